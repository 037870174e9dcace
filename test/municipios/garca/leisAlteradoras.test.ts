import { garca } from '../../../src/municipios/garca';
import { dataIso } from '../../../src/calendario';
import { FATO_ERRADO, type Fatos, lancaEmGarca, SEM_RESPOSTA } from './lancaEmGarca';

// The same facts on the two sides of each amending law.
test('cada lei conta do dia do ato ou, nos tributos de exercício, do exercício seguinte', () => {
  expect(garca.normas.map(({ nome, inicio }) => [nome, dataIso(inicio)])).toStrictEqual([
    ['Lei nº 147/1950', '1951-01-01'],
    ['Lei de 25-06-1951', '1951-06-25'],
    ['Lei de 14-11-1952', '1953-01-01'],
    ['Lei nº 273/1953', '1954-01-01'],
    ['Lei de 26-11-1953', '1954-01-01'],
    ['Lei de 17-12-1960', '1960-12-17'],
    ['Lei de 10-02-1961', '1961-03-01'],
  ]);
});

describe('Lei de 14-11-1952: valor venal das terras, desde o exercício de 1953', () => {
  const taxa = (fatos: Fatos, quando: number | string) => lancaEmGarca('TAXA_ESTRADAS', fatos, quando);
  const cafeeira = { tipo: 'CAFEEIRA', area: 500000, cafeeirosProducao: 20000, cafeeirosNovos: 5000 };

  test('cafeeira: o pé passa de 10,00 a 15,00, e o pé novo passa a contar', () => {
    // 50 ha × 1.000,00 + 20.000 × 10,00 = 250.000,00; 0,25% = 625,00
    for (const ano of [1951, 1952]) expect(taxa(cafeeira, ano)).toMatchObject({ base: 250000, valor: 625 });
    // 50 ha × 1.000,00 + 20.000 × 15,00 + 5.000 × 10,00 = 400.000,00; 0,25% = 1.000,00
    for (const ano of [1953, 1966]) expect(taxa(cafeeira, ano)).toMatchObject({ base: 400000, valor: 1000 });
  });

  test('não alcança o exercício em que foi promulgada', () => {
    expect(taxa(cafeeira, '1952-12-31')).toMatchObject({ base: 250000 });
  });

  test('demais propriedades: antes não se lê; depois, 1.000,00 por hectare e as benfeitorias', () => {
    const demais = { tipo: 'DEMAIS', area: 1000000, benfeitorias: 30000 };
    expect(taxa(demais, 1951)).toMatchObject(SEM_RESPOSTA);
    expect(taxa(demais, 1952)).toMatchObject(SEM_RESPOSTA);
    // 100 ha × 1.000,00 + 30.000,00 = 130.000,00; 0,25% = 325,00
    expect(taxa(demais, 1953)).toMatchObject({ base: 130000, valor: 325 });
  });

  test('o resultado cita a redação que o deu', () => {
    const fundamento = (ano: number) => (taxa(cafeeira, ano) as { fundamento: string }).fundamento;
    expect(fundamento(1952)).not.toContain('Lei de 14-11-1952');
    expect(fundamento(1953)).toContain('Lei de 14-11-1952, art. 1º');
  });
});

describe('Lei nº 273/1953: o predial desde o exercício de 1954', () => {
  const predial = (quando: number | string) =>
    lancaEmGarca('IMPOSTO_PREDIAL', { valorLocativo: 10000, valorVenal: 1, isencao: 'CULTO' }, quando);

  test('não alcança o exercício de 1953, nem depois de publicada', () => {
    expect(predial(1953)).toMatchObject({ valor: 800 });
    expect(predial('1953-12-31')).toMatchObject({ valor: 800 });
    expect(predial(1954)).toMatchObject({ isento: true, valor: 0 });
  });
});

describe('Lei de 10-02-1961: a tabela da Lei nº 512/1957 sobe oitenta por cento', () => {
  const valor = (fatos: Fatos, quando: number | string = 1961) =>
    lancaEmGarca('MAJORACAO_TABELA', fatos, quando);

  test('só do mês seguinte ao da promulgação', () => {
    expect(valor({ valorTabela: 50, mes: '1961-01' })).toMatchObject({ valor: 50 });
    expect(valor({ valorTabela: 50, mes: '1961-02' })).toMatchObject({ valor: 50 });
    // 50,00 × 1,80
    expect(valor({ valorTabela: 50, mes: '1961-03' })).toMatchObject({ valor: 90 });
    expect(valor({ valorTabela: 0.33, mes: '1961-03' })).toMatchObject({ valor: 0.59 });
    expect(valor({ valorTabela: 50, mes: '1960-12' }, 1960)).toMatchObject({ valor: 50 });
  });

  test('sem o mês, vale o do dia ou o exercício; em 1961 é preciso dizê-lo', () => {
    expect(valor({ valorTabela: 50 }, 1960)).toMatchObject({ valor: 50 });
    expect(valor({ valorTabela: 50 }, 1962)).toMatchObject({ valor: 90 });
    expect(valor({ valorTabela: 50 }, '1961-02-28')).toMatchObject({ valor: 50 });
    expect(valor({ valorTabela: 50 }, '1961-03-01')).toMatchObject({ valor: 90 });
    expect(valor({ valorTabela: 50 })).toMatchObject({ ...FATO_ERRADO, fato: 'mes' });
  });

  test('sem a tabela não há resposta', () => {
    expect(valor({ mes: '1961-03' })).toMatchObject(SEM_RESPOSTA);
    expect(valor({ valorTabela: 50, mes: '1961-13' })).toMatchObject({ ...FATO_ERRADO, fato: 'mes' });
  });
});
