import { calendario, contaPrazo, dataIso, vencimentoFixo } from '../../src/calendario';
import { d } from './dataDeTeste';

let nacional = calendario();
beforeEach(() => {
  nacional = calendario();
});

function prazo(inicio: string, dias: number, cal = nacional) {
  const p = contaPrazo(d(inicio), dias, cal);
  return [dataIso(p.prazo), ...('prazoNominal' in p ? [dataIso(p.prazoNominal)] : [])];
}

describe('prazo em dias', () => {
  it('exclui o dia do começo e inclui o do fim', () => {
    expect(prazo('1952-05-05', 10)).toStrictEqual(['1952-05-15']);
    expect(prazo('1959-12-20', 15)).toStrictEqual(['1960-01-04']);
    // 1960-01-31 + 30: 29 days of February and 1 of March.
    expect(prazo('1960-01-31', 30)).toStrictEqual(['1960-03-01']);
    expect(prazo('1996-02-20', 15)).toStrictEqual(['1996-03-06']);
    expect(prazo('1952-05-05', 0)).toStrictEqual(['1952-05-05']);
  });

  it('terminando em domingo, passa à segunda-feira', () => {
    // 10/01/1951 + 60: 21 of January, 28 of February, 11 of March, a Sunday.
    expect(prazo('1951-01-10', 60)).toStrictEqual(['1951-03-12', '1951-03-11']);
    // 04/02/1952 + 20 = 24/02, a Sunday.
    expect(prazo('1952-02-04', 20)).toStrictEqual(['1952-02-25', '1952-02-24']);
  });

  it('terminando em feriado nacional, passa ao dia útil seguinte', () => {
    expect(prazo('1960-08-28', 10)).toStrictEqual(['1960-09-08', '1960-09-07']);
    // 21/04/1951 is a Saturday and a holiday, and 22 a Sunday.
    expect(prazo('1951-04-11', 10)).toStrictEqual(['1951-04-23', '1951-04-21']);
    expect(prazo('1950-04-11', 10)).toStrictEqual(['1950-04-21']);
  });

  it('o domingo ou feriado do meio conta', () => {
    expect(prazo('1952-04-30', 5)).toStrictEqual(['1952-05-05']); // over 1/5 and Sunday 4/5
  });

  it('terminando em sábado, só se move depois de 1966', () => {
    // 05/04/1952 and 13/04/1996 are Saturdays.
    expect(prazo('1952-03-28', 8)).toStrictEqual(['1952-04-05']);
    expect(prazo('1996-03-29', 15)).toStrictEqual(['1996-04-15', '1996-04-13']);
  });

  it('terminando em feriado local, move-se no calendário que o conhece', () => {
    const local = calendario({ feriadosLocais: [d('1952-05-15')] });
    expect(prazo('1952-05-05', 10, local)).toStrictEqual(['1952-05-16', '1952-05-15']);
  });

  it('começo em dia não útil não desloca a contagem', () => {
    expect(prazo('1951-02-25', 10)).toStrictEqual(['1951-03-07']); // from a Sunday
  });

  it('recusa número de dias negativo ou quebrado', () => {
    expect(() => contaPrazo(d('1952-05-05'), -1, nacional)).toThrow(
      'O número de dias do prazo deve ser inteiro e não negativo: -1.',
    );
    expect(() => contaPrazo(d('1952-05-05'), 1.5, nacional)).toThrow(RangeError);
  });
});

describe('vencimento em data fixa', () => {
  it('em dia útil, vence no próprio dia', () => {
    expect(vencimentoFixo(d('1961-01-31'), nacional)).toStrictEqual({ vencimento: d('1961-01-31') });
  });

  it('em dia não útil, guarda a data da lei e a deslocada', () => {
    expect(vencimentoFixo(d('1960-01-31'), nacional)).toStrictEqual({
      vencimento: d('1960-01-31'),
      vencimentoUtil: d('1960-02-01'),
    });
  });
});
