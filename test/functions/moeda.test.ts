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

  test('a mensagem nomeia o argumento que está errado', () => {
    expect(lidas(ufir([['ontem']]))).toStrictEqual([
      ['#VALUE!: data: veio "ontem"; aceita-se uma data que exista, como 31/03/1952'],
    ]);
    expect(lidas(converterMoeda([['mil']], [['12/02/1967']], [['13/02/1967']]))).toStrictEqual([
      ['#VALUE!: valor: veio "mil", que não é um número; aceita-se um valor em dinheiro'],
    ]);
    // A blank is 0 on the desktop and null on the web.
    expect(lidas(converterMoeda([[1]], [[0]], [['13/02/1967']]))).toStrictEqual([
      ['#VALUE!: de: veio vazio; aceita-se uma data que exista, como 31/03/1952'],
    ]);
    expect(lidas(converterMoeda([[1]], [['12/02/1967']], [[null]]))).toStrictEqual([
      ['#VALUE!: para: veio vazio; aceita-se uma data que exista, como 31/03/1952'],
    ]);
  });

  test('antes do cruzeiro não há moeda conhecida, e a linha vizinha responde', () => {
    // Decreto-lei 4.791/1942: the cruzeiro from 1 November 1942.
    const sem = '#N/A: Não há moeda conhecida em 31/10/1942: a tabela começa com o cruzeiro, em 01/11/1942.';
    expect(lidas(moeda([['31/10/1942'], ['01/11/1942']]))).toStrictEqual([[sem], ['cruzeiro (Cr$)']]);
    expect(lidas(converterMoeda([[1]], [['31/10/1942']], [['01/11/1942']]))).toStrictEqual([[sem]]);
    expect(lidas(converterMoeda([[1]], [['01/11/1942']], [['31/10/1942']]))).toStrictEqual([[sem]]);
  });
});
