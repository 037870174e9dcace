import { lancar } from '../../src';

describe('exercícios sem centavos (Lei 4.511/1964)', () => {
  test('a fração se despreza no valor cobrado, e não na base nem no preço de um bilhete', () => {
    // 8% × 1.234,56 = 98,7648: 98 in 1965, in whole instalments of 49.
    const predial = lancar({
      municipio: 'ALEGRE',
      exercicio: 1965,
      regra: 'IMPOSTO_PREDIAL',
      fatos: { valorLocativo: 1234.56, ocupacao: 'PROPRIETARIO' },
    });
    expect(predial).toMatchObject({ valor: 98, base: 1234.56 });
    expect('parcelas' in predial && predial.parcelas?.map(({ valor }) => valor)).toStrictEqual([49, 49]);
    // Jambeiro: 10% × 12,50 = 1,25, up to 1,30 each; 7 × 1,30 = 9,10, which drops to 9.
    const bilhetes = { item: 'INGRESSO', precoIngresso: 12.5, ingressos: 7 };
    const diversoes = lancar({
      municipio: 'JAMBEIRO',
      exercicio: 1965,
      regra: 'IMPOSTO_DIVERSOES',
      fatos: bilhetes,
    });
    expect(diversoes).toMatchObject({ valorPorIngresso: 1.3, valor: 9 });
  });
});
