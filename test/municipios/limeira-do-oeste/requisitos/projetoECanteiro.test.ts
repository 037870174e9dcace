import { exige } from '../lancaEmLimeira';

const FATO_ERRADO = { falha: 'VALOR' };

describe('Escala e cópias do projeto (arts. 7º e 8º)', () => {
  test.each([
    ['SITUACAO', 500],
    ['CORTES', 50],
    ['COBERTURA', 200],
    ['FACHADA', 50],
  ])('%s: no mínimo 1:%d', (peca, n) => {
    expect(exige('ESCALA_MINIMA', { peca })).toMatchObject({ denominadorMaximo: n });
    expect(exige('ESCALA_MINIMA', { peca, escala: n })).toMatchObject({ conforme: true });
    expect(exige('ESCALA_MINIMA', { peca, escala: n - 1 })).toMatchObject({ conforme: true });
    expect(exige('ESCALA_MINIMA', { peca, escala: n + 1 })).toMatchObject({ conforme: false });
  });

  test('a planta baixa é a 1:50, nem mais nem menos', () => {
    expect(exige('ESCALA_MINIMA', { peca: 'PLANTA_BAIXA', escala: 50 })).toMatchObject({
      denominador: 50,
      conforme: true,
    });
    expect(exige('ESCALA_MINIMA', { peca: 'PLANTA_BAIXA', escala: 100 })).toMatchObject({ conforme: false });
    expect(exige('ESCALA_MINIMA', { peca: 'PLANTA_BAIXA', escala: 20 })).toMatchObject({ conforme: false });
  });

  test('em obra de grandes proporções a escala depende de consulta (§ 3º)', () => {
    expect(exige('ESCALA_MINIMA', { peca: 'CORTES', grandesProporcoes: true })).toMatchObject({
      falha: 'ND',
    });
  });

  test('três jogos de cópias', () => {
    expect(exige('JOGOS_COPIAS')).toMatchObject({ jogos: 3 });
  });
});

describe('Dispensa de projeto (art. 15, I): as três condições juntas', () => {
  const rural = { foraPerimetroUrbano: true, fimAgropecuario: true };

  test('até 80,00 m²', () => {
    expect(exige('DISPENSA_PROJETO', { area: 79.99, ...rural })).toMatchObject({ dispensado: true });
    expect(exige('DISPENSA_PROJETO', { area: 80, ...rural })).toMatchObject({ dispensado: true });
    expect(exige('DISPENSA_PROJETO', { area: 80.01, ...rural })).toMatchObject({ dispensado: false });
  });

  test('faltando uma condição, ou não sendo dita, o projeto é exigido', () => {
    expect(exige('DISPENSA_PROJETO', { area: 50, ...rural, foraPerimetroUrbano: false })).toMatchObject({
      dispensado: false,
    });
    expect(exige('DISPENSA_PROJETO', { area: 50, ...rural, fimAgropecuario: false })).toMatchObject({
      dispensado: false,
    });
    expect(exige('DISPENSA_PROJETO', { area: 50, foraPerimetroUrbano: true })).toMatchObject({
      dispensado: false,
    });
    expect(exige('DISPENSA_PROJETO', { area: 50 })).toMatchObject({ dispensado: false });
    expect(exige('DISPENSA_PROJETO', rural)).toMatchObject({ ...FATO_ERRADO, fato: 'area' });
    expect(exige('DISPENSA_PROJETO', { area: -1, ...rural })).toMatchObject(FATO_ERRADO);
  });
});

describe('Dispensa de licença (art. 16)', () => {
  test('muro de divisa com até 2,00 m', () => {
    expect(exige('DISPENSA_LICENCA_MURO', { altura: 1.99 })).toMatchObject({ dispensado: true });
    expect(exige('DISPENSA_LICENCA_MURO', { altura: 2 })).toMatchObject({ dispensado: true });
    expect(exige('DISPENSA_LICENCA_MURO', { altura: 2.01 })).toMatchObject({ dispensado: false });
    expect(exige('DISPENSA_LICENCA_MURO')).toMatchObject({ ...FATO_ERRADO, fato: 'altura' });
  });

  test.each([
    ['REPAROS', true],
    ['IMPERMEABILIZACAO', true],
    ['TELHAS_E_CALHAS', true],
    ['LIMPEZA_OU_PINTURA', true],
    ['OUTRO', false],
  ])('serviço %s: dispensado %s', (servico, dispensado) => {
    expect(exige('DISPENSA_LICENCA', { servico })).toMatchObject({ dispensado });
  });

  test('o muro só pela altura', () => {
    expect(exige('DISPENSA_LICENCA', { servico: 'MURO_DIVISA', altura: 2 })).toMatchObject({
      dispensado: true,
    });
    expect(exige('DISPENSA_LICENCA', { servico: 'MURO_DIVISA', altura: 2.01 })).toMatchObject({
      dispensado: false,
    });
    expect(exige('DISPENSA_LICENCA', { servico: 'MURO_DIVISA' })).toMatchObject({ dispensado: false });
  });
});

describe('Tapume (arts. 24 e 26)', () => {
  test('no alinhamento: 2,00 m de altura e metade do passeio', () => {
    // 2,50 ÷ 2 = 1,25
    expect(exige('TAPUME', { noAlinhamento: true, larguraPasseio: 2.5 })).toMatchObject({
      obrigatorio: true,
      alturaMinima: 2,
      ocupacaoMaxima: 1.25,
    });
  });

  test('recuado em via pavimentada: 1,50 m; em via sem pavimento, nada', () => {
    const recuado = exige('TAPUME', { noAlinhamento: false, viaPavimentada: true });
    expect(recuado).toMatchObject({ obrigatorio: true, alturaMinima: 1.5 });
    expect(recuado).not.toHaveProperty('ocupacaoMaxima');
    const semPavimento = exige('TAPUME', { noAlinhamento: false, viaPavimentada: false });
    expect(semPavimento).toMatchObject({ obrigatorio: false });
    expect(semPavimento).not.toHaveProperty('alturaMinima');
  });

  test('o que não se disse não favorece: conta como no alinhamento e como via pavimentada', () => {
    expect(exige('TAPUME', { larguraPasseio: 2 })).toMatchObject({ alturaMinima: 2, ocupacaoMaxima: 1 });
    expect(exige('TAPUME', { noAlinhamento: false })).toMatchObject({ alturaMinima: 1.5 });
    expect(exige('TAPUME', { noAlinhamento: true })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'larguraPasseio',
    });
  });
});

test('barranco ou vala com desnível superior a 1,20 m pede proteção (art. 22)', () => {
  expect(exige('CORTE_PROTECAO', { desnivel: 1.2 })).toMatchObject({ obrigatorio: false });
  expect(exige('CORTE_PROTECAO', { desnivel: 1.21 })).toMatchObject({ obrigatorio: true });
  expect(exige('CORTE_PROTECAO')).toMatchObject({ ...FATO_ERRADO, fato: 'desnivel' });
});
