import { mostraFormula } from '../../../taskpane/formula/mostraFormula';

describe('mostraFormula', () => {
  test.each([
    ['=TRIB.MULTA(B2,10.5,"a, b; 1.5")', '=TRIB.MULTA(B2;10,5;"a, b; 1.5")'],
    ['=TRIB.LANCAR("X",{"a","b"},A2:B2)', '=TRIB.LANCAR("X";{"a"\\"b"};A2:B2)'],
    ["=TRIB.UFIR('Folha, 1.5'!A1)", "=TRIB.UFIR('Folha, 1.5'!A1)"],
  ])('mostra %s como o Excel brasileiro', (formula, esperada) => {
    expect(mostraFormula(formula)).toBe(esperada);
  });
});
