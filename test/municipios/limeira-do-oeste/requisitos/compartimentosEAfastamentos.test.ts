import { exige } from '../lancaEmLimeira';

const FATO_ERRADO = { falha: 'VALOR' };

describe('Compartimento (arts. 76, 77 e 80)', () => {
  const prolongada = { permanencia: 'PROLONGADA', area: 6, diametro: 1.8, peDireito: 2.7 };
  const transitoria = { permanencia: 'TRANSITORIA', area: 1.5, diametro: 0.8, peDireito: 2.4 };

  test('nos mínimos está conforme', () => {
    expect(exige('COMPARTIMENTO', prolongada)).toMatchObject({
      conforme: true,
      areaMinima: 6,
      diametroMinimo: 1.8,
      peDireitoMinimo: 2.7,
    });
    expect(exige('COMPARTIMENTO', transitoria)).toMatchObject({
      conforme: true,
      areaMinima: 1.5,
      diametroMinimo: 0.8,
      peDireitoMinimo: 2.4,
    });
  });

  test.each([
    { ...prolongada, area: 5.99 },
    { ...prolongada, diametro: 1.79 },
    { ...prolongada, peDireito: 2.69 },
    { ...transitoria, area: 1.49 },
    { ...transitoria, diametro: 0.79 },
    { ...transitoria, peDireito: 2.39 },
  ])('um centésimo abaixo de um só já não: %j', (fatos) => {
    expect(exige('COMPARTIMENTO', fatos)).toMatchObject({ conforme: false });
  });

  test('sem medidas dizem-se os mínimos; faltando uma, ela é pedida', () => {
    const minimos = exige('COMPARTIMENTO', { permanencia: 'PROLONGADA' });
    expect(minimos).toMatchObject({ areaMinima: 6, diametroMinimo: 1.8, peDireitoMinimo: 2.7 });
    expect(minimos).not.toHaveProperty('conforme');
    expect(exige('COMPARTIMENTO', { permanencia: 'PROLONGADA', area: 9, diametro: 2 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'peDireito',
    });
  });

  test('a lei só dá medidas para prolongada e transitória', () => {
    expect(exige('COMPARTIMENTO', { ...prolongada, permanencia: 'ESPECIAL' })).toMatchObject(FATO_ERRADO);
    expect(exige('COMPARTIMENTO', { area: 6, diametro: 1.8, peDireito: 2.7 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'permanencia',
    });
  });
});

describe('Abertura (arts. 81 a 84)', () => {
  test.each([
    // fração do piso, nunca menos de 0,20; ventilação de metade
    [{ permanencia: 'PROLONGADA', area: 12 }, 2, 1], // 12 ÷ 6
    [{ permanencia: 'TRANSITORIA', area: 4 }, 0.5, 0.25], // 4 ÷ 8
    [{ permanencia: 'ESPECIAL', area: 20 }, 2.5, 1.25], // 20 ÷ 8
    [{ permanencia: 'PROLONGADA', area: 12, areaVaranda: 6 }, 3, 1.5], // (12 + 6) ÷ 6
    [{ permanencia: 'TRANSITORIA', area: 1.5 }, 0.2, 0.1], // 1,50 ÷ 8 = 0,1875
    [{ permanencia: 'TRANSITORIA', area: 1.6 }, 0.2, 0.1], // 1,60 ÷ 8 = 0,20
    [{ permanencia: 'PROLONGADA', area: 1.26 }, 0.21, 0.105], // 1,26 ÷ 6
  ])('%j: iluminação %d m², ventilação %d m²', (fatos, iluminacaoMinima, ventilacaoMinima) => {
    expect(exige('ABERTURA', fatos)).toMatchObject({ iluminacaoMinima, ventilacaoMinima });
  });

  test('quociente que não termina: 10 ÷ 6', () => {
    expect(exige('ABERTURA', { permanencia: 'PROLONGADA', area: 10 })).toMatchObject({
      iluminacaoMinima: 10 / 6,
      ventilacaoMinima: 10 / 12,
    });
  });

  test('a permanência e o piso são precisos', () => {
    expect(exige('ABERTURA', { area: 12 })).toMatchObject({ ...FATO_ERRADO, fato: 'permanencia' });
    expect(exige('ABERTURA', { permanencia: 'PROLONGADA' })).toMatchObject({ ...FATO_ERRADO, fato: 'area' });
    expect(exige('ABERTURA', { permanencia: 'PROLONGADA', area: 9, areaVaranda: -1 })).toMatchObject(
      FATO_ERRADO,
    );
  });
});

test.each([
  ['DORMITORIO', 'PROLONGADA'],
  ['sala de jantar', 'PROLONGADA'],
  ['COZINHA', 'PROLONGADA'],
  ['COPA', 'PROLONGADA'],
  ['LOJA', 'PROLONGADA'],
  ['ESCRITORIO', 'PROLONGADA'],
  ['CONSULTORIO', 'PROLONGADA'],
  ['INDUSTRIA', 'PROLONGADA'],
  ['BANHEIRO', 'TRANSITORIA'],
  ['CORREDOR', 'TRANSITORIA'],
  ['hall', 'TRANSITORIA'],
  ['CAIXA_DE_ESCADA', 'TRANSITORIA'],
  ['VESTIARIO', 'TRANSITORIA'],
  ['DESPENSA', 'TRANSITORIA'],
  ['DEPOSITO', 'TRANSITORIA'],
  ['OUTRO', 'ESPECIAL'],
])('%s é de classe %s (arts. 73 a 75)', (compartimento, classe) => {
  expect(exige('COMPARTIMENTO_CLASSE', { compartimento })).toMatchObject({ classe });
});

test('só corredor e caixa de escada dispensam abertura (art. 71, parágrafo único)', () => {
  expect(exige('DISPENSA_ABERTURA', { compartimento: 'CORREDOR' })).toMatchObject({ dispensado: true });
  expect(exige('DISPENSA_ABERTURA', { compartimento: 'CAIXA_DE_ESCADA' })).toMatchObject({
    dispensado: true,
  });
  expect(exige('DISPENSA_ABERTURA', { compartimento: 'BANHEIRO' })).toMatchObject({ dispensado: false });
});

describe('Áreas que iluminam (arts. 86 e 87)', () => {
  test.each([
    [0, 1.5],
    [5, 2],
    [12.3, 2.73], // 1,23 + 1,50
  ])('aberta, H = %d m: D = %d m', (alturaH, diametroMinimo) => {
    expect(exige('AREA_ABERTA', { alturaH })).toMatchObject({ diametroMinimo });
  });

  test.each([
    [0, 2],
    [12, 4], // 2 + 2,00
    [9, 3.5], // 1,5 + 2,00
  ])('fechada, H = %d m: D = %d m e 10,00 m²', (alturaH, diametroMinimo) => {
    expect(exige('AREA_FECHADA', { alturaH })).toMatchObject({ diametroMinimo, areaMinima: 10 });
    expect(exige('AREA_FECHADA', { alturaH, permanencia: 'TRANSITORIA' })).toMatchObject({ diametroMinimo });
    expect(exige('AREA_FECHADA', { alturaH })).not.toHaveProperty('conforme');
  });

  test.each(['PROLONGADA', 'ESPECIAL'])(
    'a fechada não serve a compartimento de permanência %s',
    (permanencia) => {
      const r = exige('AREA_FECHADA', { alturaH: 12, permanencia });
      expect(r).toMatchObject({ conforme: false });
      expect(r).not.toHaveProperty('diametroMinimo');
      expect(exige('AREA_FECHADA', { permanencia })).toMatchObject({ conforme: false });
    },
  );

  test('H é preciso e não é negativo', () => {
    expect(exige('AREA_ABERTA')).toMatchObject({ ...FATO_ERRADO, fato: 'alturaH' });
    expect(exige('AREA_FECHADA')).toMatchObject({ ...FATO_ERRADO, fato: 'alturaH' });
    expect(exige('AREA_ABERTA', { alturaH: -1 })).toMatchObject(FATO_ERRADO);
    expect(exige('AREA_FECHADA', { alturaH: 12, permanencia: 'LONGA' })).toMatchObject(FATO_ERRADO);
  });
});

describe('Afastamentos (art. 89)', () => {
  test.each([
    [0, true],
    [0.01, false],
    [2.99, false],
    [3, true],
    [8, true],
  ])('frontal de %d m: conforme %s', (afastamento, conforme) => {
    expect(exige('AFASTAMENTO_FRONTAL', { afastamento })).toMatchObject({ conforme, afastamentoMinimo: 3 });
  });

  test.each([
    [1.5, true, true, 1.5],
    [1.49, true, false, 1.5],
    [0, true, false, 1.5],
    [0, false, true, 0],
    [1.49, undefined, false, 1.5], // não se disse: conta como parede com abertura
  ])('lateral de %d m com abertura %s: conforme %s', (afastamento, temAbertura, conforme, minimo) => {
    expect(exige('AFASTAMENTO_LATERAL', { afastamento, temAbertura })).toMatchObject({
      conforme,
      afastamentoMinimo: minimo,
    });
  });
});

describe('Fossa séptica (art. 91) e instalação sanitária (arts. 90 e 93)', () => {
  test.each([
    [3, 10, true],
    [2.99, 10, false],
    [3, 9.99, false],
    [3, undefined, true], // não há poço
    [2.99, undefined, false],
  ])('%d m das divisas e %s m do poço: %s', (distanciaDivisa, distanciaPoco, conforme) => {
    expect(exige('FOSSA_SEPTICA', { distanciaDivisa, distanciaPoco })).toMatchObject({ conforme });
  });

  test('a distância das divisas é precisa para conferir', () => {
    expect(exige('FOSSA_SEPTICA', { distanciaPoco: 12 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'distanciaDivisa',
    });
    expect(exige('FOSSA_SEPTICA')).toMatchObject({ distanciaDivisaMinima: 3, distanciaPocoMinima: 10 });
  });

  test('a instalação sanitária fica no interior e não abre para a cozinha', () => {
    const situacao = (noInterior: boolean, abreParaCozinha: boolean) =>
      exige('SANITARIO_ABERTURA', { noInterior, abreParaCozinha });
    expect(situacao(true, false)).toMatchObject({ conforme: true });
    expect(situacao(true, true)).toMatchObject({ conforme: false });
    expect(situacao(false, false)).toMatchObject({ conforme: false });
    expect(exige('SANITARIO_ABERTURA', { noInterior: true })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'abreParaCozinha',
    });
  });
});

test('unidade residencial de pelo menos três compartimentos (art. 95)', () => {
  expect(exige('UNIDADE_RESIDENCIAL', { compartimentos: 2 })).toMatchObject({
    conforme: false,
    compartimentosMinimo: 3,
  });
  expect(exige('UNIDADE_RESIDENCIAL', { compartimentos: 3 })).toMatchObject({ conforme: true });
});

test('a multifamiliar tem portaria (art. 97)', () => {
  expect(exige('PORTARIA_MULTIFAMILIAR', { multifamiliar: true })).toMatchObject({ obrigatorio: true });
  expect(exige('PORTARIA_MULTIFAMILIAR', { multifamiliar: false })).toMatchObject({ obrigatorio: false });
});
