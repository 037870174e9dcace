import { ehDoLancador, traduzFormula } from '../../../cli/formulas/traduzFormula';

const TABELA = {
  nome: 'Lotes',
  planilha: "Bairro d'Água",
  primeiraLinha: 3,
  ultimaLinha: 10,
  primeiraColuna: 2,
  linhasDeTitulo: 1,
  linhasDeTotal: 1,
  colunas: ['Frente (m)', 'Zona', 'Nº [antigo]', 'Valor'],
};
const livro = {
  tabelas: new Map([['lotes', TABELA]]),
  nomes: [
    { nome: 'Município', formula: 'Capa!$B$1', planilha: undefined },
    { nome: 'Base', formula: 'Capa!$B$2*2', planilha: undefined },
    { nome: 'Base', formula: '1952', planilha: 'Plan1' },
    { nome: 'Volta', formula: 'Volta', planilha: undefined },
  ],
};
const traduz = (texto: string, linhas = 0, colunas = 0, linha = 5): string =>
  traduzFormula({ texto, linhas, colunas }, { livro, planilha: 'Plan1', linha });

describe('as fórmulas nossas', () => {
  test.each([
    'TRIB.IMPOSTO_PREDIAL(A1)',
    '_xldudf_TRIB_MORA(1)',
    '1+_xlfn._xldudf_TRIB_UFIR( A1)',
    'trib.ufir(A1)',
  ])('%s é', (formula) => {
    expect(ehDoLancador(formula)).toBe(true);
  });

  test.each(['SUM(A1)', '"TRIB.UFIR("&A1', 'CONTRIB.UFIR(1)', 'ATRIB_X(1)', 'TRIB.A1'])(
    '%s não é',
    (formula) => {
      expect(ehDoLancador(formula)).toBe(false);
    },
  );

  test('as duas escritas dão a mesma', () => {
    expect(traduz('_xldudf_TRIB_IMPOSTO_PREDIAL(A2,,"_xldudf_TRIB_X(A1)")')).toBe(
      'TRIB.IMPOSTO_PREDIAL(A2,,"_xldudf_TRIB_X(A1)")',
    );
    expect(traduz('Trib.imposto_predial(A2)+_xlfn.SINGLE(B1)')).toBe('TRIB.IMPOSTO_PREDIAL(A2)+SINGLE(B1)');
  });
});

describe('a fórmula que várias células partilham', () => {
  test.each([
    ['A1+$A1+A$1+$A$1', 2, 3, 'D3+$A3+D$1+$A$1'],
    ['SUM(B:B,$B:C,2:4)', 1, 1, 'SUM(C:C,$B:D,3:5)'],
    ['\'Minha A1\'!A1&"A1"', 1, 0, '\'Minha A1\'!A2&"A1"'],
    ['LOG10(A1)+1E5+Plan1!Z9', 0, 1, 'LOG10(B1)+1E5+Plan1!AA9'],
  ])('%s anda com a célula', (formula, linhas, colunas, esperada) => {
    expect(traduz(formula, linhas, colunas)).toBe(esperada);
  });
});

describe('os nomes definidos', () => {
  test('são trocados pelo que querem dizer, o da planilha antes do geral', () => {
    expect(traduz('TRIB.UFIR(Município,base)')).toBe('TRIB.UFIR(Capa!$B$1,1952)');
    expect(
      traduzFormula({ texto: 'Base', linhas: 0, colunas: 0 }, { livro, planilha: 'Plan2', linha: 1 }),
    ).toBe('(Capa!$B$2*2)');
  });

  test('o que dá voltas não trava', () => {
    expect(traduz('Volta')).toBe('Volta');
  });
});

describe('as referências a tabelas', () => {
  const folha = "'Bairro d''Água'!";
  test.each([
    ['Lotes[Zona]', '$C$4:$C$9'],
    ['Lotes[[#This Row],[Frente (m)]]', '$B$5'],
    ['Lotes[[#This Row],[Frente (m)]:[Zona]]', '$B$5:$C$5'],
    ['Lotes[#Headers]', '$B$3:$E$3'],
    ['Lotes[#Totals]', '$B$10:$E$10'],
    ['Lotes[#All]', '$B$3:$E$10'],
    ['Lotes[#Data]', '$B$4:$E$9'],
    ['Lotes[]', '$B$4:$E$9'],
    ['Lotes', '$B$4:$E$9'],
    ['Lotes[[#Headers],[Zona]]', '$C$3'],
    ['Lotes[[#Headers],[#Data],[Zona]]', '$C$3:$C$9'],
    ["Lotes[Nº '[antigo']]", '$D$4:$D$9'],
  ])('%s', (formula, esperada) => {
    expect(traduz(`TRIB.UFIR(${formula})`)).toBe(`TRIB.UFIR(${folha}${esperada})`);
  });

  test('coluna que não há é #REF!; linha fora da tabela é #VALUE!', () => {
    expect(traduz('Lotes[Cor]')).toBe('#REF!');
    expect(traduz('Lotes[[#This Row],[Zona]]', 0, 0, 40)).toBe('#VALUE!');
  });
});
