import { exige } from '../lancaEmLimeira';

const FATO_ERRADO = { falha: 'VALOR' };

describe('Escola (art. 107)', () => {
  test.each([
    [1, 15],
    [15, 15],
    [16, 16],
    [40, 40],
  ])('sala para %d alunos: %d m²', (alunos, areaMinima) => {
    expect(exige('SALA_AULA', { alunos })).toMatchObject({ areaMinima });
  });

  test('a ventilação é um terço das aberturas', () => {
    expect(exige('SALA_AULA_VENTILACAO', { areaAberturas: 6 })).toMatchObject({ ventilacaoMinima: 2 });
    expect(exige('SALA_AULA_VENTILACAO', { areaAberturas: 4.5 })).toMatchObject({ ventilacaoMinima: 1.5 });
    expect(exige('SALA_AULA_VENTILACAO')).toMatchObject({ ...FATO_ERRADO, fato: 'areaAberturas' });
  });

  test('pela outra leitura é um terço do piso da sala', () => {
    const opcoes = { alternativas: ['L35'] };
    expect(exige('SALA_AULA_VENTILACAO', { areaAberturas: 6, area: 45 }, opcoes)).toMatchObject({
      ventilacaoMinima: 15,
    });
    expect(exige('SALA_AULA_VENTILACAO', { areaAberturas: 6 }, opcoes)).toMatchObject({ fato: 'area' });
  });

  test('sanitários e bebedouros, sempre para cima', () => {
    // 51 alunos: ÷ 50 → 2; ÷ 25 → 3. 41 alunas: ÷ 20 → 3; ÷ 50 → 1. 92 ÷ 40 → 3
    expect(exige('SANITARIOS_ESCOLA', { alunos: 51, alunas: 41 })).toMatchObject({
      vasosMasculinos: 2,
      lavatoriosMasculinos: 2,
      mictorios: 3,
      vasosFemininos: 3,
      lavatoriosFemininos: 1,
      bebedouros: 3,
    });
    // nos limites: 50 → 1 e 2; 20 → 1 e 1; 70 ÷ 40 → 2
    expect(exige('SANITARIOS_ESCOLA', { alunos: 50, alunas: 20 })).toMatchObject({
      vasosMasculinos: 1,
      mictorios: 2,
      vasosFemininos: 1,
      lavatoriosFemininos: 1,
      bebedouros: 2,
    });
  });

  test('escola de um só sexo', () => {
    expect(exige('SANITARIOS_ESCOLA', { alunas: 40 })).toMatchObject({
      vasosMasculinos: 0,
      mictorios: 0,
      vasosFemininos: 2,
      bebedouros: 1,
    });
    expect(exige('SANITARIOS_ESCOLA')).toMatchObject({ ...FATO_ERRADO, fato: 'alunos' });
    expect(exige('SANITARIOS_ESCOLA', { alunos: 10.5 })).toMatchObject(FATO_ERRADO);
  });
});

test('dormitório coletivo: 9,00 m² mais 4,00 por leito excedente (art. 109, I)', () => {
  expect(exige('DORMITORIO_COLETIVO', { leitosExcedentes: 0 })).toMatchObject({ areaMinima: 9 });
  expect(exige('DORMITORIO_COLETIVO', { leitosExcedentes: 3 })).toMatchObject({ areaMinima: 21 });
  expect(exige('DORMITORIO_COLETIVO')).toMatchObject({ ...FATO_ERRADO, fato: 'leitosExcedentes' });
});

test.each([
  [10, 1],
  [11, 2],
  [25, 3],
])('asilo com %d internados: %d conjuntos (art. 109, II)', (internados, conjuntos) => {
  expect(exige('CONJUNTOS_SANITARIOS_ASILO', { internados })).toMatchObject({ conjuntos });
});

describe('Auditório (art. 111)', () => {
  test('500 lugares', () => {
    // 500 ÷ 500 = 1; ÷ 250 = 2; saídas 0,10 × 50 = 5,00; (500 − 100) ÷ 20 = 20: 3,00 + 2,00 e 1,50 + 2,00;
    // espera 10 × (500 ÷ 50) = 100
    expect(exige('AUDITORIO', { lotacao: 500 })).toMatchObject({
      vasosMasculinos: 1,
      lavatoriosMasculinos: 1,
      mictorios: 2,
      vasosFemininos: 1,
      lavatoriosFemininos: 1,
      larguraSaidas: 5,
      larguraCirculacaoExterna: 5,
      larguraEscada: 3.5,
      areaSalaEspera: 100,
      setoresMinimo: 2,
    });
  });

  test('um lugar a mais abre nova fração em tudo', () => {
    // 501: 2; 2; 3; 2; 2; 0,10 × 51; ⌈401 ÷ 20⌉ = 21: 3,00 + 2,10 e 1,50 + 2,10; 10 × 11; ⌈501 ÷ 250⌉ = 3
    expect(exige('AUDITORIO', { lotacao: 501 })).toMatchObject({
      vasosMasculinos: 2,
      lavatoriosMasculinos: 2,
      mictorios: 3,
      vasosFemininos: 2,
      lavatoriosFemininos: 2,
      larguraSaidas: 5.1,
      larguraCirculacaoExterna: 5.1,
      larguraEscada: 3.6,
      areaSalaEspera: 110,
      setoresMinimo: 3,
    });
  });

  test.each([
    // saídas, circulação externa, escada
    [100, 1.5, 3, 1.5], // 0,10 × 10 = 1,00, abaixo da porta de 1,50
    [101, 1.5, 3.1, 1.6],
    [120, 1.5, 3.1, 1.6],
    [121, 1.5, 3.2, 1.7],
    [150, 1.5, 3.3, 1.8],
    [151, 1.6, 3.3, 1.8],
  ])('%d lugares: saídas %d m, circulação %d m, escada %d m', (lotacao, saidas, circulacao, escada) => {
    expect(exige('AUDITORIO', { lotacao })).toMatchObject({
      larguraSaidas: saidas,
      larguraCirculacaoExterna: circulacao,
      larguraEscada: escada,
    });
  });

  test('a lotação é um número inteiro', () => {
    expect(exige('AUDITORIO')).toMatchObject({ ...FATO_ERRADO, fato: 'lotacao' });
    expect(exige('AUDITORIO', { lotacao: 100.5 })).toMatchObject(FATO_ERRADO);
    expect(exige('AUDITORIO', { lotacao: -10 })).toMatchObject(FATO_ERRADO);
  });

  test('ventila um décimo do piso', () => {
    expect(exige('AUDITORIO_VENTILACAO', { area: 123.4 })).toMatchObject({ ventilacaoMinima: 12.34 });
  });

  test('patamar de 1,20 m quando a escada vence mais de 2,50 m', () => {
    expect(exige('AUDITORIO_PATAMAR', { altura: 2.5 })).toMatchObject({ obrigatorio: false });
    expect(exige('AUDITORIO_PATAMAR', { altura: 2.5 })).not.toHaveProperty('comprimentoPatamar');
    expect(exige('AUDITORIO_PATAMAR', { altura: 2.51 })).toMatchObject({
      obrigatorio: true,
      comprimentoPatamar: 1.2,
    });
  });

  test('dentro da sala: 1,50 m e 1,00 m', () => {
    expect(exige('AUDITORIO_CIRCULACAO_INTERNA', { uso: 'PRINCIPAL' })).toMatchObject({ larguraMinima: 1.5 });
    expect(exige('AUDITORIO_CIRCULACAO_INTERNA', { uso: 'SECUNDARIA' })).toMatchObject({ larguraMinima: 1 });
  });

  test.each([
    [250, 8, true],
    [251, 8, false],
    [250, 9, false],
  ])('setor de %d poltronas, %d de cada lado: conforme %s', (poltronas, porLado, conforme) => {
    expect(exige('AUDITORIO_POLTRONAS', { poltronas, porLado })).toMatchObject({ conforme });
  });
});

describe('Construções especiais', () => {
  test.each([
    [3, 1.5],
    [10, 1.5], // "quando ultrapassar a 10,00"
    [10.01, 2.002], // ÷ 5
    [20, 4],
  ])('chaminé de %d m: afastada %d m (art. 113)', (altura, afastamentoMinimo) => {
    expect(exige('CHAMINE', { altura })).toMatchObject({ afastamentoMinimo });
  });

  test('piscina de uso coletivo trata a água (art. 115)', () => {
    expect(exige('PISCINA', { usoColetivo: true })).toMatchObject({ obrigatorio: true });
    expect(exige('PISCINA', { usoColetivo: false })).toMatchObject({ obrigatorio: false });
  });

  test.each([
    [50, 30, 1, 3],
    [50, 45, 1, 3.5],
    [51, 90, 2, 5],
  ])(
    'garagem de %d veículos a %d°: %d vãos, corredor de %d m (art. 116)',
    (veiculos, angulo, vaos, corredor) => {
      expect(exige('GARAGEM_COLETIVA', { veiculos, angulo })).toMatchObject({
        vaosEntrada: vaos,
        larguraVao: 3,
        larguraCorredor: corredor,
        larguraVaga: 2.4,
        comprimentoVaga: 5,
        peDireitoMinimo: 2.2,
      });
    },
  );

  test('ângulo que a lei não prevê não se interpola; fato errado vem antes', () => {
    for (const angulo of [0, 29.9, 30.5, 60, 180])
      expect(exige('GARAGEM_COLETIVA', { veiculos: 20, angulo })).toMatchObject({ falha: 'ND' });
    expect(exige('GARAGEM_COLETIVA', { veiculos: -1, angulo: 60 })).toMatchObject(FATO_ERRADO);
    expect(exige('GARAGEM_COLETIVA', { veiculos: 20 })).toMatchObject({ ...FATO_ERRADO, fato: 'angulo' });
    expect(exige('GARAGEM_COLETIVA', { angulo: 90 })).toMatchObject({ ...FATO_ERRADO, fato: 'veiculos' });
  });

  test('muro de posto de 2,00 m (art. 117, III)', () => {
    expect(exige('MURO_POSTO')).toMatchObject({
      alturaMinima: 2,
      fundamento: 'Lei nº 104/1994, art. 117, III',
    });
  });
});
