import { dataIso, ehFeriadoNacional, feriadosNacionais } from '../../src/calendario';
import { d } from './dataDeTeste';

const diasDe = (ano: number) => feriadosNacionais(ano).map(({ data }) => dataIso(data).slice(5));
const eh = (iso: string) => ehFeriadoNacional(d(iso));

describe('feriados nacionais de cada época', () => {
  it('de 1931 a 1948: os do Decreto 19.488/1930, e Tiradentes desde 1933', () => {
    expect(diasDe(1931)).toStrictEqual(['01-01', '05-01', '09-07', '11-02', '11-15', '12-25']);
    expect(eh('1932-04-21')).toBe(false);
    expect(eh('1933-04-21')).toBe(true);
    expect(diasDe(1948)).toStrictEqual(['01-01', '04-21', '05-01', '09-07', '11-02', '11-15', '12-25']);
  });

  it('1949: a Lei 662, de abril, já tira 21/4 e 2/11', () => {
    expect(diasDe(1949)).toStrictEqual(['01-01', '05-01', '09-07', '11-15', '12-25']);
  });

  it('21 de abril: não em 1950, sim de 1951 em diante (Lei 1.266/1950)', () => {
    expect(eh('1950-04-21')).toBe(false);
    expect(eh('1951-04-21')).toBe(true);
    expect(diasDe(1951)).toStrictEqual(['01-01', '04-21', '05-01', '09-07', '11-15', '12-25']);
    expect(diasDe(1966)).toStrictEqual(diasDe(1951));
  });

  it('12 de outubro: não em 1979, sim em 1980', () => {
    expect(eh('1979-10-12')).toBe(false);
    expect(eh('1980-10-12')).toBe(true);
  });

  it('2 de novembro: não em 2001 nem em 2002, sim em 2003', () => {
    expect([eh('1948-11-02'), eh('1949-11-02')]).toStrictEqual([true, false]);
    expect([eh('2001-11-02'), eh('2002-11-02'), eh('2003-11-02')]).toStrictEqual([false, false, true]);
    expect(diasDe(2003)).toStrictEqual([
      '01-01',
      '04-21',
      '05-01',
      '09-07',
      '10-12',
      '11-02',
      '11-15',
      '12-25',
    ]);
  });

  it('13 de maio só em 1988, no próprio dia', () => {
    expect([eh('1987-05-13'), eh('1988-05-13'), eh('1989-05-13')]).toStrictEqual([false, true, false]);
  });

  it('Carnaval, Sexta-Feira Santa e Corpus Christi não são', () => {
    // 1960: Easter on 17/04, Carnival on 01/03, Corpus Christi on 16/06.
    expect([eh('1960-03-01'), eh('1960-04-15'), eh('1960-06-16')]).toStrictEqual([false, false, false]);
  });

  it('nenhum cai nas datas fixas de Alfredo Chaves', () => {
    for (let ano = 1960; ano <= 1966; ano++) {
      for (const dia of ['01-10', '01-15', '01-31', '02-28', '03-15', '07-15', '07-31']) {
        expect(eh(`${String(ano)}-${dia}`)).toBe(false);
      }
    }
  });

  it('cada feriado traz nome e norma, e os do ano vêm em ordem', () => {
    for (let ano = 1931; ano <= 2030; ano++) {
      const feriados = feriadosNacionais(ano);
      const datas = feriados.map(({ data }) => dataIso(data));
      expect(datas).toStrictEqual([...new Set(datas)].sort());
      for (const { nome, norma } of feriados) {
        expect(nome).not.toBe('');
        expect(norma).toMatch(/^(Lei|Decreto) \d/);
      }
    }
    expect(feriadosNacionais(1951)[1]).toStrictEqual({
      data: { ano: 1951, mes: 4, dia: 21 },
      nome: 'Tiradentes',
      norma: 'Lei 1.266, de 8-12-1950, art. 3º',
    });
    expect(feriadosNacionais(2003)[1]?.norma).toContain('Lei 10.607');
  });
});

describe('antecipação para a segunda-feira (Lei 7.320/1985)', () => {
  it('de terça a sexta, comemora-se na segunda da mesma semana', () => {
    // Weekdays: 15/11/1985 Friday; 21/04/1987 Tuesday; 21/04/1988 Thursday; 12/10/1988 Wednesday; 15/11/1988
    // Tuesday; 21/04/1989 Friday; 12/10/1989 Thursday; 15/11/1989 Wednesday; 12/10/1990 Friday.
    for (const [nominal, segunda] of [
      ['1985-11-15', '1985-11-11'],
      ['1987-04-21', '1987-04-20'],
      ['1988-04-21', '1988-04-18'],
      ['1988-10-12', '1988-10-10'],
      ['1988-11-15', '1988-11-14'],
      ['1989-04-21', '1989-04-17'],
      ['1989-10-12', '1989-10-09'],
      ['1989-11-15', '1989-11-13'],
      ['1990-10-12', '1990-10-08'],
    ] as const) {
      expect(eh(nominal)).toBe(false);
      expect(eh(segunda)).toBe(true);
    }
    expect(feriadosNacionais(1988).find(({ nome }) => nome === 'Tiradentes')?.norma).toBe(
      'Lei 1.266, de 8-12-1950, art. 3º; Lei 7.320, de 11-6-1985, art. 1º',
    );
  });

  it('segunda, sábado e domingo não se movem', () => {
    // 21/04/1986 Monday; 12/10/1985 Saturday; 12/10/1986 Sunday; 15/11/1986 Saturday; 15/11/1987 Sunday.
    for (const dia of ['1986-04-21', '1985-10-12', '1986-10-12', '1986-11-15', '1987-11-15']) {
      expect(eh(dia)).toBe(true);
    }
    expect(feriadosNacionais(1986).find(({ nome }) => nome === 'Tiradentes')?.norma).toBe(
      'Lei 1.266, de 8-12-1950, art. 3º',
    );
  });

  it('1/1, 1/5, 7/9 e 25/12 ficam no próprio dia', () => {
    // 1988: 01/01 Friday. 1986: 01/05 Thursday, 25/12 Thursday. 1988: 07/09 Wednesday.
    for (const dia of ['1988-01-01', '1986-05-01', '1986-12-25', '1988-09-07']) expect(eh(dia)).toBe(true);
  });

  it('antes da lei e depois de revogada, o feriado fica no próprio dia', () => {
    // 15/11/1984 and 15/11/1990 are Thursdays; 01/05/1985 and 01/05/1990, Wednesday and Tuesday.
    for (const dia of ['1984-11-15', '1990-11-15', '1985-05-01', '1990-05-01']) expect(eh(dia)).toBe(true);
    expect(eh('1990-11-12')).toBe(false);
  });
});
