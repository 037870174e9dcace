import { explicar, lancar, type Pedido, resolver } from '../src';

/** An assessment of the predial of Alegre: 8 % of 1.000,00 for who lives in the house (art. 23, § único). */
const pedido = (resto: Partial<Pedido>): Pedido => ({
  municipio: 'ALEGRE',
  regra: 'IMPOSTO_PREDIAL',
  fatos: { valorLocativo: 1000, ocupacao: 'PROPRIETARIO' },
  ...resto,
});

describe('lançar e explicar', () => {
  test('dão o mesmo valor: 1.000,00 × 8% = 80,00', () => {
    expect(lancar(pedido({ exercicio: 1952 }))).toMatchObject({ valor: 80 });
    expect(explicar(pedido({ exercicio: 1952 }))).toMatchObject({ resultado: { valor: 80 } });
  });

  test('a regra resolvida lança quantas linhas vierem', () => {
    const resolvida = resolver(pedido({ exercicio: 1952 }));
    if ('falha' in resolvida) throw new Error(resolvida.motivo);
    // 10 % when the house is let (art. 23).
    expect(resolvida.lanca({ valorLocativo: 1000, ocupacao: 'ALUGADO' })).toMatchObject({ valor: 100 });
    expect(resolvida.lanca({ valorLocativo: 500, ocupacao: 'PROPRIETARIO' })).toMatchObject({ valor: 40 });
  });
});

describe('município', () => {
  const FALHA = {
    falha: 'VALOR',
    fato: 'municipio',
    motivo:
      'municipio: veio "Vitória"; aceita-se um destes: JAMBEIRO, ALEGRE, GARCA, ALFREDO_CHAVES, LIMEIRA_DO_OESTE',
  };

  test('desconhecido, a mensagem diz quais se aceitam', () => {
    expect(lancar(pedido({ municipio: 'Vitória', exercicio: 1952 }))).toStrictEqual(FALHA);
    expect(explicar(pedido({ municipio: 'Vitória', exercicio: 1952 }))).toStrictEqual(FALHA);
    expect(resolver(pedido({ municipio: 'Vitória', exercicio: 1952 }))).toStrictEqual(FALHA);
  });

  test('pelo nome, como se escreva', () => {
    expect(lancar(pedido({ municipio: 'alegre-es', exercicio: 1952 }))).toMatchObject({ valor: 80 });
  });
});

describe('tributo', () => {
  test('que nenhum município tem: VALOR', () => {
    expect(lancar(pedido({ regra: 'IMPOSTO_DE_RENDA', exercicio: 1952 }))).toStrictEqual({
      falha: 'VALOR',
      fato: 'tributo',
      motivo: 'tributo: veio "IMPOSTO_DE_RENDA", que não é um tributo conhecido',
    });
  });

  test('que a lei daquele município não tem: ND, e onde ver os que tem', () => {
    // Garça and Jambeiro charge for the upkeep of roads; Alegre does not.
    expect(lancar(pedido({ regra: 'TAXA_ESTRADAS', exercicio: 1952 }))).toStrictEqual({
      falha: 'ND',
      motivo: 'Alegre-ES não tem TAXA_ESTRADAS na lei: veja =TRIB.REGRAS("ALEGRE")',
    });
  });
});

describe('exercício e data', () => {
  test('sem nenhum dos dois: ND, com o que fazer', () => {
    expect(lancar(pedido({}))).toStrictEqual({
      falha: 'ND',
      motivo: 'escolha o exercício no painel ou informe-o na fórmula',
    });
  });

  test.each([
    [1899, '1899'],
    [2201, '2201'],
    [1952.5, '1952,5'],
    [NaN, 'NaN'],
  ])('%p não é exercício', (exercicio, mostrado) => {
    expect(lancar(pedido({ exercicio }))).toStrictEqual({
      falha: 'VALOR',
      fato: 'exercicio',
      motivo: `exercicio: veio ${mostrado}; aceita-se um ano inteiro de 1900 a 2200, ou uma data`,
    });
  });

  test.each([1900, 2200])('%d é exercício, e a falta é da lei', (exercicio) => {
    expect(lancar(pedido({ exercicio }))).toMatchObject({ falha: 'ND' });
  });

  test.each(['1952-02-30', '31/03/1952', ''])('"%s" não é data', (data) => {
    expect(lancar(pedido({ data }))).toStrictEqual({
      falha: 'VALOR',
      fato: 'data',
      motivo: `data: veio ${data === '' ? 'vazio' : `"${data}"`}; aceita-se uma data que exista, como 1952-03-31`,
    });
  });

  test('o exercício é a lei de 1º de janeiro; a data, a do dia', () => {
    // Law of Alegre: from 01/01/1952 (art. 202).
    expect(lancar(pedido({ data: '1951-12-31' }))).toMatchObject({ falha: 'ND' });
    expect(lancar(pedido({ data: '1952-01-01' }))).toMatchObject({ valor: 80 });
    // Slaughterhouse of Garça: Tabela N of the law of 17-12-1960, which the exercise of 1960 does not reach.
    const matanca = { municipio: 'GARCA', regra: 'TAXA_MATADOURO', fatos: { item: 'MATANCA', bovinos: 1 } };
    expect(lancar({ ...matanca, exercicio: 1960 })).toMatchObject({ valor: 20 });
    expect(lancar({ ...matanca, data: '1960-12-17' })).toMatchObject({ valor: 100 });
  });

  test('vindo os dois, vale a data', () => {
    const matanca = { municipio: 'GARCA', regra: 'TAXA_MATADOURO', fatos: { item: 'MATANCA', bovinos: 1 } };
    expect(lancar({ ...matanca, exercicio: 1966, data: '1960-12-16' })).toMatchObject({ valor: 20 });
  });

  test('só com o dia da execução se sabe quando vencem as guias de Garça (art. 140)', () => {
    // Share: 2/3 × 9.000,00 ÷ 100 m × 10 m = 600,00; in 5 until 24/06/1951: 120,00 each.
    // First: 24/06/1951 + 60 days = 6 (to 30/06) + 31 (July) + 23: 23/08/1951. The others, every 30 June.
    const guias = {
      municipio: 'GARCA',
      regra: 'TAXA_GUIAS',
      fatos: { item: 'QUOTA', despesa: 9000, frenteTotal: 100, frente: 10 },
    };
    expect(lancar({ ...guias, data: '1951-06-24' })).toMatchObject({
      valor: 600,
      parcelas: [
        { vencimento: '1951-08-23', valor: 120 },
        { vencimento: '1952-06-30', valor: 120 },
        { vencimento: '1953-06-30', valor: 120 },
        { vencimento: '1954-06-30', valor: 120 },
        { vencimento: '1955-06-30', valor: 120 },
      ],
    });
    const peloExercicio = lancar({ ...guias, exercicio: 1952 });
    expect(peloExercicio).toMatchObject({ valor: 600 });
    expect(peloExercicio).not.toHaveProperty('parcelas');
  });
});

describe('escolhas do lançador', () => {
  test('sem elas a lei de Alegre não passa de 1966; com elas, sim', () => {
    expect(lancar(pedido({ exercicio: 1970 }))).toMatchObject({ falha: 'ND' });
    expect(lancar(pedido({ exercicio: 1970, opcoes: { leiAntigaDepoisDe1966: true } }))).toMatchObject({
      valor: 80,
    });
  });
});
