import { converterMoeda, moeda, ufir } from '../../functions/formulas/moeda';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();

describe('UFIR, MOEDA e CONVERTER_MOEDA, na célula', () => {
  test('a UFIR do ano 2000 é 1,0641, e depois de 26/10/2000 não há', () => {
    expect(lidas(ufir([['01/01/2000'], ['27/10/2000']]))).toStrictEqual([
      [1.0641],
      ['#N/A: não há UFIR nesse dia: a série federal vai de 1º/01/1992 a 26/10/2000'],
    ]);
  });

  test('a moeda do dia, por nome e símbolo', () => {
    expect(lidas(moeda([['31/03/1952'], ['01/07/1994']]))).toStrictEqual([['cruzeiro (Cr$)'], ['real (R$)']]);
  });

  test('Cr$ 1.000,00 de 1966 são NCr$ 1,00 de 1967', () => {
    // Decreto-lei 1/1965: mil cruzeiros make one new cruzeiro.
    expect(lidas(converterMoeda([['1.000,00']], [['12/02/1967']], [['13/02/1967']]))).toStrictEqual([[1]]);
  });

  test('recusa valor negativo e data que não existe', () => {
    expect(lidas(converterMoeda([[-1]], [['12/02/1967']], [['13/02/1967']]))).toStrictEqual([
      ['#VALUE!: valor: veio -1, que é negativo; aceita-se um valor em dinheiro, de zero para cima'],
    ]);
    expect(lidas(moeda([['30/02/1952']]))).toStrictEqual([
      ['#VALUE!: data: veio "30/02/1952"; aceita-se uma data que exista, como 31/03/1952'],
    ]);
  });
});
