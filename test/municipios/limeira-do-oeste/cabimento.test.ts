import { lancaEmLimeira, notas } from './lancaEmLimeira';

const cabe = (ato: string, hipotese: string, mais: Readonly<Record<string, unknown>> = {}) =>
  lancaEmLimeira('CABIMENTO', { ato, hipotese, ...mais });

test.each([
  ['SEM_LICENCA', true],
  ['DESACORDO_PROJETO', true],
  ['RECUSA_NOTIFICACAO', true],
  ['SEM_ALINHAMENTO', true],
  ['RISCO_ESTABILIDADE', true],
  ['AMEACA_VIZINHOS', false],
  ['OUTRA', false],
])('embargo (art. 123) por %s: %s', (hipotese, esperado) => {
  expect(cabe('EMBARGO', hipotese)).toMatchObject({
    cabe: esperado,
    fundamento: 'Lei nº 104/1994, art. 123',
  });
  expect(cabe('EMBARGO', hipotese)).not.toHaveProperty('discricionario');
});

test('a interdição (art. 126) é faculdade da Prefeitura', () => {
  for (const hipotese of ['AMEACA_VIZINHOS', 'RISCO_PUBLICO'])
    expect(cabe('INTERDICAO', hipotese)).toMatchObject({ cabe: true, discricionario: true });
  expect(cabe('INTERDICAO', 'SEM_LICENCA')).toMatchObject({ cabe: false });
  expect(cabe('INTERDICAO', 'SEM_LICENCA')).not.toHaveProperty('discricionario');
});

test('a demolição (art. 128) por risco iminente pede que o dono não tenha tomado providências', () => {
  expect(cabe('DEMOLICAO', 'SEM_LICENCA')).toMatchObject({ cabe: true });
  expect(cabe('DEMOLICAO', 'SEM_ALINHAMENTO')).toMatchObject({ cabe: true });
  expect(cabe('DEMOLICAO', 'RISCO_IMINENTE', { semProvidencias: true })).toMatchObject({ cabe: true });
  expect(cabe('DEMOLICAO', 'RISCO_IMINENTE', { semProvidencias: false })).toMatchObject({ cabe: false });
  expect(cabe('DEMOLICAO', 'RISCO_IMINENTE')).toMatchObject({ cabe: false });
  expect(cabe('DEMOLICAO', 'DESACORDO_PROJETO')).toMatchObject({ cabe: false });
});

describe('Habite-se parcial (art. 34)', () => {
  const parcial = (hipotese: string, mais: Readonly<Record<string, unknown>> = {}) =>
    cabe('HABITE_SE_PARCIAL', hipotese, mais);

  test.each(['COMERCIAL_E_RESIDENCIAL', 'MESMO_LOTE', 'VILA'])(
    'em %s cabe, a juízo da Prefeitura, atendida a condição',
    (hipotese) => {
      expect(parcial(hipotese, { condicaoAtendida: true })).toMatchObject({
        cabe: true,
        discricionario: true,
      });
      expect(parcial(hipotese, { condicaoAtendida: false })).toMatchObject({ cabe: false });
      expect(parcial(hipotese)).toMatchObject({ cabe: false });
    },
  );

  test('acima da quarta laje é preciso elevador funcionando', () => {
    const pronto = { condicaoAtendida: true };
    expect(parcial('APARTAMENTOS', { ...pronto, laje: 4 })).toMatchObject({ cabe: true });
    expect(parcial('APARTAMENTOS', { ...pronto, laje: 5 })).toMatchObject({ cabe: false });
    expect(parcial('APARTAMENTOS', { ...pronto, laje: 5, elevadorFuncionando: true })).toMatchObject({
      cabe: true,
      discricionario: true,
    });
    expect(parcial('APARTAMENTOS', pronto)).toMatchObject({ falha: 'VALOR', fato: 'laje' });
  });

  test('fora das quatro hipóteses não cabe', () => {
    expect(parcial('OUTRA', { condicaoAtendida: true })).toMatchObject({ cabe: false });
    expect(lancaEmLimeira('CABIMENTO', { ato: 'EMBARGO' })).toMatchObject({
      falha: 'VALOR',
      fato: 'hipotese',
    });
  });
});

describe('A condição que não se informou fica dita, com o artigo', () => {
  const notasDo = (ato: string, hipotese: string, mais: Readonly<Record<string, unknown>> = {}) =>
    notas('CABIMENTO', { ato, hipotese, ...mais });

  test('na demolição por risco iminente, as providências do dono (art. 128)', () => {
    expect(notasDo('DEMOLICAO', 'RISCO_IMINENTE')).toStrictEqual([
      'Não informado: se o proprietário deixou de tomar as providências; sem isso não cabe (Lei nº 104/1994, art. 128)',
    ]);
    expect(notasDo('DEMOLICAO', 'RISCO_IMINENTE', { semProvidencias: false })).toStrictEqual([]);
    expect(notasDo('DEMOLICAO', 'RISCO_IMINENTE', { semProvidencias: true })).toStrictEqual([]);
    expect(notasDo('DEMOLICAO', 'SEM_LICENCA')).toStrictEqual([]);
  });

  test('no habite-se parcial, a condição da hipótese e o elevador (art. 34)', () => {
    const noArtigo = '(Lei nº 104/1994, art. 34, parágrafo único)';
    const semCondicao = `Não informado: se a condição da hipótese está atendida; sem isso não cabe ${noArtigo}`;
    const semElevador = `Não informado: se há elevador funcionando; sem isso não cabe ${noArtigo}`;
    const pronto = { condicaoAtendida: true };
    expect(notasDo('HABITE_SE_PARCIAL', 'VILA')).toStrictEqual([semCondicao]);
    expect(notasDo('HABITE_SE_PARCIAL', 'VILA', pronto)).toStrictEqual([]);
    expect(notasDo('HABITE_SE_PARCIAL', 'APARTAMENTOS', { laje: 5 })).toStrictEqual([
      semElevador,
      semCondicao,
    ]);
    expect(notasDo('HABITE_SE_PARCIAL', 'APARTAMENTOS', { ...pronto, laje: 5 })).toStrictEqual([semElevador]);
    expect(notasDo('HABITE_SE_PARCIAL', 'APARTAMENTOS', { ...pronto, laje: 4 })).toStrictEqual([]);
    expect(
      notasDo('HABITE_SE_PARCIAL', 'APARTAMENTOS', { ...pronto, laje: 5, elevadorFuncionando: false }),
    ).toStrictEqual([]);
  });
});
