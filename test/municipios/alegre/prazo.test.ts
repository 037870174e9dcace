import { avisosEmAlegre, lancaEmAlegre } from './lancaEmAlegre';

type Fatos = Readonly<Record<string, unknown>>;
const prazo = (fatos: Fatos, exercicio = 1952, alternativas: readonly string[] = []) =>
  lancaEmAlegre('PRAZO', fatos, exercicio, { alternativas });

describe('Prazos em dias: exclui-se o do começo, inclui-se o do fim', () => {
  test.each([
    ['DIFERENCA_TRIBUTO', '1952-05-15'],
    ['RECLAMACAO_NOTIFICACAO_PESSOAL', '1952-05-20'],
    ['RECURSO_CAMARA', '1952-06-04'],
    ['COMUNICACAO_PREDIAL', '1952-05-20'],
    ['TRANSFERENCIA_ESTABELECIMENTO', '1952-05-20'],
    ['DECLARACAO_INICIANTE', '1952-07-04'],
    ['TRANSFERENCIA_VEICULO', '1952-05-15'],
    ['PAGAMENTO_MULTA', '1952-05-15'],
    ['REVALIDACAO_SELO', '1952-06-04'],
  ])('%s, contado de 5 de maio de 1952, acaba em %s', (ato, esperado) => {
    const resultado = prazo({ ato, inicio: '1952-05-05' });
    expect(resultado).toMatchObject({ prazo: esperado });
    expect(resultado).not.toHaveProperty('prazoNominal');
  });

  test.each(['RECLAMACAO_EDITAL', 'EDITAL_AFORAMENTO'])('%s: 20 dias, que acabam no domingo, 25', (ato) => {
    expect(prazo({ ato, inicio: '1952-05-05' })).toMatchObject({
      prazo: '1952-05-26',
      prazoNominal: '1952-05-25',
    });
  });

  test('feriado nacional passa ao dia útil seguinte; sábado é útil', () => {
    // 11/04 + 10 = 21/04, Tiradentes; 28/08 + 10 = 07/09, domingo e feriado; 07/05 + 10 = 17/05, sábado.
    expect(prazo({ ato: 'PAGAMENTO_MULTA', inicio: '1952-04-11' })).toMatchObject({ prazo: '1952-04-22' });
    expect(prazo({ ato: 'PAGAMENTO_MULTA', inicio: '1952-08-28' })).toMatchObject({ prazo: '1952-09-08' });
    expect(prazo({ ato: 'PAGAMENTO_MULTA', inicio: '1952-05-07' })).toMatchObject({ prazo: '1952-05-17' });
  });

  test('os feriados locais contam quando vêm nos fatos', () => {
    // 15/05 (quinta-feira) e 16/05 são feriados locais: passa a 17/05, sábado.
    expect(
      prazo({ ato: 'PAGAMENTO_MULTA', inicio: '1952-05-05', feriados: ['1952-05-15', '1952-05-16'] }),
    ).toMatchObject({ prazo: '1952-05-17', prazoNominal: '1952-05-15' });
  });

  test('na outra leitura, o notificado em pessoa também tem 20 dias', () => {
    expect(
      prazo({ ato: 'RECLAMACAO_NOTIFICACAO_PESSOAL', inicio: '1952-05-05' }, 1952, ['L-07']),
    ).toMatchObject({ prazo: '1952-05-26' });
  });

  test('o fundamento é o artigo do ato e o da contagem', () => {
    expect(prazo({ ato: 'RECURSO_CAMARA', inicio: '1952-05-05' })).toMatchObject({
      fundamento: 'Lei nº 118/1951, art. 10; art. 133',
    });
  });

  test('fatos errados', () => {
    expect(prazo({ ato: 'RECURSO_CAMARA' })).toMatchObject({ falha: 'VALOR', fato: 'inicio' });
    expect(prazo({ inicio: '1952-05-05' })).toMatchObject({ falha: 'VALOR', fato: 'ato' });
    expect(prazo({ ato: 'RECURSO_CAMARA', inicio: '1952-02-30' })).toMatchObject({ falha: 'VALOR' });
    expect(prazo({ ato: 'SORTEIO', inicio: '1952-05-05' })).toMatchObject({ falha: 'VALOR', fato: 'ato' });
  });
});

describe('Renovação da licença: último dia útil de janeiro', () => {
  test.each([
    [1952, '1952-01-31'],
    [1953, '1953-01-31'],
    [1954, '1954-01-30'],
    [1955, '1955-01-31'],
    [1965, '1965-01-30'],
  ])('em %d, %s', (exercicio, esperado) => {
    const resultado = prazo({ ato: 'RENOVACAO_LICENCA' }, exercicio);
    expect(resultado).toMatchObject({ prazo: esperado });
    expect(resultado).not.toHaveProperty('prazoNominal');
  });

  test('quem não conta o sábado recua à sexta-feira', () => {
    // 31/01/1953 é sábado; 31/01/1954 é domingo.
    expect(prazo({ ato: 'RENOVACAO_LICENCA' }, 1953, ['L-104'])).toMatchObject({ prazo: '1953-01-30' });
    expect(prazo({ ato: 'RENOVACAO_LICENCA' }, 1954, ['L-104'])).toMatchObject({ prazo: '1954-01-29' });
  });

  test('só se avisa da leitura quando o sábado decide', () => {
    expect(avisosEmAlegre('PRAZO', { ato: 'RENOVACAO_LICENCA' }, 1954).join()).toContain('L-104');
    expect(avisosEmAlegre('PRAZO', { ato: 'RENOVACAO_LICENCA' }, 1955).join()).not.toContain('L-104');
  });
});

describe('Água: quinto dia útil do mês seguinte', () => {
  test.each([
    // setembro de 1952 começa na segunda-feira: 1, 2, 3, 4, 5
    ['1952-08', '1952-09-05'],
    // agosto de 1952 começa na sexta-feira: 1, 2 (sábado), 4, 5, 6
    ['1952-07', '1952-08-06'],
    // janeiro de 1953: 1º é feriado; 2, 3 (sábado), 5, 6, 7
    ['1952-12', '1953-01-07'],
  ])('do mês %s, até %s', (mes, esperado) => {
    expect(prazo({ ato: 'PAGAMENTO_AGUA', mes })).toMatchObject({ prazo: esperado });
  });

  test('quem não conta o sábado vai um dia adiante', () => {
    expect(prazo({ ato: 'PAGAMENTO_AGUA', mes: '1952-07' }, 1952, ['L-92'])).toMatchObject({
      prazo: '1952-08-07',
    });
    expect(prazo({ ato: 'PAGAMENTO_AGUA', mes: '1952-08' }, 1952, ['L-92'])).toMatchObject({
      prazo: '1952-09-05',
    });
  });

  test('feriado local adia', () => {
    expect(prazo({ ato: 'PAGAMENTO_AGUA', mes: '1952-08', feriados: ['1952-09-02'] })).toMatchObject({
      prazo: '1952-09-06',
    });
  });

  test('sem o mês não se conta', () => {
    expect(prazo({ ato: 'PAGAMENTO_AGUA' })).toMatchObject({ falha: 'VALOR', fato: 'mes' });
    expect(prazo({ ato: 'PAGAMENTO_AGUA', mes: '1952-13' })).toMatchObject({ falha: 'VALOR', fato: 'mes' });
  });
});

describe('Veículo vindo de fora e terreno aforado', () => {
  test('a mudança se presume no 61º dia, e daí correm os 10 dias', () => {
    // 07/01 + 61 = 08/03 (1952 é bissexto); 08/03 + 10 = 18/03, terça-feira
    expect(prazo({ ato: 'LICENCIAMENTO_VEICULO', inicio: '1952-01-07' })).toMatchObject({
      inicio: '1952-03-08',
      prazo: '1952-03-18',
    });
  });

  test('declarada a mudança, os 10 dias correm dela', () => {
    expect(
      prazo({ ato: 'LICENCIAMENTO_VEICULO', inicio: '1952-01-07', declarouMudanca: true }),
    ).toMatchObject({ inicio: '1952-01-07', prazo: '1952-01-17' });
  });

  test('o aforamento se aproveita em um ano, de data a data', () => {
    // 31/05/1953 é domingo; de 29/02/1952, faltando o dia, 1º/03/1953, também domingo
    expect(prazo({ ato: 'APROVEITAMENTO_AFORAMENTO', inicio: '1952-05-30' })).toMatchObject({
      prazo: '1953-05-30',
    });
    expect(prazo({ ato: 'APROVEITAMENTO_AFORAMENTO', inicio: '1952-05-31' })).toMatchObject({
      prazo: '1953-06-01',
      prazoNominal: '1953-05-31',
    });
    expect(prazo({ ato: 'APROVEITAMENTO_AFORAMENTO', inicio: '1952-02-29' })).toMatchObject({
      prazo: '1953-03-02',
      prazoNominal: '1953-03-01',
    });
  });
});
