import { limeiraDoOeste } from '../../../src/municipios/limeira-do-oeste';
import { requisitos } from '../../../src/municipios/limeira-do-oeste/requisitos';
import { combina } from '../../../src/municipios/limeira-do-oeste/requisitos/combina';
import { SAIDAS } from '../../../src/regra';
import { confere, exige, memoriaEmLimeira } from './lancaEmLimeira';

const FATO_ERRADO = { falha: 'VALOR' };
const regraDe = (id: string) => limeiraDoOeste.regras.find((regra) => regra.id === id);

describe('Argumentos por posição', () => {
  test.each([
    ['MARQUISE', { medida: 2.4 }, { balancoMaximo: 1.2 }],
    ['CORREDOR', { medida: 12.5, opcao: 'COLETIVO' }, { larguraMinima: 1.45 }],
    ['ESCADA_LANCE', { medida: 19, medida2: 0.18, medida3: 0.25 }, { altura: 3.42, conforme: true }],
    ['RAMPA', { medida: 1, medida2: 10, opcao: 'AUDITORIO' }, { declividade: 0.1, conforme: true }],
    ['TAPUME', { medida: 2, condicao: true }, { ocupacaoMaxima: 1 }],
    ['TAPUME', { condicao: false, condicao2: true }, { alturaMinima: 1.5 }],
    ['DISPENSA_PROJETO', { medida: 80, condicao: 'S', condicao2: 'S' }, { dispensado: true }],
    ['GARAGEM_COLETIVA', { medida: 51, medida2: 45 }, { vaosEntrada: 2, larguraCorredor: 3.5 }],
    ['ABERTURA', { medida: 12, medida2: 6, opcao: 'PROLONGADA' }, { iluminacaoMinima: 3 }],
    ['AREA_ABERTA', { medida: 0 }, { diametroMinimo: 1.5 }],
    ['AFASTAMENTO_FRONTAL', { medida: 0 }, { conforme: true }],
  ])('%s %j', (requisito, fatos, esperado) => {
    expect(exige(requisito, fatos)).toMatchObject(esperado);
  });

  test('cada um é lido como o fato que representa', () => {
    expect(exige('CHUVEIROS_ACOUGUE', { medida: 1.5 })).toMatchObject({ ...FATO_ERRADO, fato: 'medida' });
    expect(exige('MARQUISE', { medida: -1 })).toMatchObject({ ...FATO_ERRADO, fato: 'medida' });
    expect(exige('MARQUISE', { medida: 'largo' })).toMatchObject({ ...FATO_ERRADO, fato: 'medida' });
    expect(exige('MARQUISE', { medida: '2,40' })).toMatchObject({ balancoMaximo: 1.2 });
    expect(exige('CORREDOR', { medida: 5, opcao: 'INDUSTRIA' })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'opcao',
    });
  });

  test('zero, que é o que a célula em branco dá, é falta onde a medida não pode ser zero', () => {
    expect(exige('CORREDOR', { medida: 0, opcao: 'COLETIVO' })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'comprimento',
    });
    expect(exige('MARQUISE', { medida: 2.4, medida2: 0, medida3: 0 })).toMatchObject({ balancoMaximo: 1.2 });
  });

  test('medida a mais, ou dada duas vezes, se acusa', () => {
    expect(exige('MARQUISE', { medida: 2.4, medida2: 3 })).toMatchObject({ ...FATO_ERRADO, fato: 'medida2' });
    expect(exige('MARQUISE', { medida: 2.4, larguraPasseio: 2.4 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'medida',
    });
  });

  test('valem também na conferência', () => {
    expect(confere('CORREDOR', { valorDoProjeto: 1.45, medida: 12.5, opcao: 'comum' })).toMatchObject({
      conforme: true,
    });
  });
});

describe('Uma regra de muitos requisitos', () => {
  test('o requisito se escreve como se fala', () => {
    expect(exige('pé-direito', { uso: 'serviços', area: 80 })).toMatchObject({ peDireitoMinimo: 4 });
    expect(exige('Posto de gasolina')).toMatchObject({ alturaMinima: 2 });
    expect(exige('castelo')).toMatchObject({ ...FATO_ERRADO, fato: 'requisito' });
    expect(exige('')).toMatchObject({ ...FATO_ERRADO, fato: 'requisito' });
  });

  test('o fato que o requisito não usa é deixado de lado, com aviso', () => {
    const { avisos, resultado } = memoriaEmLimeira('REQUISITO_OBRA', {
      requisito: 'MURO_POSTO',
      lotacao: 500,
    });
    expect(resultado).toMatchObject({ alturaMinima: 2 });
    expect(avisos).toContain('Fato sem uso neste requisito: lotacao');
  });

  test('o fato que nenhum requisito conhece é recusado', () => {
    expect(exige('MURO_POSTO', { cor: 'azul' })).toMatchObject({ ...FATO_ERRADO, fato: 'cor' });
  });

  test('cada requisito responde com o seu artigo, e não com os de todos', () => {
    expect(exige('MARQUISE', { larguraPasseio: 2 })).toMatchObject({
      fundamento: 'Lei nº 104/1994, art. 64, caput e § 1º',
    });
  });

  test('a leitura em dúvida deixa aviso só onde decide', () => {
    const avisos = memoriaEmLimeira('REQUISITO_OBRA', { requisito: 'ELEVADOR', desnivelEntrada: 9.5 }).avisos;
    expect(avisos).toContainEqual(expect.stringContaining('L17 (art. 57), leitura certa'));
    expect(avisos).not.toContainEqual(expect.stringContaining('L34'));
  });

  test('os requisitos do vocabulário vêm primeiro e na sua ordem; os acrescentados, no fim', () => {
    const codigos = requisitos.map(({ codigo }) => codigo);
    expect(codigos.slice(0, 4)).toStrictEqual([
      'DISPENSA_PROJETO',
      'DISPENSA_LICENCA_MURO',
      'TAPUME',
      'PAREDE',
    ]);
    expect(codigos.indexOf('ESCALA_MINIMA')).toBe(codigos.indexOf('LOJA_EM_GALERIA') + 1);
    expect(new Set(codigos).size).toBe(codigos.length);
  });

  test('demanda e conferência nascem das mesmas declarações', () => {
    expect(regraDe('CONFERE_OBRA')?.parametros).toBe(regraDe('REQUISITO_OBRA')?.parametros);
    expect(regraDe('CONFERE_OBRA')?.fatos['uso']).toBe(regraDe('REQUISITO_OBRA')?.fatos['uso']);
  });

  test('cada exigência mede um fato ou um resultado que existe', () => {
    const perdidas = requisitos.flatMap(({ codigo, fatos, exigencias }) =>
      Object.values(exigencias).flatMap(({ medida }) =>
        medida === undefined || medida in fatos || medida in SAIDAS ? [] : [`${codigo}: ${medida}`],
      ),
    );
    expect(perdidas).toStrictEqual([]);
  });

  test('o fato de muitos requisitos reúne os códigos de todos', () => {
    const codigos = regraDe('REQUISITO_OBRA')?.fatos['uso']?.codigos?.map(({ codigo }) => codigo);
    expect(codigos).toStrictEqual(
      expect.arrayContaining(['PRIVATIVO', 'INDUSTRIA', 'AUDITORIO', 'APARTAMENTOS']),
    );
    expect(new Set(codigos).size).toBe(codigos?.length);
  });

  test('dois requisitos de um só código não se reúnem', () => {
    const [primeiro] = requisitos;
    if (!primeiro) throw new Error('não há requisitos');
    expect(() => combina([primeiro, primeiro])).toThrow('código repetido');
  });
});
