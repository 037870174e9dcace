import fc from 'fast-check';
import { converteMoeda, moedas } from '../../src/moeda';
import { somaDias } from '../../src/calendario';
import { Decimal } from '../../src/valor/decimal';
import { d } from '../calendario/dataDeTeste';

const converte = (valor: string, de: string, para: string) =>
  converteMoeda(new Decimal(valor), d(de), d(para)).toFixed();

describe('conversão entre moedas', () => {
  it('na mesma moeda nada muda', () => {
    expect(converte('1234.56', '1951-01-01', '1966-12-31')).toBe('1234.56');
    // CR1990 replaced NCZ1989, and CR1970 NCR1967, at par.
    expect(converte('10', '1989-06-01', '1990-06-01')).toBe('10');
    expect(converte('10', '1968-06-01', '1975-06-01')).toBe('10');
  });

  it('cada reforma divide pelo seu divisor, e a volta multiplica', () => {
    expect(converte('1234.56', '1967-02-12', '1967-02-13')).toBe('1.23456');
    expect(converte('1.23456', '1967-02-13', '1967-02-12')).toBe('1234.56');
    expect(converte('5000', '1986-02-27', '1986-02-28')).toBe('5');
    expect(converte('5000', '1989-01-15', '1989-01-16')).toBe('5');
    expect(converte('5000', '1993-07-31', '1993-08-01')).toBe('5');
    expect(converte('5500', '1994-06-30', '1994-07-01')).toBe('2');
    expect(converte('2', '1994-07-01', '1994-06-30')).toBe('5500');
  });

  it('de cada moeda ao real, pelo divisor acumulado', () => {
    // Cr$ of 1942: 1.000 × 1.000 × 1.000 × 1.000 × 2.750 = 2,75 × 10^15; each reform leaves one factor behind.
    expect(converte('2750000000000000', '1951-01-01', '2000-01-01')).toBe('1');
    expect(converte('2750000000000', '1968-01-01', '2000-01-01')).toBe('1');
    expect(converte('2750000000000', '1975-01-01', '2000-01-01')).toBe('1');
    expect(converte('2750000000', '1987-01-01', '2000-01-01')).toBe('1');
    expect(converte('2750000', '1989-06-01', '2000-01-01')).toBe('1');
    expect(converte('2750000', '1991-01-01', '2000-01-01')).toBe('1');
    expect(converte('2750', '1994-01-01', '2000-01-01')).toBe('1');
    expect(converte('0.01', '2000-01-01', '1951-01-01')).toBe('27500000000000');
  });

  it('não arredonda', () => {
    // 1 ÷ 2.750 = 4 ÷ 11.000 = 0,000363636…
    const quociente = converteMoeda(new Decimal(1), d('1994-06-30'), d('1994-07-01'));
    expect(quociente.toFixed(12)).toBe('0.000363636364');
    expect(quociente.precision()).toBe(60);
  });

  it('a ida e volta devolve a quantia quando o quociente é exato', () => {
    const dia = fc.integer({ min: 0, max: 25_000 }).map((n) => somaDias(d('1942-11-01'), n));
    fc.assert(
      fc.property(dia, dia, fc.integer({ min: 0, max: 10 ** 12 }), (de, para, n) => {
        const valor = new Decimal(n).times(2750); // so that it divides by every divisor
        const volta = converteMoeda(converteMoeda(valor, de, para), para, de);
        expect(volta.toFixed()).toBe(valor.toFixed());
      }),
      { seed: 2750, numRuns: 500 },
    );
    expect(moedas).toHaveLength(8);
  });

  it('recusa data sem moeda, dizendo qual', () => {
    expect(() => converte('1', '1940-05-01', '1951-01-01')).toThrow('Não há moeda conhecida em 01/05/1940');
    expect(() => converte('1', '1951-01-01', '1942-10-31')).toThrow('Não há moeda conhecida em 31/10/1942');
  });
});
