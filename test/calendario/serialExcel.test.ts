import fc from 'fast-check';
import { dataCivil, dataDeSerial, dataIso, serialDeData, somaDias } from '../../src/calendario';
import { d } from './dataDeTeste';

const iso = (serial: number, sistema: 1900 | 1904) => {
  const data = dataDeSerial(serial, sistema);
  return data && dataIso(data);
};

describe('sistema de 1900', () => {
  it('de 1 a 31 é janeiro, de 32 a 59 é fevereiro, e 60 não existe', () => {
    expect(iso(0, 1900)).toBeUndefined();
    for (let n = 1; n <= 31; n++) expect(dataDeSerial(n, 1900)).toStrictEqual(dataCivil(1900, 1, n));
    for (let n = 32; n <= 59; n++) expect(dataDeSerial(n, 1900)).toStrictEqual(dataCivil(1900, 2, n - 31));
    expect(iso(60, 1900)).toBeUndefined(); // the fictitious 29/02/1900
    expect(iso(61, 1900)).toBe('1900-03-01');
  });

  it('acerta datas conhecidas', () => {
    // 61 is 1900-03-01. To 1951-03-01: 51 years × 365 + 12 leap days (1904 … 1948) = 18.627.
    expect(iso(61 + 18_627, 1900)).toBe('1951-03-01');
    expect(iso(25_569, 1900)).toBe('1970-01-01');
    expect(iso(36_526, 1900)).toBe('2000-01-01');
    expect(serialDeData(d('1970-01-01'), 1900)).toBe(25_569);
  });

  it('despreza a hora', () => {
    expect(iso(25_569.999, 1900)).toBe('1970-01-01');
    expect(iso(60.5, 1900)).toBeUndefined();
    expect(iso(0.5, 1900)).toBeUndefined();
    expect(iso(1.5, 1900)).toBe('1900-01-01');
  });

  it('recusa o que não é dia', () => {
    for (const n of [-1, -0.5, NaN, Infinity, -Infinity]) expect(iso(n, 1900)).toBeUndefined();
    expect(iso(2_958_465, 1900)).toBe('9999-12-31');
    expect(iso(2_958_466, 1900)).toBeUndefined();
    expect(iso(1e300, 1900)).toBeUndefined();
    expect(serialDeData(d('1899-12-31'), 1900)).toBeUndefined();
    expect(serialDeData(d('1900-01-01'), 1900)).toBe(1);
    expect(serialDeData(d('1900-02-28'), 1900)).toBe(59);
    expect(serialDeData(d('1900-03-01'), 1900)).toBe(61);
  });
});

describe('sistema de 1904', () => {
  it('o zero é 01/01/1904, e de 0 a 61 não há buraco', () => {
    // January has 31 days (0–30) and February, in a leap year, 29 (31–59).
    for (let n = 0; n <= 30; n++) expect(dataDeSerial(n, 1904)).toStrictEqual(dataCivil(1904, 1, n + 1));
    for (let n = 31; n <= 59; n++) expect(dataDeSerial(n, 1904)).toStrictEqual(dataCivil(1904, 2, n - 30));
    expect(iso(60, 1904)).toBe('1904-03-01');
    expect(iso(61, 1904)).toBe('1904-03-02');
  });

  it('fica 1.462 dias atrás do sistema de 1900', () => {
    expect(serialDeData(d('1904-01-01'), 1900)).toBe(1462);
    expect(iso(25_569 - 1462, 1904)).toBe('1970-01-01');
    expect(iso(2_957_003, 1904)).toBe('9999-12-31');
    expect(iso(2_957_004, 1904)).toBeUndefined();
  });

  it('recusa dia anterior ao primeiro', () => {
    expect(iso(-1, 1904)).toBeUndefined();
    expect(iso(-0.5, 1904)).toBeUndefined();
    expect(iso(0.75, 1904)).toBe('1904-01-01');
    expect(serialDeData(d('1903-12-31'), 1904)).toBeUndefined();
    expect(serialDeData(d('1904-01-01'), 1904)).toBe(0);
  });
});

it('ida e volta, nos dois sistemas', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_950_000 }),
      fc.constantFrom(1900 as const, 1904 as const),
      (n, sistema) => {
        const dia = somaDias(d('1904-01-01'), n);
        const serial = serialDeData(dia, sistema);
        expect(serial).toBe(sistema === 1904 ? n : n + 1462);
        expect(dataDeSerial(serial ?? NaN, sistema)).toStrictEqual(dia);
      },
    ),
    { seed: 1904, numRuns: 1000 },
  );
});
