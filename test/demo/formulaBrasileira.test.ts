import { formulaParaMotor, formulaParaTela, marcasParaMotor } from '../../demo/digitacao/formulaBrasileira';

describe('a fórmula que um brasileiro digita', () => {
  test.each([
    [
      '=TRIB.IMPOSTO_PREDIAL(B2; ; "PROPRIETARIO"; ; ; ; "ALEGRE"; 1952)',
      '=TRIB.IMPOSTO_PREDIAL(B2, , "PROPRIETARIO", , , , "ALEGRE", 1952)',
    ],
    ['=TRIB.X(B2; ; "A"; 10,5)', '=TRIB.X(B2, , "A", 10.5)'],
    ['=SOMA(A1;A2)', '=SUM(A1,A2)'],
    ['=soma(A1;A2)', '=SUM(A1,A2)'],
    ['=MÉDIA(A1:A9)', '=AVERAGE(A1:A9)'],
    ['=MEDIA(A1:A9)', '=AVERAGE(A1:A9)'],
    ['=SE(A1>1,5; "sim; já"; 2,25)', '=IF(A1>1.5, "sim; já", 2.25)'],
    ['=B2*1,5', '=B2*1.5'],
    ['=CONT.SE(A1:A9; ">0")', '=COUNTIF(A1:A9, ">0")'],
  ])('%s', (digitada, doMotor) => {
    expect(formulaParaMotor(digitada)).toBe(doMotor);
  });

  test('com vírgulas entre os argumentos fica como está', () => {
    expect(formulaParaMotor('=SUM(1,5)')).toBe('=SUM(1,5)');
    expect(formulaParaMotor('=TRIB.X(B2,,"A",1952)')).toBe('=TRIB.X(B2,,"A",1952)');
  });

  test('com os dois separadores, só é decimal a vírgula entre os algarismos de um número', () => {
    expect(formulaParaMotor('=TRIB.X(B2,C2; $B$2,3; 1,5)')).toBe('=TRIB.X(B2,C2, $B$2,3, 1.5)');
  });

  test('texto, nome de planilha e lista entre chaves não se tocam', () => {
    const formula = `=TRIB.X("a;1,5"; 'Mês; 1,5'!A1; {1;2,5})`;
    expect(formulaParaMotor(formula)).toBe(`=TRIB.X("a;1,5", 'Mês; 1,5'!A1, {1;2,5})`);
  });

  test('aspas dobradas dentro do texto não o encerram', () => {
    expect(formulaParaMotor('=X("a ""b;c"" d"; 1,5)')).toBe('=X("a ""b;c"" d", 1.5)');
  });

  test('a troca de marcas guarda a posição de cada caractere', () => {
    const formula = '=SE(A1>1,5; "sim; já"; 2,25)';
    expect(marcasParaMotor(formula)).toHaveLength(formula.length);
  });

  test('o que não é fórmula não muda', () => {
    expect(formulaParaMotor('Rua A; 10,5')).toBe('Rua A; 10,5');
    expect(formulaParaTela('Rua A, 10.5')).toBe('Rua A, 10.5');
  });
});

describe('a fórmula como aparece na barra', () => {
  test('usa ponto e vírgula, vírgula decimal e nomes em português', () => {
    expect(formulaParaTela('=IF(A1>1.5, "a, 1.5", SUM(B2,C2))')).toBe('=SE(A1>1,5; "a, 1.5"; SOMA(B2;C2))');
  });

  test('volta ao que era quando é confirmada sem mudança', () => {
    const doMotor = '=IFERROR(TRIB.X(B2,,"A",10.5),ROUND(A1/3,2))';
    expect(formulaParaMotor(formulaParaTela(doMotor))).toBe(doMotor);
  });
});
