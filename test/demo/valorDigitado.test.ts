import { valorDigitado } from '../../demo/digitacao/valorDigitado';

describe('o valor que um brasileiro digita numa célula', () => {
  test.each([
    ['10,5', { valor: 10.5 }],
    ['-10,5', { valor: -10.5 }],
    ['1952', { valor: 1952 }],
    ['1.234', { valor: 1234 }],
    ['1.234.567,89', { valor: 1234567.89 }],
    ['R$ 1.234,56', { valor: 1234.56, formato: '"R$" #,##0.00' }],
    ['7,5%', { valor: 0.075, formato: '0.00%' }],
    ['8%', { valor: 0.08, formato: '0%' }],
    // 31/03/1952: Excel's own day number, 1/1/1952 = 18994 and 90 days before it in a leap year.
    ['31/03/1952', { valor: 19084, formato: 'dd/mm/yyyy' }],
    ['01/01/1970', { valor: 25569, formato: 'dd/mm/yyyy' }],
    ['verdadeiro', { valor: true }],
    ['FALSO', { valor: false }],
  ])('%s', (digitado, lido) => {
    expect(valorDigitado(digitado)).toStrictEqual(lido);
  });

  test.each(['12.34', '1.23,4', '31/02/1952', '29/02/1953', 'Rua A, 10', '10,5 m²', '', 'Cr$ 10,00', '10.5'])(
    '"%s" fica como texto, ou para a leitura da própria grade',
    (digitado) => {
      expect(valorDigitado(digitado)).toBeUndefined();
    },
  );
});
