import { lancaEmAlfredoChaves } from './lancaEmAlfredoChaves';

type Fatos = Readonly<Record<string, unknown>>;
const territorial = (fatos: Fatos, quando?: number) =>
  lancaEmAlfredoChaves('IMPOSTO_TERRITORIAL', fatos, quando);
const base = (fatos: Fatos) => lancaEmAlfredoChaves('BASE_TERRITORIAL', fatos);

describe('Área tributável', () => {
  test('terreno não edificado conta inteiro', () => {
    expect(base({ zona: 'URBANA', area: 500, edificado: false })).toMatchObject({ areaTributavel: 500 });
    expect(base({ area: 500 })).toMatchObject({ areaTributavel: 500 });
    expect(base({ area: 500, edificado: false, areaPredio: 100 })).toMatchObject({ areaTributavel: 500 });
  });

  test.each([
    [600, 120, 520], // 120 × 4/3 = 160; 600 − 80
    [160, 120, 80], // a parte reduzida é o lote todo, no limite exato
    [150, 120, 75], // 160 passa do lote: metade de 150
    [100, 50, 66.67], // 50 × 4/3 ÷ 2 = 33,333…
    [100, 100, 50],
    [100, 0, 100],
  ])('lote de %d m² com prédio de %d m² conta %d m²', (area, areaPredio, areaTributavel) => {
    expect(base({ area, edificado: true, areaPredio })).toMatchObject({ areaTributavel });
    expect(base({ area, areaPredio })).toMatchObject({ areaTributavel });
  });

  test('prédio maior que o lote, ou sem medida, é fato errado', () => {
    expect(base({ area: 100, edificado: true, areaPredio: 100.01 })).toMatchObject({
      falha: 'VALOR',
      fato: 'areaPredio',
    });
    expect(base({ area: 100, edificado: true })).toMatchObject({ falha: 'VALOR', fato: 'areaPredio' });
    expect(base({ edificado: false })).toMatchObject({ falha: 'VALOR', fato: 'area' });
    expect(base({ area: -1 })).toMatchObject({ falha: 'VALOR', fato: 'area' });
  });
});

describe('Imposto', () => {
  test('sem a tarifa não há resposta, e o motivo nomeia a tabela', () => {
    const resultado = territorial({ zona: 'URBANA', area: 500 });
    expect(resultado).toMatchObject({ falha: 'ND' });
    expect((resultado as { motivo: string }).motivo).toContain('Tabela nº 1');
  });

  test('fato errado vem antes da tabela ausente', () => {
    expect(territorial({ area: 100, edificado: true, areaPredio: 200 })).toMatchObject({ falha: 'VALOR' });
    expect(territorial({ valorTabela: 1 })).toMatchObject({ falha: 'VALOR', fato: 'area' });
  });

  test('área × tarifa, em duas prestações', () => {
    // 520 × 0,50 = 260
    expect(
      territorial({ zona: 'URBANA', area: 600, edificado: true, areaPredio: 120, valorTabela: 0.5 }),
    ).toMatchObject({
      valor: 260,
      areaTributavel: 520,
      parcelas: [
        { vencimento: '1961-03-15', valor: 130 },
        { vencimento: '1961-07-15', valor: 130 },
      ],
    });
  });

  test('a área não se arredonda no meio', () => {
    // (100 − 33,333…) × 3 = 200; com a área arredondada daria 200,01
    expect(territorial({ area: 100, edificado: true, areaPredio: 50, valorTabela: 3 })).toMatchObject({
      valor: 200,
    });
    // (2 − 0,745 × 4/3 ÷ 2) × 0,01 = 1,50333… × 0,01 = 0,015033… → 0,02
    expect(territorial({ area: 2, areaPredio: 0.745, valorTabela: 0.01 })).toMatchObject({ valor: 0.02 });
    // (1,21 − 0,315 × 4/3 ÷ 2) × 4,5 = 1 × 4,5
    expect(territorial({ area: 1.21, areaPredio: 0.315, valorTabela: 4.5 })).toMatchObject({ valor: 4.5 });
  });

  test('a área que se mostra tem duas casas, como na base', () => {
    // 500 − 50 × 4/3 ÷ 2 = 466,666… → 466,67; o imposto é da exata: 466,666… × 0,37 = 172,6666… → 172,67
    expect(territorial({ area: 500, edificado: true, areaPredio: 50, valorTabela: 0.37 })).toMatchObject({
      valor: 172.67,
      areaTributavel: 466.67,
    });
    expect(territorial({ area: 100, edificado: true, areaPredio: 50, valorTabela: 3 })).toMatchObject({
      valor: 200,
      areaTributavel: 66.67,
    });
  });

  test('integral em fevereiro, 5% menos, sem prestações', () => {
    const resultado = territorial({
      area: 520,
      valorTabela: 0.5,
      pagamento: '1961-02-28',
      integral: true,
    });
    expect(resultado).toMatchObject({ principal: 260, desconto: 13, valor: 247 });
    expect(resultado).not.toHaveProperty('parcelas');
    expect(
      territorial({ area: 520, valorTabela: 0.5, pagamento: '1961-03-01', integral: true }),
    ).toMatchObject({ desconto: 0, valor: 260 });
  });

  test('em 1965 despreza-se a fração', () => {
    // 333,33 × 0,10 = 33,333 → 33 = 17 + 16
    expect(territorial({ area: 333.33, valorTabela: 0.1 }, 1965)).toMatchObject({
      valor: 33,
      parcelas: [{ valor: 17 }, { valor: 16 }],
    });
  });

  test('isenção alegada dispensa a tarifa', () => {
    expect(
      territorial({ isencao: 'CULTIVO', zona: 'SUBURBANA', areaUtil: 1000, areaCultivada: 500 }),
    ).toMatchObject({ isento: true, valor: 0, fundamento: 'Lei nº 132/1959, art. 30, c' });
    expect(territorial({ isencao: 'DEPENDENCIA_DE_ISENTO', alinea: 'G' })).toMatchObject({ isento: true });
    expect(territorial({ isencao: 'EDIFICACAO_DIFICIL' })).toMatchObject({ isento: true });
    expect(
      territorial({ isencao: 'DEPENDENCIA_DE_ISENTO', alinea: 'H', area: 10, valorTabela: 1 }),
    ).toMatchObject({ valor: 10 });
  });
});

describe('Isenção do territorial', () => {
  const isencao = (fatos: Fatos, alternativas: readonly string[] = []) =>
    lancaEmAlfredoChaves('ISENCAO', { tributo: 'IMPOSTO_TERRITORIAL', ...fatos }, 1962, { alternativas });

  test.each([
    ['SUBURBANA', 1000, 500, true], // metade exata basta
    ['SUBURBANA', 1000, 499.99, false],
    ['SUBURBANA', 1001, 500.5, true],
    ['URBANA', 1000, 1000, false],
    [undefined, 1000, 1000, false],
  ])('cultivo em zona %s, %d m² úteis e %d cultivados: %p', (zona, areaUtil, areaCultivada, isento) => {
    expect(isencao({ hipotese: 'CULTIVO', zona, areaUtil, areaCultivada })).toMatchObject({ isento });
  });

  test.each(['A', 'B', 'C', 'D', 'E', 'F', 'G'])('dependência de prédio da alínea %s é isenta', (alinea) => {
    expect(isencao({ hipotese: 'DEPENDENCIA_DE_ISENTO', alinea })).toMatchObject({ isento: true });
  });

  test.each(['H', 'I', 'J'])('dependência da alínea %s não é, salvo pela outra leitura (L-15)', (alinea) => {
    expect(isencao({ hipotese: 'DEPENDENCIA_DE_ISENTO', alinea })).toMatchObject({ isento: false });
    expect(isencao({ hipotese: 'DEPENDENCIA_DE_ISENTO', alinea }, ['L-15'])).toMatchObject({ isento: true });
  });

  test('edificação difícil é isenta; sem os fatos não se responde', () => {
    expect(isencao({ hipotese: 'EDIFICACAO_DIFICIL' })).toMatchObject({ isento: true });
    expect(isencao({ hipotese: 'DEPENDENCIA_DE_ISENTO' })).toMatchObject({ falha: 'VALOR', fato: 'alinea' });
    expect(isencao({ hipotese: 'CULTIVO', zona: 'SUBURBANA', areaUtil: 1 })).toMatchObject({
      falha: 'VALOR',
    });
    expect(isencao({ hipotese: 'DIARISTA' })).toMatchObject({ falha: 'VALOR', fato: 'hipotese' });
  });
});

describe('Incidência do territorial', () => {
  const incidencia = (fatos: Fatos) =>
    lancaEmAlfredoChaves('INCIDENCIA', { tributo: 'IMPOSTO_TERRITORIAL', ...fatos });

  test.each([
    [6, false],
    [6.01, true],
    [7, true],
    [0, false],
  ])('obra parada há %d meses: %p', (mesesParalisada, incide) => {
    expect(incidencia({ hipotese: 'OBRA_PARALISADA', mesesParalisada })).toMatchObject({ incide });
  });

  test.each([
    ['1961-04-10', false], // 10/01 + 90 dias = 10/04/1961
    ['1961-04-11', true], // 91º dia
    ['1961-01-01', false],
  ])('ruína interditada em 10/01/1961, perguntada em %s: %p', (dataReferencia, incide) => {
    expect(incidencia({ hipotese: 'RUINA', interdicao: '1961-01-10', dataReferencia })).toMatchObject({
      incide,
      fundamento: 'Lei nº 132/1959, art. 26, c',
    });
  });

  test('terreno urbano ou suburbano, edificado ou não; o rural não', () => {
    expect(incidencia({ hipotese: 'NAO_EDIFICADO', zona: 'SUBURBANA' })).toMatchObject({ incide: true });
    expect(incidencia({ hipotese: 'EDIFICADO' })).toMatchObject({ incide: true });
    expect(incidencia({ hipotese: 'NAO_EDIFICADO', zona: 'RURAL' })).toMatchObject({ incide: false });
    expect(incidencia({ hipotese: 'EDIFICADO', zona: 'RURAL' })).toMatchObject({ incide: false });
  });

  test('hipótese de outro tributo, ou sem os seus fatos, é erro', () => {
    expect(incidencia({ hipotese: 'SUINO' })).toMatchObject({ falha: 'VALOR', fato: 'hipotese' });
    expect(incidencia({ hipotese: 'OBRA_PARALISADA' })).toMatchObject({ falha: 'VALOR' });
    expect(incidencia({ hipotese: 'RUINA', interdicao: '1961-01-10' })).toMatchObject({ falha: 'VALOR' });
    expect(incidencia({})).toMatchObject({ falha: 'VALOR', fato: 'hipotese' });
  });
});
