import fc from 'fast-check';
import { calendario, dataIso, diaDaSemana, ehFeriadoNacional, somaDias } from '../../src/calendario';
import { d } from './dataDeTeste';

let nacional = calendario({});
beforeEach(() => {
  nacional = calendario({});
});

const semSabado = (iso: string) => {
  // What the table gives in brackets: the last business day if Saturday were not one.
  const dia = d(iso);
  return dataIso(diaDaSemana(dia) === 6 ? nacional.diaUtilAnterior(somaDias(dia, -1)) : dia);
};

describe('dia útil', () => {
  it('domingo não é; feriado não é; segunda comum é', () => {
    expect(nacional.ehDiaUtil(d('1960-01-31'))).toBe(false);
    expect(nacional.ehDiaUtil(d('1960-09-07'))).toBe(false); // Wednesday
    expect(nacional.ehDiaUtil(d('1960-02-01'))).toBe(true);
  });

  it('sábado é dia útil até 31/12/1966; depois, não', () => {
    expect(nacional.ehDiaUtil(d('1966-12-31'))).toBe(true);
    expect(nacional.ehDiaUtil(d('1967-01-07'))).toBe(false);
    expect(dataIso(nacional.proximoDiaUtil(d('1966-12-31')))).toBe('1966-12-31');
    expect(dataIso(nacional.proximoDiaUtil(d('1967-01-07')))).toBe('1967-01-09');
    expect(dataIso(nacional.proximoDiaUtil(d('1967-01-01')))).toBe('1967-01-02'); // Sunday and holiday
  });

  it('feriado local só conta no calendário que o recebeu, e no seu ano', () => {
    const local = calendario({ feriadosLocais: [d('1952-05-15'), d('1952-05-16')] });
    expect(local.ehDiaUtil(d('1952-05-15'))).toBe(false);
    expect(local.ehDiaUtil(d('1953-05-15'))).toBe(true);
    expect(nacional.ehDiaUtil(d('1952-05-15'))).toBe(true);
    expect(dataIso(local.proximoDiaUtil(d('1952-05-15')))).toBe('1952-05-17'); // Thursday and Friday → Saturday
    expect(dataIso(local.diaUtilAnterior(d('1952-05-16')))).toBe('1952-05-14');
    expect(calendario().ehDiaUtil(d('1952-05-15'))).toBe(true);
  });

  it('avança ou recua por feriados e domingos seguidos', () => {
    // 25/12/1960 is a Sunday; 01/01/1961 too.
    expect(dataIso(nacional.proximoDiaUtil(d('1960-12-25')))).toBe('1960-12-26');
    expect(dataIso(nacional.diaUtilAnterior(d('1961-01-01')))).toBe('1960-12-31');
    // 15/11/1965 is a Monday: back over Sunday 14 to Saturday 13.
    expect(dataIso(nacional.diaUtilAnterior(d('1965-11-15')))).toBe('1965-11-13');
    expect(dataIso(nacional.proximoDiaUtil(d('1965-11-14')))).toBe('1965-11-16');
  });

  it('entre um dia e o próximo útil não há outro dia útil', () => {
    const dia = fc.integer({ min: 0, max: 36_000 }).map((n) => somaDias(d('1931-01-01'), n));
    fc.assert(
      fc.property(dia, (inicio) => {
        const util = nacional.proximoDiaUtil(inicio);
        expect(diaDaSemana(util)).not.toBe(0);
        expect(ehFeriadoNacional(util)).toBe(false);
        for (let x = inicio; dataIso(x) < dataIso(util); x = somaDias(x, 1)) {
          expect(diaDaSemana(x) === 0 || diaDaSemana(x) === 6 || ehFeriadoNacional(x)).toBe(true);
        }
      }),
      { seed: 125, numRuns: 500 },
    );
  });
});

describe('as datas de Alfredo Chaves, de 1960 a 1966', () => {
  const DOM = 0;
  const [SEG, TER, QUA, QUI, SEX, SAB] = [1, 2, 3, 4, 5, 6] as const;
  // Year; 31/01, 15/03 and 15/07 with weekday and business day; last business days of February and July, each with
  // what it would be if Saturday were not a business day.
  it.each([
    [1960, [DOM, '02-01'], ['02-29', '02-29'], [TER, '03-15'], [SEX, '07-15'], ['07-30', '07-29']],
    [1961, [TER, '01-31'], ['02-28', '02-28'], [QUA, '03-15'], [SAB, '07-15'], ['07-31', '07-31']],
    [1962, [QUA, '01-31'], ['02-28', '02-28'], [QUI, '03-15'], [DOM, '07-16'], ['07-31', '07-31']],
    [1963, [QUI, '01-31'], ['02-28', '02-28'], [SEX, '03-15'], [SEG, '07-15'], ['07-31', '07-31']],
    [1964, [SEX, '01-31'], ['02-29', '02-28'], [DOM, '03-16'], [QUA, '07-15'], ['07-31', '07-31']],
    [1965, [DOM, '02-01'], ['02-27', '02-26'], [SEG, '03-15'], [QUI, '07-15'], ['07-31', '07-30']],
    [1966, [SEG, '01-31'], ['02-28', '02-28'], [TER, '03-15'], [SEX, '07-15'], ['07-30', '07-29']],
  ] as const)('%i', (ano, janeiro, fevereiro, marco, meadoDeJulho, fimDeJulho) => {
    const a = String(ano);
    for (const [dia, [semana, util]] of [
      ['01-31', janeiro],
      ['03-15', marco],
      ['07-15', meadoDeJulho],
    ] as const) {
      expect(diaDaSemana(d(`${a}-${dia}`))).toBe(semana);
      expect(dataIso(nacional.proximoDiaUtil(d(`${a}-${dia}`)))).toBe(`${a}-${util}`);
    }
    for (const [mes, [ultimo, ultimoSemSabado]] of [
      [2, fevereiro],
      [7, fimDeJulho],
    ] as const) {
      expect(dataIso(nacional.ultimoDiaUtilDoMes(ano, mes))).toBe(`${a}-${ultimo}`);
      expect(semSabado(`${a}-${ultimo}`)).toBe(`${a}-${ultimoSemSabado}`);
    }
  });
});

describe('último e enésimo dia útil do mês', () => {
  it('o último dia útil de janeiro de 1954 é 30, porque 31 é domingo', () => {
    expect(diaDaSemana(d('1954-01-31'))).toBe(0);
    expect(dataIso(nacional.ultimoDiaUtilDoMes(1954, 1))).toBe('1954-01-30');
    expect(dataIso(nacional.ultimoDiaUtilDoMes(1955, 1))).toBe('1955-01-31');
  });

  it('depois de 1966 o último dia útil recua também do sábado', () => {
    // 30/09/1967 is a Saturday; 31/12/1967 a Sunday, and 30/12 a Saturday.
    expect(dataIso(nacional.ultimoDiaUtilDoMes(1967, 9))).toBe('1967-09-29');
    expect(dataIso(nacional.ultimoDiaUtilDoMes(1967, 12))).toBe('1967-12-29');
  });

  it('o quinto dia útil, contando o sábado e saltando domingo e feriado', () => {
    // September 1952 begins on a Monday: 1, 2, 3, 4, 5.
    expect(dataIso(nacional.enesimoDiaUtil(1952, 9, 5))).toBe('1952-09-05');
    // August 1952 begins on a Friday: 1, 2 (Saturday), 4, 5, 6.
    expect(dataIso(nacional.enesimoDiaUtil(1952, 8, 5))).toBe('1952-08-06');
    // January 1953: 1 is a holiday, 2 Friday, 3 Saturday, 5, 6, 7.
    expect(dataIso(nacional.enesimoDiaUtil(1953, 1, 5))).toBe('1953-01-07');
    // June 1968 begins on a Saturday, no longer a business day: 3, 4, 5, 6, 7.
    expect(dataIso(nacional.enesimoDiaUtil(1968, 6, 5))).toBe('1968-06-07');
  });

  it('recusa o enésimo dia útil que o mês não tem', () => {
    expect(() => nacional.enesimoDiaUtil(1952, 9, 27)).toThrow('O mês 9/1952 não tem 27º dia útil.');
    // September 1952 has 30 days, 4 Sundays and the 7th, itself one of them: 26 business days, the last on Tuesday 30.
    expect(dataIso(nacional.enesimoDiaUtil(1952, 9, 26))).toBe('1952-09-30');
    expect(() => nacional.enesimoDiaUtil(1952, 9, 0)).toThrow(RangeError);
    expect(() => nacional.enesimoDiaUtil(1952, 9, 1.5)).toThrow(RangeError);
  });
});
