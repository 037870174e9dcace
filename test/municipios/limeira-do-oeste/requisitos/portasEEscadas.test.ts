import { exige } from '../lancaEmLimeira';

const FATO_ERRADO = { falha: 'VALOR' };

describe('Corredor (art. 44)', () => {
  test.each([
    [5, 1.2],
    [10, 1.2], // "superior a 10"
    [10.01, 1.201], // 1,20 + 0,10 × 0,01
    [12.5, 1.45], // 1,20 + 0,10 × 2,50
    [30, 3.2], // 1,20 + 0,10 × 20
  ])('coletivo com %d m de comprimento: %d m', (comprimento, larguraMinima) => {
    expect(exige('CORREDOR', { uso: 'COLETIVO', comprimento })).toMatchObject({ larguraMinima });
  });

  test('por metro ou fração, se for escolhida a outra leitura', () => {
    // 2,50 m além de 10: três metros começados; 1,20 + 0,30
    const opcoes = { alternativas: ['L12'] };
    expect(exige('CORREDOR', { uso: 'COLETIVO', comprimento: 12.5 }, opcoes)).toMatchObject({
      larguraMinima: 1.5,
    });
    expect(exige('CORREDOR', { uso: 'COLETIVO', comprimento: 10 }, opcoes)).toMatchObject({
      larguraMinima: 1.2,
    });
  });

  test('privativo: 0,90 m em qualquer comprimento', () => {
    expect(exige('CORREDOR', { uso: 'PRIVATIVO' })).toMatchObject({ larguraMinima: 0.9 });
    expect(exige('CORREDOR', { uso: 'PRIVATIVO', comprimento: 50 })).toMatchObject({ larguraMinima: 0.9 });
  });

  test('o uso e, no coletivo, o comprimento são precisos', () => {
    expect(exige('CORREDOR', { comprimento: 5 })).toMatchObject({ ...FATO_ERRADO, fato: 'uso' });
    expect(exige('CORREDOR', { uso: 'COLETIVO' })).toMatchObject({ ...FATO_ERRADO, fato: 'comprimento' });
    expect(exige('CORREDOR', { uso: 'COMERCIO', comprimento: 5 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'uso',
    });
    expect(exige('CORREDOR', { uso: 'COLETIVO', comprimento: -5 })).toMatchObject(FATO_ERRADO);
  });
});

test.each([
  [8, 4],
  [10, 4],
  [25, 5.5], // 4,00 + 0,10 × 15
])(
  'galeria de %d m: largura de %d m e pé-direito de 4,00 m (arts. 44, III e 102)',
  (comprimento, largura) => {
    expect(exige('GALERIA', { comprimento })).toMatchObject({ larguraMinima: largura, peDireitoMinimo: 4 });
  },
);

describe('Porta (arts. 44, 101, IV e 111, III)', () => {
  test('privativa 0,90 m, coletiva 1,20 m', () => {
    expect(exige('PORTA', { uso: 'PRIVATIVO' })).toMatchObject({ larguraMinima: 0.9 });
    expect(exige('PORTA', { uso: 'COLETIVO' })).toMatchObject({ larguraMinima: 1.2 });
  });

  test('comércio: 3,00 m quando a área excede 250,00 m²', () => {
    expect(exige('PORTA', { uso: 'COMERCIO', area: 250 })).toMatchObject({ larguraMinima: 1.2 });
    expect(exige('PORTA', { uso: 'COMERCIO', area: 250.01 })).toMatchObject({ larguraMinima: 3 });
    expect(exige('PORTA', { uso: 'COMERCIO' })).toMatchObject({ ...FATO_ERRADO, fato: 'area' });
  });

  test('auditório: 1,50 m, ou a largura do corredor se for maior', () => {
    expect(exige('PORTA', { uso: 'AUDITORIO' })).toMatchObject({ larguraMinima: 1.5 });
    expect(exige('PORTA', { uso: 'AUDITORIO', larguraCorredor: 1.4 })).toMatchObject({ larguraMinima: 1.5 });
    expect(exige('PORTA', { uso: 'AUDITORIO', larguraCorredor: 2.1 })).toMatchObject({ larguraMinima: 2.1 });
  });

  test('uso que a lei não conhece', () => {
    expect(exige('PORTA', { uso: 'INDUSTRIA' })).toMatchObject({ ...FATO_ERRADO, fato: 'uso' });
    expect(exige('PORTA')).toMatchObject({ ...FATO_ERRADO, fato: 'uso' });
  });
});

describe('Largura de escada (arts. 50 a 52)', () => {
  test.each([
    [{ uso: 'RESIDENCIAL_UNIFAMILIAR' }, 0.9],
    [{ uso: 'APARTAMENTOS', temElevador: true }, 0.9],
    [{ uso: 'APARTAMENTOS', temElevador: false }, 1.2],
    [{ uso: 'APARTAMENTOS' }, 1.2],
    [{ uso: 'TRABALHO', temElevador: false }, 1.2],
    [{ uso: 'TRABALHO', temElevador: true }, 1.2],
    [{ uso: 'TRABALHO', usoSecundario: true }, 0.6],
    [{ usoSecundario: true }, 0.6],
    [{}, 0.9],
  ])('%j: %d m', (fatos, larguraMinima) => {
    expect(exige('ESCADA_LARGURA', fatos)).toMatchObject({ larguraMinima });
  });
});

describe('Lance de escada (arts. 48 e 49)', () => {
  test.each([
    // degraus × espelho = altura
    [19, 0.19, 0.25, 3.61, true], // 19 degraus bastam, ainda que 3,61 m passem de 3,60 m
    [20, 0.18, 0.25, 3.6, true], // 20 degraus, mas até 3,60 m
    [20, 0.181, 0.25, 3.62, false], // passa dos dois
    [19, 0.191, 0.25, 3.629, false], // degrau alto demais
    [10, 0.19, 0.249, 1.9, false], // piso estreito
    [1, 0.19, 0.25, 0.19, true],
  ])(
    '%d degraus de %d m, piso de %d m: altura %d m, conforme %s',
    (degraus, espelho, piso, altura, conforme) => {
      expect(exige('ESCADA_LANCE', { degraus, espelho, piso })).toMatchObject({ altura, conforme });
    },
  );

  test('pela outra leitura os dois limites valem juntos', () => {
    const lance = { degraus: 19, espelho: 0.19, piso: 0.25 };
    expect(exige('ESCADA_LANCE', lance, { alternativas: ['L14'] })).toMatchObject({ conforme: false });
    expect(exige('ESCADA_LANCE', { ...lance, degraus: 18 }, { alternativas: ['L14'] })).toMatchObject({
      conforme: true,
    });
  });

  test('sem medidas dizem-se os limites; com algumas, pedem-se as outras', () => {
    const limites = exige('ESCADA_LANCE');
    expect(limites).toMatchObject({
      pisoMinimo: 0.25,
      espelhoMaximo: 0.19,
      degrausMaximo: 19,
      alturaMaxima: 3.6,
    });
    expect(limites).not.toHaveProperty('conforme');
    expect(exige('ESCADA_LANCE', { degraus: 10, espelho: 0.18 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'piso',
    });
    expect(exige('ESCADA_LANCE', { degraus: 10, piso: 0.25 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'espelho',
    });
    expect(exige('ESCADA_LANCE', { espelho: 0.18, piso: 0.25 })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'degraus',
    });
    expect(exige('ESCADA_LANCE', { degraus: 9.5, espelho: 0.18, piso: 0.25 })).toMatchObject(FATO_ERRADO);
  });
});

test('passagem de 1,90 m sob a escada (art. 47)', () => {
  expect(exige('ESCADA_PASSAGEM_ALTURA')).toMatchObject({ alturaMinima: 1.9 });
});

test('escada que atende a mais de dois pavimentos é incombustível (art. 53)', () => {
  expect(exige('ESCADA_INCOMBUSTIVEL', { pavimentos: 2 })).toMatchObject({ obrigatorio: false });
  expect(exige('ESCADA_INCOMBUSTIVEL', { pavimentos: 3 })).toMatchObject({ obrigatorio: true });
});

describe('Rampa (arts. 2º, XV, 55 e 111, IX)', () => {
  test.each([
    ['GERAL', 1.19, 10, 0.119, true],
    ['GERAL', 1.2, 10, 0.12, false], // "inferior a 12%"
    ['AUDITORIO', 1, 10, 0.1, true], // "menor ou igual a 10%"
    ['AUDITORIO', 1.01, 10, 0.101, false],
  ])('%s, %d m em %d m: %d, conforme %s', (uso, altura, comprimento, declividade, conforme) => {
    expect(exige('RAMPA', { uso, altura, comprimento })).toMatchObject({ declividade, conforme });
  });

  test('uso não informado é o geral', () => {
    expect(exige('RAMPA', { altura: 1.1, comprimento: 10 })).toMatchObject({
      declividade: 0.11,
      conforme: true,
    });
  });

  test('quociente que não termina vem com a precisão do número', () => {
    expect(exige('RAMPA', { altura: 1, comprimento: 9 })).toMatchObject({
      declividade: 1 / 9,
      conforme: true,
    });
  });

  test('sem medidas diz-se o limite; com uma só, pede-se a outra; comprimento zero não há', () => {
    expect(exige('RAMPA', { uso: 'AUDITORIO' })).toMatchObject({ declividadeMaxima: 0.1 });
    expect(exige('RAMPA', { uso: 'GERAL' })).toMatchObject({ declividadeLimite: 0.12 });
    expect(exige('RAMPA', { altura: 1 })).toMatchObject({ ...FATO_ERRADO, fato: 'comprimento' });
    expect(exige('RAMPA', { comprimento: 1 })).toMatchObject({ ...FATO_ERRADO, fato: 'altura' });
    expect(exige('RAMPA', { altura: 1, comprimento: 0 })).toMatchObject(FATO_ERRADO);
  });
});

describe('Elevador (arts. 57 e 58): mais de 9,00 m da entrada ou mais de 11,50 m da garagem', () => {
  test.each([
    [{ desnivelEntrada: 9 }, false],
    [{ desnivelEntrada: 9.01 }, true],
    [{ desnivelGaragem: 11.5 }, false],
    [{ desnivelGaragem: 11.51 }, true],
    [{ desnivelEntrada: 8, desnivelGaragem: 11.6 }, true],
    [{ desnivelEntrada: 9.5, desnivelGaragem: 11 }, true],
    [{ desnivelEntrada: 9, desnivelGaragem: 11.5 }, false],
  ])('%j: obrigatório %s', (fatos, obrigatorio) => {
    expect(exige('ELEVADOR', fatos)).toMatchObject({ obrigatorio });
  });

  test('sem nenhum desnível não se responde', () => {
    expect(exige('ELEVADOR')).toMatchObject({ ...FATO_ERRADO, fato: 'desnivelEntrada' });
  });
});
