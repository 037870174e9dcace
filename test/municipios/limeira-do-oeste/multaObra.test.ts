import { lancaEmLimeira, memoriaEmLimeira } from './lancaEmLimeira';

const multa = (fatos: Readonly<Record<string, unknown>>, quando: number | string = 1995) =>
  lancaEmLimeira('MULTA_OBRA', fatos, quando);
const semLicenca = (area: number, mais: Readonly<Record<string, unknown>> = {}) =>
  multa({ infracao: 'OBRA_SEM_LICENCA', area, ...mais });

describe('Obra sem licença (art. 130, I), pela área', () => {
  test.each([
    [0, 50],
    [59.99, 50],
    [60, 50], // "até 60,00"
    [61, 100], // "entre 61,00 e 75,00"
    [74.99, 100],
    [75, 100],
    [76, 150], // "setenta e seis" a "cem"
    [99.99, 150],
    [100, 150],
    [100.01, 200], // "acima de 100,00"
    [1000, 200],
  ])('%d m²: %d UFIR, sem lacuna', (area, multaUfir) => {
    expect(semLicenca(area)).toMatchObject({ multaUfir });
    expect(semLicenca(area)).not.toHaveProperty('lacuna');
    expect(semLicenca(area)).not.toHaveProperty('multaUfirMinima');
  });

  test.each([
    [60.01, 50, 100],
    [60.5, 50, 100],
    [60.99, 50, 100],
    [75.01, 100, 150],
    [75.99, 100, 150],
  ])('%d m² caem entre duas faixas: vale a menor, %d UFIR, até %d', (area, menor, maior) => {
    expect(semLicenca(area)).toMatchObject({
      multaUfir: menor,
      multaUfirMinima: menor,
      multaUfirMaxima: maior,
      lacuna: true,
    });
  });

  test('pela outra leitura (faixas contínuas) vale a faixa de cima, sem lacuna', () => {
    const r = lancaEmLimeira('MULTA_OBRA', { infracao: 'OBRA_SEM_LICENCA', area: 60.5 }, 1995, {
      alternativas: ['L48'],
    });
    expect(r).toMatchObject({ multaUfir: 100 });
    expect(r).not.toHaveProperty('lacuna');
  });

  test('sem a área não há como graduar; área negativa não existe', () => {
    expect(multa({ infracao: 'OBRA_SEM_LICENCA' })).toMatchObject({ falha: 'VALOR', fato: 'area' });
    expect(semLicenca(-0.01)).toMatchObject({ falha: 'VALOR', fato: 'area' });
  });
});

describe('Infrações de multa única (art. 130, II a XI)', () => {
  test.each([
    ['DESACORDO_PROJETO', 200, 'II'],
    ['DESACORDO_ALINHAMENTO', 200, 'III'],
    ['OMISSAO_PROJETO', 100, 'IV'],
    ['DEMOLICAO_SEM_LICENCA', 100, 'V'],
    ['SEM_PROJETO_NO_LOCAL', 50, 'VI'],
    ['MATERIAIS_NO_LOGRADOURO', 50, 'VII'],
    ['SEM_TAPUME', 50, 'VIII'],
    ['SEM_CROQUI', 50, 'IX'],
    ['ALVARA_NAO_RENOVADO', 50, 'X'],
    ['SEM_PLACA', 50, 'XI'],
  ])('%s: %d UFIR, e o dobro na reincidência', (infracao, ufir, inciso) => {
    expect(multa({ infracao })).toMatchObject({
      multaUfir: ufir,
      fundamento: `Lei nº 104/1994, art. 130, ${inciso}`,
    });
    expect(multa({ infracao, reincidente: true })).toMatchObject({
      multaUfir: 2 * ufir,
      fundamento: `Lei nº 104/1994, art. 130, ${inciso}; art. 132`,
    });
    expect(multa({ infracao, reincidente: false })).toMatchObject({ multaUfir: ufir });
  });

  test('ocupar sem habite-se é proibido (art. 35) e não tem multa no art. 130', () => {
    expect(multa({ infracao: 'OCUPAR_SEM_HABITE_SE' })).toMatchObject({
      falha: 'ND',
      motivo: expect.stringContaining('art. 35') as string,
    });
  });

  test('infração que a lei não conhece, ou nenhuma', () => {
    expect(multa({ infracao: 'BARULHO' })).toMatchObject({ falha: 'VALOR', fato: 'infracao' });
    expect(multa({})).toMatchObject({ falha: 'VALOR', fato: 'infracao' });
  });

  test('a infração se escreve como se fala', () => {
    expect(multa({ infracao: 'Fora do alinhamento' })).toMatchObject({ multaUfir: 200 });
    expect(multa({ infracao: 'falta de placa' })).toMatchObject({ multaUfir: 50 });
  });
});

describe('Reincidência e várias infrações', () => {
  test('na lacuna dobram também o mínimo e o máximo', () => {
    expect(semLicenca(60.5, { reincidente: true })).toMatchObject({
      multaUfir: 100,
      multaUfirMinima: 100,
      multaUfirMaxima: 200,
      lacuna: true,
    });
  });

  test('as do mesmo auto se somam', () => {
    // 80 m²: 150; desacordo com o projeto: 200; placa: 50. 150 + 200 + 50 = 400
    const infracoes = [
      { infracao: 'OBRA_SEM_LICENCA', area: 80 },
      { infracao: 'DESACORDO_PROJETO' },
      { infracao: 'SEM_PLACA' },
    ];
    expect(multa({ infracoes })).toMatchObject({ multaUfir: 400 });
    expect(multa({ infracoes, reincidente: true })).toMatchObject({ multaUfir: 800 });
  });

  test('a soma leva a lacuna: 75,50 m² (100 a 150) e croqui (50) dão 150, até 200', () => {
    const infracoes = [{ infracao: 'OBRA_SEM_LICENCA', area: 75.5 }, { infracao: 'SEM_CROQUI' }];
    expect(multa({ infracoes })).toMatchObject({
      multaUfir: 150,
      multaUfirMinima: 150,
      multaUfirMaxima: 200,
      lacuna: true,
    });
  });

  test('numa célula, pelos nomes, com a área da obra à parte', () => {
    expect(multa({ infracoes: 'Obra sem licença; falta de placa', area: 100 })).toMatchObject({
      multaUfir: 200, // 150 + 50
    });
  });

  test('uma infração ou a lista, não as duas; e fato errado vem antes da falta de pena', () => {
    expect(multa({ infracao: 'SEM_PLACA', infracoes: [{ infracao: 'SEM_PLACA' }] })).toMatchObject({
      falha: 'VALOR',
      fato: 'infracoes',
    });
    expect(
      multa({ infracoes: [{ infracao: 'OCUPAR_SEM_HABITE_SE' }, { infracao: 'OBRA_SEM_LICENCA' }] }),
    ).toMatchObject({ falha: 'VALOR', fato: 'area' });
    expect(multa({ infracoes: [{ area: 10 }] })).toMatchObject({ falha: 'VALOR' });
    expect(
      multa({ infracoes: [{ infracao: 'SEM_PLACA' }, { infracao: 'OCUPAR_SEM_HABITE_SE' }] }),
    ).toMatchObject({ falha: 'ND' });
  });
});

describe('A multa em reais', () => {
  test('pela UFIR de 1º de janeiro, sem a fração de centavo', () => {
    // 150 × 0,6767 = 101,505 → 101,50
    expect(semLicenca(80)).toMatchObject({ multaUfir: 150, valor: 101.5 });
    // 50 × 0,8287 = 41,435 → 41,43
    expect(multa({ infracao: 'SEM_PLACA' }, 1996)).toMatchObject({ valor: 41.43 });
    // 100 × 0,6767 = 67,67
    expect(multa({ infracao: 'OMISSAO_PROJETO' })).toMatchObject({ valor: 67.67 });
  });

  test('pela UFIR do dia, quando se dá a data', () => {
    // 200 × 0,6308 = 126,16, no primeiro dia da lei
    expect(multa({ infracao: 'DESACORDO_PROJETO' }, '1994-10-28')).toMatchObject({ valor: 126.16 });
    // 50 × 0,7061 = 35,305 → 35,30
    expect(multa({ infracao: 'SEM_TAPUME' }, '1995-04-01')).toMatchObject({ valor: 35.3 });
    // 50 × 1,0641 = 53,205 → 53,20, no último dia da UFIR
    expect(multa({ infracao: 'SEM_TAPUME' }, '2000-10-26')).toMatchObject({ valor: 53.2 });
  });

  test('o dobro é da quantidade de UFIR, e a fração se despreza uma vez só', () => {
    // 2 × 50 = 100; 100 × 0,8287 = 82,87 (e não 2 × 41,43 = 82,86)
    expect(multa({ infracao: 'SEM_PLACA', reincidente: true }, 1996)).toMatchObject({ valor: 82.87 });
  });

  test('a UFIR informada vence a da tabela', () => {
    // 50 × 1,2345 = 61,725 → 61,72
    expect(multa({ infracao: 'SEM_PLACA', valorUfir: 1.2345 })).toMatchObject({ valor: 61.72 });
    expect(multa({ infracao: 'SEM_PLACA', valorUfir: 0 })).toMatchObject({ falha: 'VALOR' });
    expect(multa({ infracao: 'SEM_PLACA', valorUfir: -1 })).toMatchObject({ falha: 'VALOR' });
  });

  test('depois de 26/10/2000 há multa em UFIR e não há valor, salvo UFIR informada', () => {
    const fatos = { infracao: 'SEM_PLACA' };
    expect(multa(fatos, '2000-10-27')).toMatchObject({ multaUfir: 50 });
    expect(multa(fatos, '2000-10-27')).not.toHaveProperty('valor');
    expect(multa(fatos, 2001)).not.toHaveProperty('valor');
    expect(memoriaEmLimeira('MULTA_OBRA', fatos, 2001).avisos).toContainEqual(
      expect.stringContaining('não há UFIR em 01/01/2001'),
    );
    // 50 × 1,0641 = 53,205 → 53,20
    expect(multa({ ...fatos, valorUfir: 1.0641 }, 2001)).toMatchObject({ valor: 53.2 });
  });

  test('antes da lei não há multa, mas o fato errado se acusa primeiro', () => {
    expect(multa({ infracao: 'SEM_PLACA' }, 1994)).toMatchObject({ falha: 'ND' });
    expect(multa({ infracao: 'SEM_PLACA' }, '1994-10-27')).toMatchObject({ falha: 'ND' });
    expect(multa({ infracao: 'OBRA_SEM_LICENCA', area: -1 }, 1993)).toMatchObject({ falha: 'VALOR' });
    expect(multa({ infracao: 'OCUPAR_SEM_HABITE_SE' }, 1993)).toMatchObject({
      falha: 'ND',
      motivo: expect.stringContaining('não em vigor') as string,
    });
  });
});

test('a memória da multa diz a UFIR, o ato que a fixou e o resultado em reais', () => {
  const { passos, avisos } = memoriaEmLimeira('MULTA_OBRA', {
    infracao: 'OBRA_SEM_LICENCA',
    area: 60.5,
    reincidente: true,
  });
  const passo = (rotulo: string) => passos.find((p) => p.rotulo === rotulo);
  expect(passo('Multa em UFIR, em dobro')).toMatchObject({ conta: '50 UFIR × 2', valor: '100 UFIR' });
  expect(passo('Valor da UFIR')).toMatchObject({
    valor: 'R$ 0,6767',
    conta: expect.stringContaining('Lei 8.981') as string,
  });
  expect(passo('UFIR em reais')).toMatchObject({ valor: 'R$ 67,67' });
  expect(avisos).toStrictEqual(
    expect.arrayContaining([
      expect.stringContaining('L48 (art. 130, I), leitura incerta'),
      expect.stringContaining('L53 (art. 132)'),
    ]),
  );
});
