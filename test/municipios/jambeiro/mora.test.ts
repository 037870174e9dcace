import { lancaEmJambeiro } from './lancaEmJambeiro';

type Fatos = Readonly<Record<string, unknown>>;
const mora = (fatos: Fatos, quando = 1959) => lancaEmJambeiro('MORA', fatos, quando);

describe('Multa moratória geral', () => {
  test('vinte por cento, uma vez', () => {
    expect(mora({ principal: 1000, emAtraso: true })).toMatchObject({
      principal: 1000,
      multaMora: 200,
      valor: 1200,
    });
    // 20% × 33,33 = 6,666 → 6,67
    expect(mora({ principal: 33.33, emAtraso: true })).toMatchObject({ multaMora: 6.67, valor: 40 });
    expect(mora({ principal: 1000, emAtraso: false })).toMatchObject({ multaMora: 0, valor: 1000 });
  });

  test('pelas datas, o domingo passa à segunda', () => {
    // 31/01/1960 foi domingo
    const debito = { principal: 100, vencimento: '1960-01-31' };
    expect(mora({ ...debito, pagamento: '1960-02-01' }, 1960)).toMatchObject({ valor: 100 });
    expect(mora({ ...debito, pagamento: '1960-02-02' }, 1960)).toMatchObject({ valor: 120 });
  });

  test('em 1965 a multa perde a fração de cruzeiro', () => {
    // 20% × 1.234 = 246,80 → 246
    expect(mora({ principal: 1234, emAtraso: true }, 1965)).toMatchObject({ multaMora: 246, valor: 1480 });
  });

  test('débito negativo, ou sem se saber do atraso, é fato errado', () => {
    expect(mora({ principal: -1, emAtraso: true })).toMatchObject({ falha: 'VALOR', fato: 'principal' });
    expect(mora({ principal: 100 })).toMatchObject({ falha: 'VALOR', fato: 'emAtraso' });
  });
});

describe('Predial: a 1ª prestação vencida faz vencer a 2ª', () => {
  const imposto = { tributo: 'IMPOSTO_PREDIAL', impostoAnual: 480 };

  test.each([
    [{ pagamento: '1959-01-31' }, 240, 0, 240],
    [{ pagamento: '1959-02-02' }, 480, 96, 576],
    [{ pagamentoPrimeira: '1959-01-31', pagamento: '1959-06-30' }, 240, 0, 240],
    [{ pagamentoPrimeira: '1959-01-31', pagamento: '1959-07-01' }, 240, 48, 288],
    [{ pagamentoPrimeira: '1959-02-10', pagamento: '1959-06-30' }, 240, 48, 288], // venceu com a 1ª
  ])('%j: de %d, multa de %d, total %d', (datas, principal, multaMora, valor) => {
    expect(mora({ ...imposto, ...datas })).toMatchObject({ principal, multaMora, valor });
  });

  test('as prestações são as do imposto, com a sobra na 1ª', () => {
    // 100,01 = 50,01 + 50,00
    const torto = { tributo: 'IMPOSTO_PREDIAL', impostoAnual: 100.01 };
    expect(mora({ ...torto, pagamento: '1959-01-10' })).toMatchObject({ principal: 50.01 });
    expect(mora({ ...torto, pagamentoPrimeira: '1959-01-10', pagamento: '1959-07-01' })).toMatchObject({
      principal: 50,
      multaMora: 10,
    });
  });

  test('de uma prestação dada, só ela', () => {
    const prestacao = { tributo: 'IMPOSTO_PREDIAL', principal: 240, prestacao: 2 };
    expect(mora({ ...prestacao, pagamento: '1959-06-30' })).toMatchObject({ valor: 240 });
    expect(mora({ ...prestacao, pagamento: '1959-07-01' })).toMatchObject({ valor: 288 });
    expect(mora({ ...prestacao, prestacao: 3, pagamento: '1959-07-01' })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Territorial, licença e estradas', () => {
  test('territorial: em dia até 30 de junho', () => {
    expect(mora({ tributo: 'IMPOSTO_TERRITORIAL', principal: 180, pagamento: '1959-06-30' })).toMatchObject({
      valor: 180,
    });
    expect(mora({ tributo: 'IMPOSTO_TERRITORIAL', principal: 180, pagamento: '1959-07-01' })).toMatchObject({
      multaMora: 36,
      valor: 216,
    });
  });

  test('licença em continuação: até 31 de janeiro', () => {
    const licenca = { tributo: 'LICENCA_ESTABELECIMENTO', natureza: 'CONTINUACAO', principal: 200 };
    expect(mora({ ...licenca, pagamento: '1959-01-31' })).toMatchObject({ valor: 200 });
    expect(mora({ ...licenca, pagamento: '1959-02-02' })).toMatchObject({ multaMora: 40, valor: 240 });
  });

  test('licença de abertura: a data é a do pedido', () => {
    const abertura = { tributo: 'LICENCA_ESTABELECIMENTO', natureza: 'ABERTURA', principal: 200 };
    expect(mora({ ...abertura, pagamento: '1959-05-05' })).toMatchObject({
      falha: 'VALOR',
      fato: 'vencimento',
    });
    expect(mora({ ...abertura, vencimento: '1959-05-04', pagamento: '1959-05-05' })).toMatchObject({
      valor: 240,
    });
  });

  test('estradas: só a parcela, sem vencimento antecipado', () => {
    const parcela = { tributo: 'TAXA_ESTRADAS', principal: 1250 };
    expect(mora({ ...parcela, vencimento: '1959-10-31', pagamento: '1959-10-31' })).toMatchObject({
      valor: 1250,
    });
    // 31/10/1959 foi sábado, dia útil
    expect(mora({ ...parcela, vencimento: '1959-10-31', pagamento: '1959-11-01' })).toMatchObject({
      valor: 1500,
    });
    expect(mora({ ...parcela, prestacao: 1, pagamento: '1959-07-01' })).toMatchObject({ valor: 1500 });
    expect(mora({ ...parcela, pagamento: '1959-07-01' })).toMatchObject({
      falha: 'VALOR',
      fato: 'vencimento',
    });
  });
});

describe('Indústrias e profissões: as três janelas', () => {
  // Vencimentos 30/03, 29/05, 27/08 e 25/11; mais 30 dias: 29/04, 28/06 (domingo), 26/09 e 25/12 (feriado).
  test.each([
    [1, '1959-03-30', 'DESCONTO', 400],
    [1, '1959-03-31', 'INTEGRAL', 500],
    [1, '1959-04-29', 'INTEGRAL', 500],
    [1, '1959-04-30', 'MULTA', 600],
    [2, '1959-05-29', 'DESCONTO', 400],
    [2, '1959-05-30', 'INTEGRAL', 500],
    [2, '1959-06-29', 'INTEGRAL', 500],
    [2, '1959-06-30', 'MULTA', 600],
    [3, '1959-08-27', 'DESCONTO', 400],
    [3, '1959-08-28', 'INTEGRAL', 500],
    [3, '1959-09-26', 'INTEGRAL', 500],
    [3, '1959-09-27', 'MULTA', 600],
    [4, '1959-11-25', 'DESCONTO', 400],
    [4, '1959-11-26', 'INTEGRAL', 500],
    [4, '1959-12-26', 'INTEGRAL', 500],
    [4, '1959-12-28', 'MULTA', 600],
  ])('%dª prestação paga em %s: %s, %d', (prestacao, pagamento, faixa, valor) => {
    expect(mora({ tributo: 'INDUSTRIAS_PROFISSOES', prestacao, principal: 500, pagamento })).toMatchObject({
      faixa,
      valor,
    });
  });

  test('vencimento em domingo: o desconto vai até a segunda, e os 30 dias contam-se do nominal', () => {
    // 29/05/1960 foi domingo; 29/05 + 30 = 28/06/1960
    const segunda = { tributo: 'INDUSTRIAS_PROFISSOES', prestacao: 2, principal: 500 };
    expect(mora({ ...segunda, pagamento: '1960-05-30' }, 1960)).toMatchObject({ faixa: 'DESCONTO' });
    expect(mora({ ...segunda, pagamento: '1960-05-31' }, 1960)).toMatchObject({ faixa: 'INTEGRAL' });
    expect(mora({ ...segunda, pagamento: '1960-06-28' }, 1960)).toMatchObject({ faixa: 'INTEGRAL' });
    expect(mora({ ...segunda, pagamento: '1960-06-29' }, 1960)).toMatchObject({ faixa: 'MULTA' });
  });

  test('desconto e multa recaem também na taxa de assistência social', () => {
    const comTaxa = {
      tributo: 'INDUSTRIAS_PROFISSOES',
      prestacao: 1,
      principal: 500,
      taxaAssistenciaSocial: 50,
    };
    // 80%, 100% e 120% de 550,00
    expect(mora({ ...comTaxa, pagamento: '1959-03-30' })).toMatchObject({ valor: 440 });
    expect(mora({ ...comTaxa, pagamento: '1959-04-01' })).toMatchObject({ valor: 550 });
    expect(mora({ ...comTaxa, pagamento: '1959-05-01' })).toMatchObject({ valor: 660 });
  });

  test('só há quatro prestações', () => {
    for (const prestacao of [0, 5, 1.5])
      expect(
        mora({ tributo: 'INDUSTRIAS_PROFISSOES', prestacao, principal: 500, pagamento: '1959-03-30' }),
      ).toMatchObject({ falha: 'VALOR', fato: 'prestacao' });
  });

  test('com a data de vencimento em vez do número da prestação', () => {
    const dada = { tributo: 'INDUSTRIAS_PROFISSOES', principal: 500, vencimento: '1959-05-29' };
    expect(mora({ ...dada, pagamento: '1959-05-29' })).toMatchObject({ faixa: 'DESCONTO' });
    expect(mora({ ...dada, pagamento: '1959-06-29' })).toMatchObject({ faixa: 'INTEGRAL' });
  });
});

describe('Parcelas', () => {
  const parcelas = (tributo: string, principal: number, quando = 1959) =>
    lancaEmJambeiro('PARCELAS', { tributo, principal }, quando);

  test('quatro iguais, com a sobra na primeira', () => {
    // 999,99 ÷ 4 = 249,9975: 3 × 249,99 e 250,02
    expect(parcelas('INDUSTRIAS_PROFISSOES', 999.99)).toMatchObject({
      parcelas: [
        { vencimento: '1959-03-30', valor: 250.02 },
        { vencimento: '1959-05-29', valor: 249.99 },
        { vencimento: '1959-08-27', valor: 249.99 },
        { vencimento: '1959-11-25', valor: 249.99 },
      ],
    });
  });

  test('as mesmas datas em ano bissexto', () => {
    expect(parcelas('INDUSTRIAS_PROFISSOES', 100, 1960)).toMatchObject({
      parcelas: [
        { vencimento: '1960-03-30', valor: 25 },
        { vencimento: '1960-05-29', vencimentoUtil: '1960-05-30', valor: 25 },
        { vencimento: '1960-08-27', valor: 25 },
        { vencimento: '1960-11-25', valor: 25 },
      ],
    });
  });

  test('em 1965, em cruzeiros inteiros', () => {
    expect(parcelas('INDUSTRIAS_PROFISSOES', 1001, 1965)).toMatchObject({
      parcelas: [{ valor: 251 }, { valor: 250 }, { valor: 250 }, { valor: 250 }],
    });
  });

  test('os outros tributos, nas suas datas', () => {
    expect(parcelas('IMPOSTO_PREDIAL', 480)).toMatchObject({
      parcelas: [{ vencimento: '1959-01-31' }, { vencimento: '1959-06-30' }],
    });
    expect(parcelas('IMPOSTO_TERRITORIAL', 90)).toMatchObject({ parcelas: [{ vencimento: '1959-06-30' }] });
    expect(parcelas('LICENCA_ESTABELECIMENTO', 200)).toMatchObject({
      parcelas: [{ vencimento: '1959-01-31' }],
    });
    expect(parcelas('TAXA_ESTRADAS', 2500)).toMatchObject({
      parcelas: [{ vencimento: '1959-06-30' }, { vencimento: '1959-10-31' }],
    });
  });
});
