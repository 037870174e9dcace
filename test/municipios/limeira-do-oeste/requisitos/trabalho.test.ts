import { exige } from '../lancaEmLimeira';

const FATO_ERRADO = { falha: 'VALOR' };

test.each([
  ['INDUSTRIA', 10, 2.7],
  ['INDUSTRIA', 75, 2.7], // "superior a 75"
  ['INDUSTRIA', 75.01, 3.2],
  ['COMERCIO', 25, 2.7], // "não exceder a 25"
  ['COMERCIO', 25.01, 3.2],
  ['COMERCIO', 75, 3.2],
  ['COMERCIO', 75.01, 4],
])('pé-direito de %s com %d m²: %d m (arts. 80, 100, I e 101)', (uso, area, peDireitoMinimo) => {
  expect(exige('PE_DIREITO', { uso, area })).toMatchObject({ peDireitoMinimo });
});

test('pé-direito de outro uso, ou sem a área, é fato errado', () => {
  expect(exige('PE_DIREITO', { uso: 'SUBMARINO', area: 10 })).toMatchObject({ ...FATO_ERRADO, fato: 'uso' });
  expect(exige('PE_DIREITO', { uso: 'COLETIVO', area: 10 })).toMatchObject({ ...FATO_ERRADO, fato: 'uso' });
  expect(exige('PE_DIREITO', { uso: 'INDUSTRIA' })).toMatchObject({ ...FATO_ERRADO, fato: 'area' });
  expect(exige('PE_DIREITO', { area: 10 })).toMatchObject({ ...FATO_ERRADO, fato: 'uso' });
});

test('sanitário de indústria não comunica direto com o compartimento (art. 100, II)', () => {
  expect(exige('INDUSTRIA_SANITARIO', { comunicacaoDireta: false })).toMatchObject({ conforme: true });
  expect(exige('INDUSTRIA_SANITARIO', { comunicacaoDireta: true })).toMatchObject({ conforme: false });
});

test.each([
  [false, false, 1],
  [true, false, 1.5],
  [false, true, 1.5],
  [true, true, 1.5],
  [undefined, undefined, 1],
])('fonte de calor, pavimento superposto %s, parede vizinha %s: %d m (art. 100, III)', (p, v, minimo) => {
  expect(exige('FONTE_DE_CALOR', { pavimentoSuperposto: p, paredeVizinha: v })).toMatchObject({
    afastamentoMinimo: minimo,
  });
});

test('sanitários separados quando a área excede 75,00 m² (art. 101, V)', () => {
  expect(exige('SANITARIOS_SEPARADOS', { area: 75 })).toMatchObject({ obrigatorio: false });
  expect(exige('SANITARIOS_SEPARADOS', { area: 75.01 })).toMatchObject({ obrigatorio: true });
  expect(exige('SANITARIOS_SEPARADOS')).toMatchObject({ ...FATO_ERRADO, fato: 'area' });
});

test.each([
  [15, 4, true],
  [14.99, 4, false],
  [15, 3.99, false],
])('loja em galeria de %d m² e %d m de pé-direito: conforme %s (art. 103)', (area, peDireito, conforme) => {
  expect(exige('LOJA_EM_GALERIA', { area, peDireito })).toMatchObject({ conforme });
});

test.each([
  [0, 0],
  [1, 1],
  [15, 1],
  [16, 2],
  [30, 2],
  [31, 3],
])('açougue com %d empregados: %d chuveiros (art. 104)', (empregados, chuveiros) => {
  expect(exige('CHUVEIROS_ACOUGUE', { empregados })).toMatchObject({ chuveiros });
});

test('empregados se contam inteiros', () => {
  expect(exige('CHUVEIROS_ACOUGUE', { empregados: 1.5 })).toMatchObject({
    ...FATO_ERRADO,
    fato: 'empregados',
  });
  expect(exige('CHUVEIROS_ACOUGUE', { empregados: -1 })).toMatchObject(FATO_ERRADO);
  expect(exige('CHUVEIROS_ACOUGUE')).toMatchObject({ ...FATO_ERRADO, fato: 'empregados' });
});

describe('Sanitários de escritórios (art. 105): a maior exigência', () => {
  test.each([
    // ⌈salas ÷ 10⌉ e ⌈área ÷ 400⌉
    [10, 400, 1],
    [8, 401, 2],
    [11, 300, 2],
    [20, 1200.01, 4],
    [31, 100, 4],
  ])('%d salas e %d m²: %d por sexo', (salas, area, conjuntos) => {
    expect(exige('SANITARIOS_ESCRITORIOS', { salas, area })).toMatchObject({
      vasosPorSexo: conjuntos,
      lavatoriosPorSexo: conjuntos,
    });
  });

  test('só um critério informado, conta esse; nenhum, pede-se', () => {
    expect(exige('SANITARIOS_ESCRITORIOS', { salas: 25 })).toMatchObject({ vasosPorSexo: 3 });
    expect(exige('SANITARIOS_ESCRITORIOS', { area: 900 })).toMatchObject({ vasosPorSexo: 3 });
    expect(exige('SANITARIOS_ESCRITORIOS')).toMatchObject({ ...FATO_ERRADO, fato: 'salas' });
  });

  test('pela outra leitura basta a menor', () => {
    expect(exige('SANITARIOS_ESCRITORIOS', { salas: 8, area: 401 }, { alternativas: ['L34'] })).toMatchObject(
      { vasosPorSexo: 1 },
    );
  });

  test('o sanitário privativo por sala dispensa os conjuntos', () => {
    const r = exige('SANITARIOS_ESCRITORIOS', { salas: 8, privativoPorSala: true });
    expect(r).toMatchObject({ dispensado: true });
    expect(r).not.toHaveProperty('vasosPorSexo');
  });
});
