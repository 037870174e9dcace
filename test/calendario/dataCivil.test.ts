import fc from 'fast-check';
import {
  antes,
  comparaDatas,
  dataBrasileira,
  dataCivil,
  dataIso,
  depois,
  diaDaSemana,
  diasNoMes,
  diferencaEmDias,
  ehBissexto,
  existeData,
  lerDataIso,
  mesesCompletos,
  mesmaData,
  somaAnos,
  somaDias,
  somaMeses,
  trimestreCivil,
  ultimoDiaDoMes,
  type DataCivil,
} from '../../src/calendario';
import { d } from './dataDeTeste';

const SEMENTE = { seed: 810, numRuns: 1000 };
const DIA_EM_MS = 86_400_000;

/** The host's own calendar in UTC, as an independent reckoning. */
function emUtc(data: DataCivil): Date {
  const utc = new Date(0);
  utc.setUTCFullYear(data.ano, data.mes - 1, data.dia);
  return utc;
}
const isoDeUtc = (utc: Date) => utc.toISOString().slice(0, 10);

const PRIMEIRO = d('0001-01-01');
const TOTAL_DE_DIAS = diferencaEmDias(PRIMEIRO, d('9999-12-31'));
const qualquerDia = fc.integer({ min: 0, max: TOTAL_DE_DIAS }).map((n) => somaDias(PRIMEIRO, n));

describe('existência e leitura', () => {
  it('29 de fevereiro só existe em ano bissexto', () => {
    expect(existeData(1960, 2, 29)).toBe(true);
    expect(existeData(1959, 2, 29)).toBe(false);
    expect(existeData(1900, 2, 29)).toBe(false); // 1900 is divisible by 100 and not by 400
    expect(existeData(2000, 2, 29)).toBe(true);
    expect([1900, 1951, 1952, 2000, 2100].map(ehBissexto)).toStrictEqual([false, false, true, true, false]);
    expect([diasNoMes(1952, 2), diasNoMes(1953, 2), diasNoMes(1953, 4)]).toStrictEqual([29, 28, 30]);
  });

  it('dia, mês ou ano impossível é recusado, com mensagem', () => {
    for (const [ano, mes, dia] of [
      [1960, 2, 30],
      [1960, 4, 31],
      [1960, 13, 1],
      [1960, 0, 1],
      [1960, 1, 0],
      [0, 1, 1],
      [10000, 1, 1],
      [1960, 1, 1.5],
      [NaN, 1, 1],
    ] as const) {
      expect(existeData(ano, mes, dia)).toBe(false);
      expect(() => dataCivil(ano, mes, dia)).toThrow(RangeError);
    }
    expect(() => dataCivil(1960, 2, 30)).toThrow('Data inexistente: 30/02/1960.');
    expect(() => diasNoMes(1960, 13)).toThrow('Mês inexistente: 13.');
  });

  it('só lê AAAA-MM-DD, e só se o dia existe', () => {
    expect(lerDataIso('1960-02-29')).toStrictEqual({ ano: 1960, mes: 2, dia: 29 });
    for (const texto of [
      '1959-02-29',
      '1960-2-29',
      '60-02-29',
      '1960/02/29',
      '29/02/1960',
      ' 1960-02-29',
      '1960-02-29\n',
      '1960-02-29T00:00',
      '0000-01-01',
      '+1960-02-29',
      '',
    ]) {
      expect(lerDataIso(texto)).toBeUndefined();
    }
  });

  it('escreve a data em ISO e à brasileira', () => {
    expect(dataIso(dataCivil(1951, 3, 9))).toBe('1951-03-09');
    expect(dataBrasileira(dataCivil(1951, 3, 9))).toBe('09/03/1951');
    expect(dataBrasileira(dataCivil(951, 12, 31))).toBe('31/12/0951');
    expect(dataIso(dataCivil(33, 12, 1))).toBe('0033-12-01');
  });

  it('compara datas', () => {
    expect(comparaDatas(d('1960-01-31'), d('1960-02-01'))).toBeLessThan(0);
    expect(comparaDatas(d('1961-01-01'), d('1960-12-31'))).toBeGreaterThan(0);
    expect(antes(d('1960-01-31'), d('1960-02-01'))).toBe(true);
    expect(antes(d('1960-01-31'), d('1960-01-31'))).toBe(false);
    expect(depois(d('1960-02-01'), d('1960-01-31'))).toBe(true);
    expect(depois(d('1960-02-01'), d('1960-02-01'))).toBe(false);
    expect(mesmaData(d('1960-02-29'), dataCivil(1960, 2, 29))).toBe(true);
    expect(mesmaData(d('1960-02-29'), d('1960-03-01'))).toBe(false);
  });

  it('último dia do mês e trimestre civil', () => {
    expect(dataIso(ultimoDiaDoMes(1964, 2))).toBe('1964-02-29');
    expect(dataIso(ultimoDiaDoMes(1965, 2))).toBe('1965-02-28');
    const trimestres = Array.from({ length: 12 }, (_, i) => trimestreCivil(dataCivil(1955, i + 1, 1)));
    expect(trimestres).toStrictEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
    expect(trimestreCivil(d('1955-03-31'))).toBe(1);
  });
});

describe('soma de dias', () => {
  it('as prestações de Jambeiro: 30/03, e depois 60, 90 e 90 dias', () => {
    // 30/03 + 60: 1 day to 31/03, 30 of April, 29 of May. + 90: 2 of May, 30 of June, 31 of July, 27 of August.
    // + 90: 4 of August, 30 of September, 31 of October, 25 of November.
    const primeira = d('1959-03-30');
    const segunda = somaDias(primeira, 60);
    const terceira = somaDias(segunda, 90);
    const quarta = somaDias(terceira, 90);
    expect([segunda, terceira, quarta].map(dataIso)).toStrictEqual([
      '1959-05-29',
      '1959-08-27',
      '1959-11-25',
    ]);
    expect(diferencaEmDias(primeira, quarta)).toBe(240);
  });

  it('atravessa os dias em que a meia-noite local não existiu', () => {
    for (const [vespera, dia, seguinte] of [
      ['1949-11-30', '1949-12-01', '1949-12-02'],
      ['1950-11-30', '1950-12-01', '1950-12-02'],
      ['1951-11-30', '1951-12-01', '1951-12-02'],
      ['1952-11-30', '1952-12-01', '1952-12-02'],
      ['1963-10-22', '1963-10-23', '1963-10-24'],
      ['1965-01-30', '1965-01-31', '1965-02-01'],
      ['1965-11-30', '1965-12-01', '1965-12-02'],
      ['1966-10-31', '1966-11-01', '1966-11-02'],
      ['1967-10-31', '1967-11-01', '1967-11-02'],
    ] as const) {
      expect(dataIso(somaDias(d(vespera), 1))).toBe(dia);
      expect(dataIso(somaDias(d(dia), 1))).toBe(seguinte);
      expect(dataIso(somaDias(d(seguinte), -1))).toBe(dia);
      expect(diferencaEmDias(d(vespera), d(seguinte))).toBe(2);
      expect(diaDaSemana(d(dia))).toBe((diaDaSemana(d(vespera)) + 1) % 7);
    }
  });

  it('recusa número quebrado e data fora do calendário', () => {
    expect(() => somaDias(d('1960-01-01'), 0.5)).toThrow('O número de dias deve ser um número inteiro: 0.5.');
    expect(() => somaDias(d('9999-12-31'), 1)).toThrow(RangeError);
    expect(() => somaDias(d('0001-01-01'), -1)).toThrow(RangeError);
    expect(() => somaMeses(d('1960-01-01'), 1.5)).toThrow(
      'O número de meses deve ser um número inteiro: 1.5.',
    );
    expect(() => somaAnos(d('1960-01-01'), 0.5)).toThrow('O número de anos deve ser um número inteiro: 0.5.');
  });

  it('é a inversa da diferença', () => {
    fc.assert(
      fc.property(qualquerDia, qualquerDia, (a, b) => {
        expect(somaDias(a, diferencaEmDias(a, b))).toStrictEqual(b);
        expect(diferencaEmDias(b, a)).toBe(0 - diferencaEmDias(a, b));
      }),
      SEMENTE,
    );
  });

  it('coincide com um calendário independente', () => {
    fc.assert(
      fc.property(qualquerDia, (a) => {
        expect(dataIso(a)).toBe(isoDeUtc(emUtc(a)));
        expect(diaDaSemana(a)).toBe(emUtc(a).getUTCDay());
        expect(diferencaEmDias(d('1970-01-01'), a)).toBe(emUtc(a).getTime() / DIA_EM_MS);
      }),
      SEMENTE,
    );
  });

  it('coincide com ele em cada dia de 1890 a 2210, e o dia da semana avança de um em um', () => {
    let dia = d('1890-01-01');
    const divergentes: string[] = [];
    for (const utc = emUtc(dia); dia.ano < 2211; utc.setUTCDate(utc.getUTCDate() + 1)) {
      const seguinte = somaDias(dia, 1);
      const certo =
        dataIso(dia) === isoDeUtc(utc) &&
        diaDaSemana(dia) === utc.getUTCDay() &&
        diaDaSemana(seguinte) === (diaDaSemana(dia) + 1) % 7;
      if (!certo) divergentes.push(dataIso(dia));
      dia = seguinte;
    }
    expect(divergentes).toStrictEqual([]);
  });
});

describe('meses e anos de data a data (Lei 810/1949)', () => {
  it('vai ao dia correspondente', () => {
    expect(dataIso(somaMeses(d('1960-03-15'), 1))).toBe('1960-04-15');
    expect(dataIso(somaMeses(d('1960-12-31'), 1))).toBe('1961-01-31');
    expect(dataIso(somaMeses(d('1960-02-29'), 12 * 4))).toBe('1964-02-29');
    expect(dataIso(somaMeses(d('1960-03-15'), 0))).toBe('1960-03-15');
    expect(dataIso(somaMeses(d('1960-03-15'), -3))).toBe('1959-12-15');
    expect(dataIso(somaAnos(d('1960-05-10'), 3))).toBe('1963-05-10');
    expect(dataIso(somaAnos(d('1995-03-10'), 1))).toBe('1996-03-10');
  });

  it('faltando o dia, finda no primeiro dia subsequente', () => {
    expect(dataIso(somaMeses(d('1959-01-29'), 1))).toBe('1959-03-01');
    expect(dataIso(somaMeses(d('1960-01-29'), 1))).toBe('1960-02-29');
    expect(dataIso(somaMeses(d('1960-01-30'), 1))).toBe('1960-03-01');
    expect(dataIso(somaMeses(d('1960-01-31'), 1))).toBe('1960-03-01');
    expect(dataIso(somaMeses(d('1960-01-31'), 2))).toBe('1960-03-31');
    expect(dataIso(somaMeses(d('1960-08-31'), 1))).toBe('1960-10-01');
    expect(dataIso(somaMeses(d('1960-10-31'), 1))).toBe('1960-12-01');
    expect(dataIso(somaMeses(d('1960-03-31'), -1))).toBe('1960-03-01');
    expect(dataIso(somaAnos(d('1960-02-29'), 1))).toBe('1961-03-01');
    expect(dataIso(somaAnos(d('1960-02-29'), 4))).toBe('1964-02-29');
  });

  it('conta só os meses completos', () => {
    expect(mesesCompletos(d('1960-03-15'), d('1960-03-15'))).toBe(0);
    expect(mesesCompletos(d('1960-03-15'), d('1960-04-14'))).toBe(0);
    expect(mesesCompletos(d('1960-03-15'), d('1960-04-15'))).toBe(1);
    expect(mesesCompletos(d('1960-03-15'), d('1960-12-31'))).toBe(9); // the ninth ends on 15/12
    expect(mesesCompletos(d('1959-12-31'), d('1960-12-30'))).toBe(11);
    expect(mesesCompletos(d('1959-12-31'), d('1960-12-31'))).toBe(12);
    expect(mesesCompletos(d('1960-05-10'), d('1960-03-01'))).toBe(0);
  });

  it('vencendo no dia 31, o mês completa no dia 1º quando falta o dia', () => {
    expect(mesesCompletos(d('1960-01-31'), d('1960-02-29'))).toBe(0);
    expect(mesesCompletos(d('1960-01-31'), d('1960-03-01'))).toBe(1);
    expect(mesesCompletos(d('1960-01-31'), d('1960-03-30'))).toBe(1);
    expect(mesesCompletos(d('1960-01-31'), d('1960-03-31'))).toBe(2);
    expect(mesesCompletos(d('1960-01-31'), d('1960-04-30'))).toBe(2);
    expect(mesesCompletos(d('1960-01-31'), d('1960-05-01'))).toBe(3);
  });

  it('é o maior número de meses que cabe entre as duas datas', () => {
    const dia = fc.integer({ min: 0, max: 40_000 }).map((n) => somaDias(d('1900-01-01'), n));
    fc.assert(
      fc.property(dia, fc.integer({ min: 0, max: 4000 }), (de, n) => {
        const ate = somaDias(de, n);
        const meses = mesesCompletos(de, ate);
        expect(depois(somaMeses(de, meses), ate)).toBe(false);
        expect(depois(somaMeses(de, meses + 1), ate)).toBe(true);
      }),
      SEMENTE,
    );
  });
});
