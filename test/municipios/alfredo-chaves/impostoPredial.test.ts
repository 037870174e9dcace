import { avisosEmAlfredoChaves, lancaEmAlfredoChaves } from './lancaEmAlfredoChaves';

type Fatos = Readonly<Record<string, unknown>>;
const predial = (fatos: Fatos, quando?: number | string) =>
  lancaEmAlfredoChaves('IMPOSTO_PREDIAL', fatos, quando);

describe('Alíquota e zona', () => {
  test.each([
    ['URBANA', 1200], // 10% × 12.000
    ['SUBURBANA', 960], // 8% × 12.000
  ])('zona %s sobre Cr$ 12.000,00 paga %d', (zona, valor) => {
    expect(predial({ zona, valorLocativo: 12000 })).toMatchObject({ valor, base: 12000 });
  });

  test('a zona rural não paga, ainda que nada mais se informe ou se alegue isenção', () => {
    expect(predial({ zona: 'RURAL' })).toMatchObject({ incide: false, valor: 0 });
    const alegada = predial({ zona: 'RURAL', valorLocativo: 500, isencao: 'UNIAO_ESTADO' });
    expect(alegada).toMatchObject({ incide: false, valor: 0 });
    expect(alegada).not.toHaveProperty('isento');
  });

  test('zona não informada é a urbana, e a memória o diz', () => {
    expect(predial({ valorLocativo: 12000 })).toMatchObject({ valor: 1200 });
    expect(avisosEmAlfredoChaves('IMPOSTO_PREDIAL', { valorLocativo: 12000 }).join()).toContain(
      'Zona não informada',
    );
  });

  test('zona que a lei não tem, e valor negativo, são fatos errados', () => {
    expect(predial({ zona: 'LITORANEA', valorLocativo: 1 })).toMatchObject({ falha: 'VALOR', fato: 'zona' });
    expect(predial({ valorLocativo: -0.01 })).toMatchObject({ falha: 'VALOR', fato: 'valorLocativo' });
  });
});

describe('Valor locativo', () => {
  test('é a renda máxima: o maior entre aluguel e sublocação, não a soma', () => {
    expect(predial({ aluguel: 10000, sublocacao: 10000.01 })).toMatchObject({ base: 10000.01, valor: 1000 });
    expect(predial({ aluguel: 10000, sublocacao: 9999.99 })).toMatchObject({ base: 10000, valor: 1000 });
    expect(predial({ sublocacao: 3000 })).toMatchObject({ base: 3000, valor: 300 });
  });

  test('sem declaração vale o arbitrado, ainda que haja outro valor', () => {
    expect(predial({ declarou: false, valorLocativo: 5000, valorLocativoArbitrado: 8000 })).toMatchObject({
      base: 8000,
      valor: 800,
    });
    expect(predial({ declarou: false, valorLocativo: 5000 })).toMatchObject({
      falha: 'VALOR',
      fato: 'valorLocativoArbitrado',
    });
  });

  test('sem nenhum valor não há conta', () => {
    expect(predial({ zona: 'URBANA' })).toMatchObject({ falha: 'VALOR', fato: 'valorLocativo' });
  });
});

describe('Dedução da zona suburbana', () => {
  const suburbano = (servicos: unknown, outros: Fatos = {}) =>
    predial({ zona: 'SUBURBANA', valorLocativo: 12000, servicos, ...outros });

  test.each([
    [['LIMPEZA', 'AGUA', 'ESGOTO'], 960], // os três: sem dedução
    [['LIMPEZA', 'AGUA'], 480], // falta um: metade
    [['ESGOTO'], 480], // faltam dois: ainda metade (L-01)
    [[], 320], // nenhum: deduz dois terços, 960 ÷ 3
    ['NENHUM', 320],
    ['água; água', 480], // repetir não soma serviço
  ])('com %j paga %d', (servicos, valor) => {
    expect(suburbano(servicos)).toMatchObject({ valor });
  });

  test('serviços não informados não deduzem', () => {
    expect(predial({ zona: 'SUBURBANA', valorLocativo: 12000 })).toMatchObject({ valor: 960 });
  });

  test('na zona urbana a falta de serviços não deduz', () => {
    expect(predial({ zona: 'URBANA', valorLocativo: 12000, servicos: [] })).toMatchObject({ valor: 1200 });
  });

  test('NENHUM não se junta a outro serviço, e serviço desconhecido é erro', () => {
    expect(suburbano(['NENHUM', 'AGUA'])).toMatchObject({ falha: 'VALOR', fato: 'servicos' });
    expect(suburbano(['LUZ'])).toMatchObject({ falha: 'VALOR' });
  });

  test('compõe-se com a moradia e com a fração do ano num só arredondamento', () => {
    // 1.000,10 × 8% × 3/4 = 60,006; × 1/3 = 20,002
    expect(suburbano([], { valorLocativo: 1000.1, ocupacao: 'PROPRIETARIO' })).toMatchObject({ valor: 20 });
    // 12.000 × 8% × 3/4 × 1/3 × 7/12 = 140
    expect(suburbano([], { ocupacao: 'PROPRIETARIO', demolicaoVerificada: '1961-07-20' })).toMatchObject({
      valor: 140,
    });
    // 0,25 × 8% × 3/4 × 1/3 = 0,005: meio centavo para cima
    expect(suburbano([], { valorLocativo: 0.25, ocupacao: 'PROPRIETARIO' })).toMatchObject({ valor: 0.01 });
  });
});

describe('Dedução da moradia', () => {
  test.each([
    [{ ocupacao: 'PROPRIETARIO' }, 900], // 1.200 × 3/4
    [{ ocupacao: 'GRATUITO', provaGratuidade: true }, 900],
    [{ ocupacao: 'GRATUITO', provaGratuidade: false }, 1200],
    [{ ocupacao: 'GRATUITO' }, 1200],
    [{ ocupacao: 'ALUGADO', provaGratuidade: true }, 1200],
    [{ ocupacao: 'DESOCUPADO' }, 1200],
  ])('%j paga %d', (fatos, valor) => {
    expect(predial({ zona: 'URBANA', valorLocativo: 12000, ...fatos })).toMatchObject({ valor });
  });

  test('vale também na zona suburbana', () => {
    // 12.000 × 8% × 1/2 × 3/4 = 360
    expect(
      predial({ zona: 'SUBURBANA', valorLocativo: 12000, servicos: ['AGUA'], ocupacao: 'PROPRIETARIO' }),
    ).toMatchObject({ valor: 360 });
  });
});

describe('Isenções', () => {
  test.each(['UNIAO_ESTADO', 'TEMPLO', 'SINDICATO', 'ENSINO'])('%s isenta sem condição', (isencao) => {
    expect(predial({ zona: 'URBANA', valorLocativo: 9000, isencao })).toMatchObject({
      isento: true,
      valor: 0,
    });
  });

  test.each(['HOSPITAL_CARIDADE', 'CLUBE', 'BIBLIOTECA'])('%s só em prédio próprio', (isencao) => {
    expect(predial({ isencao, predioProprio: true })).toMatchObject({ isento: true, valor: 0 });
    expect(predial({ isencao, predioProprio: false, valorLocativo: 9000 })).toMatchObject({ valor: 900 });
    expect(predial({ isencao, valorLocativo: 9000 })).toMatchObject({ valor: 900 });
  });

  test('serviço municipal só com cessão gratuita', () => {
    expect(predial({ isencao: 'SERVICO_MUNICIPAL', cessaoGratuita: true })).toMatchObject({ isento: true });
    expect(predial({ isencao: 'SERVICO_MUNICIPAL', valorLocativo: 9000 })).toMatchObject({ valor: 900 });
  });

  test('a isenção cita a sua alínea', () => {
    expect(predial({ isencao: 'ENSINO' })).toMatchObject({ fundamento: 'Lei nº 132/1959, art. 21, g' });
  });

  test('pequeno valor: até Cr$ 600,00 por ano, morada exclusiva do dono', () => {
    const dono = { ocupacao: 'PROPRIETARIO', moradaExclusiva: true };
    expect(predial({ valorLocativo: 600, ...dono })).toMatchObject({ isento: true, valor: 0 });
    // 600,01 × 10% × 3/4 = 45,00075
    expect(predial({ valorLocativo: 600.01, ...dono })).toMatchObject({ valor: 45 });
    expect(predial({ valorLocativo: 600, ocupacao: 'PROPRIETARIO' })).toMatchObject({ valor: 45 });
    expect(predial({ valorLocativo: 600, ocupacao: 'ALUGADO', moradaExclusiva: true })).toMatchObject({
      valor: 60,
    });
    expect(predial({ declarou: false, valorLocativoArbitrado: 600, ...dono })).toMatchObject({
      isento: true,
    });
    expect(predial({ aluguel: 600, sublocacao: 601, ...dono })).toMatchObject({ valor: 45.08 }); // 45,075
  });

  test('a do bairro Macrina é de lei que não está na fonte; quem não a alega paga', () => {
    expect(predial({ isencao: 'LEI_123', bairro: 'MACRINA', valorLocativo: 5000 })).toMatchObject({
      falha: 'ND',
    });
    expect(predial({ bairro: 'Macrina', valorLocativo: 5000 })).toMatchObject({ valor: 500 });
  });
});

describe('Parte do ano', () => {
  test.each([
    ['1961-01-31', 100], // 1.200 × 1/12
    ['1961-06-01', 600], // paga-se o mês da verificação: 6/12
    ['1961-12-31', 1200],
  ])('demolição verificada em %s paga %d, sem prestações', (demolicaoVerificada, valor) => {
    const resultado = predial({ valorLocativo: 12000, demolicaoVerificada });
    expect(resultado).toMatchObject({ valor });
    expect(resultado).not.toHaveProperty('parcelas');
  });

  test('demolição de outro exercício não se aceita', () => {
    expect(predial({ valorLocativo: 12000, demolicaoVerificada: '1960-12-31' })).toMatchObject({
      falha: 'VALOR',
      fato: 'demolicaoVerificada',
    });
  });

  test.each([
    [0, 1200],
    [1, 1100], // 11/12
    [11, 100],
  ])('%d meses desocupado, com requerimento, paga %d', (mesesDesocupado, valor) => {
    expect(predial({ valorLocativo: 12000, mesesDesocupado, requereu: true })).toMatchObject({ valor });
  });

  test('doze meses desocupado isenta; sem requerer, paga o ano', () => {
    expect(predial({ valorLocativo: 12000, mesesDesocupado: 12, requereu: true })).toMatchObject({
      isento: true,
      valor: 0,
    });
    expect(predial({ valorLocativo: 12000, mesesDesocupado: 12, requereu: false })).toMatchObject({
      valor: 1200,
    });
    expect(predial({ valorLocativo: 12000, mesesDesocupado: 12 })).toMatchObject({ valor: 1200 });
  });

  test('mais de doze meses, ou mês partido, não se aceita', () => {
    expect(predial({ valorLocativo: 1, mesesDesocupado: 13 })).toMatchObject({ falha: 'VALOR' });
    expect(predial({ valorLocativo: 1, mesesDesocupado: 1.5 })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Pagamento', () => {
  test('duas prestações; o centavo ímpar fica na primeira', () => {
    // 1.234,50 × 10% = 123,45 = 61,73 + 61,72
    expect(predial({ valorLocativo: 1234.5 })).toMatchObject({
      valor: 123.45,
      parcelas: [
        { vencimento: '1961-03-15', valor: 61.73 },
        { vencimento: '1961-07-15', valor: 61.72 },
      ],
    });
  });

  test('vencimento em domingo passa à segunda-feira', () => {
    expect(predial({ valorLocativo: 12000 }, 1964)).toMatchObject({
      parcelas: [
        { vencimento: '1964-03-15', vencimentoUtil: '1964-03-16', valor: 600 },
        { vencimento: '1964-07-15', valor: 600 },
      ],
    });
  });

  test.each(['1961-02-01', '1961-02-28'])('integral em %s tem 5%% de desconto', (pagamento) => {
    const resultado = predial({ valorLocativo: 12000, pagamento, integral: true });
    expect(resultado).toMatchObject({ valor: 1140, principal: 1200, desconto: 60 });
    expect(resultado).not.toHaveProperty('parcelas');
  });

  test('o desconto conta-se sobre o imposto já arredondado', () => {
    // 123,45 × 5% = 6,1725 → 6,17; 123,45 − 6,17 = 117,28
    expect(predial({ valorLocativo: 1234.5, pagamento: '1961-02-10', integral: true })).toMatchObject({
      principal: 123.45,
      desconto: 6.17,
      valor: 117.28,
    });
  });

  test.each([
    ['1961-01-31', true],
    ['1961-03-01', true],
    ['1960-02-10', true],
    ['1961-02-10', false],
    ['1961-02-10', undefined],
  ])('pago em %s, integral %p: sem desconto', (pagamento, integral) => {
    expect(predial({ valorLocativo: 12000, pagamento, integral })).toMatchObject({
      valor: 1200,
      desconto: 0,
      parcelas: [{ valor: 600 }, { valor: 600 }],
    });
  });

  test('data que não existe é fato errado', () => {
    expect(predial({ valorLocativo: 1, pagamento: '1961-02-29' })).toMatchObject({ falha: 'VALOR' });
  });
});

test('1965 e 1966 não têm centavos, nem nas prestações nem no desconto', () => {
  // 1.234,56 × 10% = 123,456 → 123 = 62 + 61
  expect(predial({ valorLocativo: 1234.56 }, 1965)).toMatchObject({
    valor: 123,
    parcelas: [{ valor: 62 }, { valor: 61 }],
  });
  // 5% × 123 = 6,15 → 6; 123 − 6 = 117
  expect(predial({ valorLocativo: 1234.56, pagamento: '1966-02-01', integral: true }, 1966)).toMatchObject({
    principal: 123,
    desconto: 6,
    valor: 117,
  });
});

test('fora de 1960 a 1966 a lei não responde; fato errado vem antes', () => {
  expect(predial({ valorLocativo: 1 }, 1959)).toMatchObject({ falha: 'ND' });
  expect(predial({ valorLocativo: 1 }, 1967)).toMatchObject({ falha: 'ND' });
  expect(predial({ valorLocativo: -1 }, 1959)).toMatchObject({ falha: 'VALOR' });
  expect(predial({}, 1967)).toMatchObject({ falha: 'VALOR' });
});
