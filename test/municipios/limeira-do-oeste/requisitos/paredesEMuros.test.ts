import { exige } from '../lancaEmLimeira';

const FATO_ERRADO = { falha: 'VALOR' };

test('parede de 0,15 m; na divisa ou entre economias, 0,25 m (art. 39)', () => {
  expect(exige('PAREDE', { divisaOuEntreEconomias: false })).toMatchObject({ espessuraMinima: 0.15 });
  expect(exige('PAREDE', { divisaOuEntreEconomias: true })).toMatchObject({ espessuraMinima: 0.25 });
  expect(exige('PAREDE')).toMatchObject({ espessuraMinima: 0.15 });
});

describe('Material incombustível (arts. 41 e 42)', () => {
  test.each([
    ['ESCOLA', true],
    ['AUDITORIO', true],
    ['HOSPITAL', true],
    ['INDUSTRIA', true],
    ['GARAGEM_COLETIVA', true],
    ['OUTRO', false],
  ])('%s: %s', (uso, obrigatorio) => {
    expect(exige('INCOMBUSTIVEL', { uso })).toMatchObject({ obrigatorio });
  });

  test('outro uso com aglomeração e risco; e a parte em que se tolera a madeira', () => {
    expect(exige('INCOMBUSTIVEL', { uso: 'OUTRO', aglomeracaoERisco: true })).toMatchObject({
      obrigatorio: true,
    });
    expect(exige('INCOMBUSTIVEL', { uso: 'ESCOLA', parteTolerada: true })).toMatchObject({
      obrigatorio: false,
    });
  });
});

test.each([
  'PRODUTOS_ALIMENTICIOS',
  'MEDICAMENTOS',
  'CURATIVOS',
  'AMBULATORIO',
  'REFEITORIO',
  'NECROTERIO',
  'COZINHA',
  'DEPOSITO_SUPRIMENTOS',
  'COPA_OU_LAVANDERIA_HOSPITALAR',
])('%s: piso e paredes laváveis até 2,00 m (art. 43)', (compartimento) => {
  expect(exige('REVESTIMENTO_LAVAVEL', { compartimento })).toMatchObject({
    obrigatorio: true,
    alturaMinima: 2,
  });
});

test('compartimento de outro destino não precisa de revestimento lavável', () => {
  const r = exige('REVESTIMENTO_LAVAVEL', { compartimento: 'OUTRO' });
  expect(r).toMatchObject({ obrigatorio: false });
  expect(r).not.toHaveProperty('alturaMinima');
});

test('marquise: balanço até metade do passeio, a 2,50 m do chão (art. 64)', () => {
  // 3,15 ÷ 2 = 1,575
  expect(exige('MARQUISE', { larguraPasseio: 3.15 })).toMatchObject({
    balancoMaximo: 1.575,
    alturaMinima: 2.5,
  });
  expect(exige('MARQUISE')).toMatchObject({ ...FATO_ERRADO, fato: 'larguraPasseio' });
  expect(exige('MARQUISE', { larguraPasseio: -1 })).toMatchObject(FATO_ERRADO);
});

describe('Altura de muro (art. 67)', () => {
  test('no alinhamento 2,20 m é o máximo', () => {
    expect(exige('MURO', { posicao: 'ALINHAMENTO', altura: 2.2 })).toMatchObject({
      conforme: true,
      alturaMaxima: 2.2,
    });
    expect(exige('MURO', { posicao: 'ALINHAMENTO', altura: 2.21 })).toMatchObject({ conforme: false });
    expect(exige('MURO', { posicao: 'ALINHAMENTO', altura: 1 })).toMatchObject({ conforme: true });
    expect(exige('MURO', { posicao: 'ALINHAMENTO', altura: 1 })).not.toHaveProperty('alturaMinima');
  });

  test.each(['LATERAL', 'FUNDOS'])('na divisa (%s) 1,80 m é o mínimo', (posicao) => {
    expect(exige('MURO', { posicao, altura: 1.8 })).toMatchObject({ conforme: true, alturaMinima: 1.8 });
    expect(exige('MURO', { posicao, altura: 1.79 })).toMatchObject({ conforme: false });
    expect(exige('MURO', { posicao, altura: 3 })).toMatchObject({ conforme: true });
    expect(exige('MURO', { posicao, altura: 3 })).not.toHaveProperty('alturaMaxima');
  });

  test('sem a altura do projeto diz-se só a exigência; sem a posição, nada', () => {
    expect(exige('MURO', { posicao: 'FUNDOS' })).toMatchObject({ alturaMinima: 1.8 });
    expect(exige('MURO', { posicao: 'FUNDOS' })).not.toHaveProperty('conforme');
    expect(exige('MURO', { altura: 2 })).toMatchObject({ ...FATO_ERRADO, fato: 'posicao' });
    expect(exige('MURO', { posicao: 'FRENTE', altura: 2 })).toMatchObject({ alturaMaxima: 2.2 });
    expect(exige('MURO', { posicao: 'TETO', altura: 2 })).toMatchObject({ ...FATO_ERRADO, fato: 'posicao' });
  });
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [undefined, true, false],
])(
  'terreno baldio %s em rua pavimentada %s fecha-se: %s (art. 66)',
  (baldio, viaPavimentada, obrigatorio) => {
    expect(exige('MURO_FECHAMENTO', { baldio, viaPavimentada })).toMatchObject({ obrigatorio });
  },
);

test('o passeio desce 2% do alinhamento ao meio-fio (art. 69)', () => {
  // 3,00 × 2% = 0,06; 2,35 × 2% = 0,047
  expect(exige('PASSEIO', { larguraPasseio: 3 })).toMatchObject({ desnivel: 0.06 });
  expect(exige('PASSEIO', { larguraPasseio: 2.35 })).toMatchObject({ desnivel: 0.047 });
  expect(exige('PASSEIO')).toMatchObject({ ...FATO_ERRADO, fato: 'larguraPasseio' });
});
