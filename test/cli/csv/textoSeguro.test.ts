import { textoSeguro } from '../../../cli/csv/textoSeguro';

describe('o texto que parece fórmula', () => {
  test.each([
    '=1+1',
    '+A1',
    '-A1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '=cmd|"/c calc"!A1',
    ' =1+1',
    '＝1+1',
    '-2+3',
  ])('%j ganha um apóstrofo', (texto) => {
    expect(textoSeguro(texto)).toBe(`'${texto}`);
  });

  test.each(['-1', '-1,50', '-1.234,56', '+3', '-5%', '-1e3', 'a=1', '', '-', '--', 'Rua A, 10 - fundos'])(
    '%j fica como está',
    (texto) => {
      expect(textoSeguro(texto)).toBe(texto);
    },
  );
});
