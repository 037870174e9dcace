import { FATO_ERRADO, type Fatos, lancaEmGarca, SEM_RESPOSTA } from './lancaEmGarca';

const imposto = (fatos: Fatos, exercicio?: number) => lancaEmGarca('IMPOSTO_DIVERSOES', fatos, exercicio);

describe('Diversões com ingresso (art. 85)', () => {
  test.each([
    // preço, por ingresso (15%, cada um sobe a 0,10)
    [10, 1.5],
    [3, 0.5], // 0,45
    [4, 0.6], // 0,60 exato
    [0.66, 0.1], // 0,099
    [0.67, 0.2], // 0,1005
    [6.67, 1.1], // 1,0005
    [0, 0],
  ])('ingresso de %d: cada bilhete paga %d', (precoIngresso, valorPorIngresso) => {
    expect(imposto({ item: 'INGRESSO', precoIngresso, ingressos: 1 })).toMatchObject({ valorPorIngresso });
  });

  test('sobe cada bilhete, e não o total', () => {
    // 0,45 → 0,50 × 100 = 50,00, e não 45,00
    expect(imposto({ item: 'INGRESSO', precoIngresso: 3, ingressos: 100 })).toMatchObject({ valor: 50 });
  });

  test('em 1965 o total perde a fração de cruzeiro', () => {
    // 0,50 × 101 = 50,50
    expect(imposto({ item: 'INGRESSO', precoIngresso: 3, ingressos: 101 }, 1965)).toMatchObject({
      valor: 50,
    });
  });

  test.each<[Fatos, string]>([
    [{ precoIngresso: 3 }, 'ingressos'],
    [{ ingressos: 3 }, 'precoIngresso'],
    [{ precoIngresso: -3, ingressos: 1 }, 'precoIngresso'],
    [{ precoIngresso: 3, ingressos: 1.5 }, 'ingressos'],
  ])('recusa %j', (fatos, fato) => {
    expect(imposto({ item: 'INGRESSO', ...fatos })).toMatchObject({ ...FATO_ERRADO, fato });
  });
});

describe('Diversões sem ingresso (Tabela H)', () => {
  test.each<[Fatos, number]>([
    [{ item: 'BRIGA_DE_GALO', quantidade: 2 }, 100],
    [{ item: 'FESTA_LUGAR_PUBLICO', quantidade: 3 }, 60],
    [{ item: 'QUERMESSE', local: 'SEDE', periodos: 2 }, 80],
    [{ item: 'QUERMESSE', periodos: 1 }, 40],
    [{ item: 'QUERMESSE', local: 'DISTRITO', periodos: 1 }, 20],
    [{ item: 'QUERMESSE', local: 'ZONA_RURAL', periodos: 2 }, 20],
    [{ item: 'BILHAR', periodo: 'MES', quantidade: 3, meses: 4 }, 600],
    [{ item: 'BILHAR', periodo: 'ANO', quantidade: 2 }, 600],
    [{ item: 'BOLICHE', periodos: 2 }, 200],
    [{ item: 'BOCHA', periodo: 'MES', quantidade: 1, meses: 3 }, 150],
    [{ item: 'BOCHA', periodo: 'ANO', quantidade: 1 }, 300],
    [{ item: 'BOCHA', periodo: 'ANO' }, 300],
    [{ item: 'PARQUE', local: 'DISTRITO' }, 100],
    [{ item: 'PARQUE', local: 'DISTRITO', periodos: 2 }, 200],
  ])('%j: %d', (fatos, valor) => {
    expect(imposto(fatos)).toMatchObject({ valor });
  });

  test.each<Fatos>([
    { item: 'CORRIDA_CAVALOS' },
    { item: 'CORRIDA_CAVALOS', quantidade: 1 },
    { item: 'PARQUE', local: 'SEDE', periodos: 1 },
    { item: 'PARQUE', local: 'ZONA_RURAL', periodos: 1 },
    { item: 'PARQUE' },
    { item: 'BOLICHE_POUCOS_DIAS' },
    { item: 'INGRESSO', precoIngresso: 1, ingressos: 1, isencao: 'FILANTROPIA' },
  ])('%j: não se lê', (fatos) => {
    expect(imposto(fatos)).toMatchObject(SEM_RESPOSTA);
  });

  test('falta de período, mesas ou meses é fato errado', () => {
    expect(imposto({ item: 'BILHAR', quantidade: 1 })).toMatchObject({ ...FATO_ERRADO, fato: 'periodo' });
    expect(imposto({ item: 'BILHAR', periodo: 'MES', quantidade: 1 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'meses',
    });
    // a quadra de bocha é uma se não se diz quantas; as mesas de bilhar contam-se
    expect(imposto({ item: 'BILHAR', periodo: 'ANO' })).toMatchObject({ ...FATO_ERRADO, fato: 'quantidade' });
    // o parque paga um período se não se diz quantos; os da quermesse contam-se
    expect(imposto({ item: 'QUERMESSE', local: 'SEDE' })).toMatchObject({ ...FATO_ERRADO, fato: 'periodos' });
    expect(imposto({ item: 'RODEIO' })).toMatchObject({ ...FATO_ERRADO, fato: 'item' });
  });
});
