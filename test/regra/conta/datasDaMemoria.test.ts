import { dataCivil } from '../../../src/calendario';
import { Decimal } from '../../../src/valor/decimal';
import { ContaMemoria } from '../../../src/regra/conta/contaMemoria';
import { numero } from '../../../src/regra/parametro/figuras';
import { prestacoes } from '../../../src/regra/parametro/prestacoes';
import { desde, versoes } from '../../../src/regra/parametro/versoes';
import type { Numero } from '../../../src/valor/grandeza';
import { art, contexto, duvida } from '../leiDeTeste';

let conta: ContaMemoria;
beforeEach(() => {
  conta = new ContaMemoria(contexto());
});

const daLei = (quanto: string): Numero => numero(quanto, art('6'), 'x').versoes[0].entrega(conta);
const ARTIGO = 'Lei nº 1/1952, art. 6';

describe('as datas contadas ficam na memória', () => {
  test('prazo em dias: exclui o primeiro, inclui o último, e passa ao dia útil', () => {
    // 05/05/1952 + 13 = 18/05/1952, a Sunday: Monday 19.
    const { prazo } = conta.prazo('Recurso', dataCivil(1952, 5, 5), daLei('13'));
    expect(prazo).toStrictEqual(dataCivil(1952, 5, 19));
    conta.prazo('Defesa', dataCivil(1952, 5, 5), daLei('1'));
    expect(conta.passos).toStrictEqual([
      { rotulo: 'Recurso', conta: '05/05/1952 + 13 dias', valor: '19/05/1952', fundamento: ARTIGO },
      { rotulo: 'Defesa', conta: '05/05/1952 + 1 dia', valor: '06/05/1952', fundamento: ARTIGO },
    ]);
  });

  test('um feriado do município empurra o prazo', () => {
    const feriados = [dataCivil(1952, 5, 15)];
    // 05/05/1952 + 10 = 15/05/1952, a Thursday.
    expect(conta.prazo('Recurso', dataCivil(1952, 5, 5), daLei('10'), feriados).prazo).toStrictEqual(
      dataCivil(1952, 5, 16),
    );
    expect(conta.diaUtil(dataCivil(1952, 5, 15), feriados)).toStrictEqual(dataCivil(1952, 5, 16));
    expect(conta.diaUtil(dataCivil(1952, 5, 15), [])).toStrictEqual(dataCivil(1952, 5, 15));
    expect(conta.diaUtil(dataCivil(1952, 5, 15))).toStrictEqual(dataCivil(1952, 5, 15));
  });

  test('prazo em meses: de data a data, sem passar ao dia útil', () => {
    // Lei 810/1949, art. 3º: there is no 31/02, so the term ends on the first day after; 15/06/1952 is a Sunday.
    expect(conta.emMeses('Prazo', dataCivil(1952, 1, 31), daLei('1'))).toStrictEqual(dataCivil(1952, 3, 1));
    expect(conta.emMeses('Prazo', dataCivil(1952, 4, 15), daLei('2'))).toStrictEqual(dataCivil(1952, 6, 15));
    expect(conta.passos).toStrictEqual([
      { rotulo: 'Prazo', conta: '31/01/1952 + 1 mês', valor: '01/03/1952', fundamento: ARTIGO },
      { rotulo: 'Prazo', conta: '15/04/1952 + 2 meses', valor: '15/06/1952', fundamento: ARTIGO },
    ]);
  });

  test('prazo em horas: corre de relógio a relógio', () => {
    const inicio = { data: dataCivil(1952, 5, 5), hora: 9, minuto: 30 };
    conta.prazoEmHoras('Retirada', inicio, daLei('48'));
    expect(conta.passos).toStrictEqual([
      {
        rotulo: 'Retirada',
        conta: '05/05/1952 09:30 + 48 horas = 07/05/1952 09:30',
        valor: '07/05/1952',
        fundamento: ARTIGO,
      },
    ]);
    conta.prazoEmHoras('Retirada', inicio, daLei('1'));
    expect(conta.passos[1]?.conta).toBe('05/05/1952 09:30 + 1 hora = 05/05/1952 10:30');
  });

  test('os vencimentos trazem o seu artigo e a dúvida da sua leitura', () => {
    const plano = prestacoes(['31/03', 'ultimo/02', 'ultimoUtil/08'], art('29'), 'x', duvida);
    // 31/08/1952 is a Sunday: the last business day is Saturday the 30th.
    expect(conta.vencimentos(plano.versoes[0].entrega(conta))).toStrictEqual([
      dataCivil(1952, 3, 31),
      dataCivil(1952, 2, 29),
      dataCivil(1952, 8, 30),
    ]);
    expect(conta.vencimentos(plano.versoes[0].entrega(conta), 1953)[1]).toStrictEqual(dataCivil(1953, 2, 28));
    expect([...conta.fundamentos]).toStrictEqual(['Lei nº 1/1952, art. 29']);
    expect([...conta.avisos]).toStrictEqual(['L-1 (art. 9º), leitura incerta: dez']);
  });

  test('as parcelas somam o valor, com as sobras na primeira, e passam ao dia útil', () => {
    const plano = prestacoes(['30/03', '31/07', '30/09'], art('29'), 'x').versoes[0].entrega(conta);
    const valor = conta.fato(new Decimal('100.00'), 'dinheiro');
    // 100,00 = 33,34 + 33,33 + 33,33; 30/03/1952 is a Sunday.
    expect(
      conta.parcelas(valor, plano).map((parcela) => [conta.mostra(parcela.valor), parcela.vencimentoUtil]),
    ).toStrictEqual([
      ['33,34', dataCivil(1952, 3, 31)],
      ['33,33', undefined],
      ['33,33', undefined],
    ]);
  });
});

describe('a redação de outro dia', () => {
  const prazoDaLei = () =>
    versoes(numero('10', art('6'), 'x'), desde('1954-07-01', numero('20', art('6', 'na nova redação'), 'x')));

  test('vale do seu primeiro dia', () => {
    const em = (ano: number, mes: number, dia: number): number =>
      conta.inteiro(conta.redacaoDe(prazoDaLei(), dataCivil(ano, mes, dia)));
    expect([em(1952, 1, 1), em(1954, 6, 30), em(1954, 7, 1), em(1960, 1, 1)]).toStrictEqual([10, 10, 20, 20]);
  });

  test('antes da primeira não há, e se diz', () => {
    expect(() => conta.redacaoDe(prazoDaLei(), dataCivil(1951, 12, 31))).toThrow(
      'art. 6: não há redação que valha em 31/12/1951',
    );
  });
});

describe('os centavos da época', () => {
  test.each([
    ['1942-10-31', 1942, 10, 31, '33,33'],
    ['1952-01-01', 1952, 1, 1, '33,33'],
    ['1964-12-01', 1964, 12, 1, '33,33'],
    ['1964-12-02', 1964, 12, 2, '33,00'],
    ['1966-12-31', 1966, 12, 31, '33,00'],
    ['1967-01-01', 1967, 1, 1, '33,33'],
    ['1995-01-01', 1995, 1, 1, '33,33'],
  ])('em %s, um terço de cem', (_dia, ano, mes, dia, esperado) => {
    conta = new ContaMemoria(contexto({ dia: { ano, mes, dia }, exercicio: ano }));
    const [, segunda] = conta.partesIguais(conta.fato(new Decimal(100), 'dinheiro'), 3);
    expect(segunda && conta.mostra(segunda)).toBe(esperado);
  });
});

test('os números de data contam-se desde 1900, se a pasta não diz outra coisa', () => {
  expect(conta.sistemaDeDatas).toBe(1900);
  expect(new ContaMemoria(contexto({ sistemaDeDatas: 1904 })).sistemaDeDatas).toBe(1904);
});
