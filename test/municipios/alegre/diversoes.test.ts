import { duvidasEmAlegre, emAlegre, FATO_ERRADO, ISENTO } from './emAlegre';

type Fatos = Readonly<Record<string, unknown>>;

describe('imposto sobre jogos e diversões (arts. 100 a 105)', () => {
  const imposto = (fatos: Fatos, exercicio?: number) => emAlegre('IMPOSTO_DIVERSOES', fatos, exercicio);

  test('10% dos ingressos vendidos, ou da renda', () => {
    // 3,50 × 120 = 420,00
    expect(imposto({ item: 'INGRESSO', precoIngresso: 3.5, ingressos: 120 })).toMatchObject({
      valor: 42,
      base: 420,
    });
    // 10% de 1.234,56 = 123,456
    expect(imposto({ item: 'INGRESSO', renda: 1234.56 })).toMatchObject({ valor: 123.46 });
    expect(imposto({ renda: 1234.54 })).toMatchObject({ valor: 123.45 });
    expect(imposto({ precoIngresso: 3.5, ingressos: 0 })).toMatchObject({ valor: 0 });
  });

  test('arredonda-se o total, e não cada ingresso', () => {
    // 10% de 0,05 × 3 = 0,015
    expect(imposto({ precoIngresso: 0.05, ingressos: 3 })).toMatchObject({ valor: 0.02 });
  });

  test('apurada a renda da sessão, é ela a base, e não os ingressos', () => {
    // 10% de 1.000,00; os ingressos dariam 5 × 100 = 500,00
    expect(imposto({ renda: 1000, precoIngresso: 5, ingressos: 100 })).toMatchObject({
      valor: 100,
      base: 1000,
    });
  });

  test('em 1965 despreza-se a fração de cruzeiro', () => {
    expect(imposto({ renda: 1239.99 }, 1965)).toMatchObject({ valor: 123 });
  });

  test.each(['BENEFICENCIA', 'ENTIDADE_DESPORTIVA'])('%s é isenta (art. 105)', (isencao) => {
    expect(imposto({ renda: 1000, isencao })).toMatchObject(ISENTO);
  });

  test.each([
    ['nenhuma renda', {}, 'renda'],
    ['renda negativa', { renda: -1 }, 'renda'],
    ['preço sem o número de ingressos', { precoIngresso: 3.5 }, 'ingressos'],
    ['ingressos sem o preço', { ingressos: 10 }, 'precoIngresso'],
    ['ingresso partido', { precoIngresso: 3.5, ingressos: 1.5 }, 'ingressos'],
  ])('recusa: %s', (_nome, fatos, fato) => {
    expect(imposto(fatos)).toMatchObject({ ...FATO_ERRADO, fato });
  });
});

describe('adicional de estatística (art. 106)', () => {
  const adicional = (fatos: Fatos, alternativas: string[] = []) =>
    emAlegre('ADICIONAL', { tipo: 'ESTATISTICA', ...fatos }, 1952, { alternativas });

  test.each([
    [5, 200, 100], // 0,10 × 5 × 200
    [3.5, 120, 48], // 0,10 × 4 × 120
    [3.01, 100, 40],
    [3, 100, 30],
    [0.8, 10, 1], // 0,10 × 1 × 10
    [0, 10, 0],
  ])('entrada de Cr$ %d, %d vendidas: Cr$ %d', (precoIngresso, ingressos, valor) => {
    expect(adicional({ precoIngresso, ingressos })).toMatchObject({ valor });
  });

  test('o Cine São José é isento', () => {
    expect(adicional({ precoIngresso: 5, ingressos: 200, isencao: 'CINE_SAO_JOSE' })).toMatchObject(ISENTO);
  });

  test('a isenção do imposto não alcança o adicional, salvo pela leitura alternativa', () => {
    const beneficente = { precoIngresso: 5, ingressos: 200, isencao: 'BENEFICENCIA' };
    expect(adicional(beneficente)).toMatchObject({ valor: 100 });
    expect(adicional(beneficente, ['L-64'])).toMatchObject(ISENTO);
    expect(adicional({ ...beneficente, isencao: 'ENTIDADE_DESPORTIVA' })).toMatchObject({ valor: 100 });
    expect(duvidasEmAlegre('ADICIONAL', beneficente)).toStrictEqual(['L-63', 'L-64']);
  });

  test('sem o tipo é o de estatística, que é o único', () => {
    expect(emAlegre('ADICIONAL', { precoIngresso: 5, ingressos: 200 })).toMatchObject({ valor: 100 });
    expect(adicional({ tipo: 'ASSISTENCIA' })).toMatchObject(FATO_ERRADO);
  });

  test('pede o preço e o número', () => {
    expect(adicional({ ingressos: 200 })).toMatchObject({ ...FATO_ERRADO, fato: 'precoIngresso' });
    expect(adicional({ precoIngresso: 5 })).toMatchObject({ ...FATO_ERRADO, fato: 'ingressos' });
  });
});
