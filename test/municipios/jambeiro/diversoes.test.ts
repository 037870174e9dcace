import { lancaEmJambeiro } from './lancaEmJambeiro';

type Fatos = Readonly<Record<string, unknown>>;
const diversoes = (fatos: Fatos, quando = 1959) => lancaEmJambeiro('IMPOSTO_DIVERSOES', fatos, quando);

describe('Ingressos', () => {
  // 10% do preço, cada bilhete para cima a 0,10.
  test.each([
    [10, 1, 1, 1],
    [9.99, 1, 1, 1], // 0,999
    [10.01, 1, 1.1, 1.1], // 1,001
    [11, 1, 1.1, 1.1],
    [12.5, 100, 1.3, 130], // 1,25 → 1,30, e só então × 100
    [15, 250, 1.5, 375],
    [0.01, 3, 0.1, 0.3],
    [0, 50, 0, 0],
    [10, 0, 1, 0],
  ])('a %d, %d bilhetes: %d por bilhete, %d', (precoIngresso, ingressos, valorPorIngresso, valor) => {
    expect(diversoes({ item: 'INGRESSO', precoIngresso, ingressos })).toMatchObject({
      valorPorIngresso,
      valor,
    });
  });

  test('sem dizer a espécie, é ingresso', () => {
    expect(diversoes({ precoIngresso: 12.5, ingressos: 2 })).toMatchObject({ valor: 2.6 });
  });

  test('em 1965 o bilhete ainda sobe a 0,10, e só o total perde a fração', () => {
    // 1,30 × 101 = 131,30 → 131
    expect(diversoes({ precoIngresso: 12.5, ingressos: 101 }, 1965)).toMatchObject({ valor: 131 });
  });

  test('preço ou número que falta, ou não é inteiro, é fato errado', () => {
    expect(diversoes({ item: 'INGRESSO', ingressos: 2 })).toMatchObject({
      falha: 'VALOR',
      fato: 'precoIngresso',
    });
    expect(diversoes({ item: 'INGRESSO', precoIngresso: 5 })).toMatchObject({
      falha: 'VALOR',
      fato: 'ingressos',
    });
    expect(diversoes({ precoIngresso: 5, ingressos: 2.5 })).toMatchObject({
      falha: 'VALOR',
      fato: 'ingressos',
    });
  });

  test('entidade desportiva e permanente de autoridade não pagam', () => {
    for (const isencao of ['ENTIDADE_DESPORTIVA', 'PERMANENTE_AUTORIDADE', 'UNIAO_ESTADO'])
      expect(diversoes({ item: 'INGRESSO', precoIngresso: 20, ingressos: 30, isencao })).toMatchObject({
        isento: true,
        valor: 0,
      });
  });
});

describe('Pules', () => {
  test('o imposto recai nelas, mas a lei não dá a alíquota', () => {
    expect(diversoes({ item: 'PULES', precoIngresso: 10, ingressos: 100 })).toMatchObject({
      falha: 'ND',
      motivo: expect.stringContaining('art. 95'),
    });
  });

  test('sem alíquota, não se pede o preço nem a quantidade', () => {
    expect(diversoes({ item: 'PULES' })).toMatchObject({ falha: 'ND' });
    expect(diversoes({ item: 'PULES', ingressos: 100 })).toMatchObject({ falha: 'ND' });
  });

  test('fato errado vem antes', () => {
    expect(diversoes({ item: 'PULES', precoIngresso: -1, ingressos: 100 })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Jogos e clubes', () => {
  test.each([
    ['BILHAR_CARAMBOLA', 1, 1, 20],
    ['BILHAR_CARAMBOLA', 2, 3, 120],
    ['BILHAR_SNOOKER', 1, 1, 50],
    ['BILHAR_SNOOKER', 1, 12, 600],
    ['BOCHA', 1, 1, 10],
    ['BOCHA', 3, 6, 180],
  ])('%s, %d por %d meses: %d', (item, quantidade, meses, valor) => {
    expect(diversoes({ item, quantidade, meses })).toMatchObject({ valor });
  });

  test('mesas e meses são necessários', () => {
    expect(diversoes({ item: 'BOCHA', quantidade: 1 })).toMatchObject({ falha: 'VALOR', fato: 'meses' });
    expect(diversoes({ item: 'BOCHA', meses: 1 })).toMatchObject({ falha: 'VALOR', fato: 'quantidade' });
  });

  test.each([
    [1, 500],
    [2, 250],
    [3, 100],
  ])('clube de %dª categoria: %d por ano', (categoria, valor) => {
    expect(diversoes({ item: 'CLUBE', categoria })).toMatchObject({ valor });
  });

  test('só há três categorias', () => {
    for (const categoria of [0, 4, 1.5, undefined])
      expect(diversoes({ item: 'CLUBE', categoria })).toMatchObject({ falha: 'VALOR', fato: 'categoria' });
  });
});
