import { duvidasEmAlegre, emAlegre, FATO_ERRADO, ISENTO, SEM_RESPOSTA } from './emAlegre';

const predial = (fatos: Readonly<Record<string, unknown>>, exercicio?: number) =>
  emAlegre('IMPOSTO_PREDIAL', fatos, exercicio);

describe('Imposto Predial de Alegre (arts. 22 a 29)', () => {
  test('8% de quem mora no que é seu; 10% de todos os mais', () => {
    // 8% de 6.000,00 = 480,00; 10% = 600,00
    expect(predial({ valorLocativo: 6000, ocupacao: 'PROPRIETARIO' })).toMatchObject({
      valor: 480,
      base: 6000,
    });
    for (const ocupacao of ['ALUGADO', 'GRATUITO', 'DESOCUPADO', undefined])
      expect(predial({ valorLocativo: 6000, ocupacao })).toMatchObject({ valor: 600 });
  });

  test('em duas prestações iguais, 31 de março e 31 de julho; o centavo que sobra vai na primeira', () => {
    // 10% de 1.234,50 = 123,45 = 61,73 + 61,72
    expect(predial({ valorLocativo: 1234.5 })).toMatchObject({
      valor: 123.45,
      parcelas: [
        { vencimento: '1952-03-31', valor: 61.73 },
        { vencimento: '1952-07-31', valor: 61.72 },
      ],
    });
  });

  test('meio centavo arredonda para cima', () => {
    // 10% de 1.003,15 = 100,315; 8% de 1.003,13 = 80,2504
    expect(predial({ valorLocativo: 1003.15 })).toMatchObject({ valor: 100.32 });
    expect(predial({ valorLocativo: 1003.13, ocupacao: 'PROPRIETARIO' })).toMatchObject({ valor: 80.25 });
  });

  test('em 1965 as prestações são em cruzeiros inteiros', () => {
    // 10% de 1.234,50 = 123,45 → 123 = 62 + 61
    expect(predial({ valorLocativo: 1234.5 }, 1965)).toMatchObject({
      valor: 123,
      parcelas: [
        { vencimento: '1965-03-31', valor: 62 },
        { vencimento: '1965-07-31', valor: 61 },
      ],
    });
  });

  test('31 de julho de 1955 é domingo', () => {
    expect(predial({ valorLocativo: 6000 }, 1955)).toMatchObject({
      parcelas: [
        { vencimento: '1955-03-31', valor: 300 },
        { vencimento: '1955-07-31', vencimentoUtil: '1955-08-01', valor: 300 },
      ],
    });
  });

  test('o valor locativo é doze vezes a maior renda do mês, com os móveis e o mais', () => {
    // 12 × 300 = 3.600; 12 × 450 = 5.400; 12 × (450 + 50) = 6.000
    expect(predial({ aluguelMensal: 300 })).toMatchObject({ base: 3600, valor: 360 });
    expect(predial({ aluguelMensal: 300, sublocacaoMensal: 450 })).toMatchObject({ base: 5400, valor: 540 });
    expect(predial({ aluguelMensal: 450, sublocacaoMensal: 300 })).toMatchObject({ base: 5400 });
    expect(predial({ sublocacaoMensal: 450 })).toMatchObject({ base: 5400 });
    expect(predial({ aluguelMensal: 300, sublocacaoMensal: 450, outrasRendasMensais: 50 })).toMatchObject({
      base: 6000,
      valor: 600,
    });
  });

  test('informado o valor locativo do ano, é ele a base, e não o aluguel', () => {
    // 10% de 6.000,00, e não de 12 × 300,00
    expect(predial({ valorLocativo: 6000, aluguelMensal: 300 })).toMatchObject({ base: 6000, valor: 600 });
  });

  test('valor locativo zero dá imposto zero, sem isenção', () => {
    const resultado = predial({ valorLocativo: 0 });
    expect(resultado).toMatchObject({ valor: 0 });
    expect(resultado).not.toHaveProperty('isento');
  });
});

describe('isenções do predial (art. 36)', () => {
  test.each([
    'UNIAO_ESTADO',
    'BIBLIOTECA',
    'ENSINO',
    'SERVICO_MUNICIPAL',
    'BEM_DE_FAMILIA',
    'LEI_ESPECIAL',
    'SINDICATO',
  ])('%s isenta sem condição', (isencao) => {
    expect(predial({ valorLocativo: 6000, isencao })).toMatchObject(ISENTO);
  });

  test.each(['CLUBE', 'HOSPITAL_CARIDADE'])('%s isenta só em prédio próprio', (isencao) => {
    expect(predial({ valorLocativo: 6000, isencao, predioProprio: true })).toMatchObject(ISENTO);
    expect(predial({ valorLocativo: 6000, isencao, predioProprio: false })).toMatchObject({ valor: 600 });
    expect(predial({ valorLocativo: 6000, isencao })).toMatchObject({ valor: 600 });
  });

  test('a fábrica isenta só na zona suburbana', () => {
    expect(predial({ valorLocativo: 6000, isencao: 'FABRICA', zona: 'SUBURBANA' })).toMatchObject(ISENTO);
    expect(predial({ valorLocativo: 6000, isencao: 'FABRICA', zona: 'URBANA' })).toMatchObject({
      valor: 600,
    });
    expect(predial({ valorLocativo: 6000, isencao: 'FABRICA' })).toMatchObject({ valor: 600 });
  });

  test('o templo é isento, menos a parte residencial', () => {
    const templo = { isencao: 'TEMPLO', valorLocativo: 4000 };
    expect(predial(templo)).toMatchObject(ISENTO);
    expect(predial({ ...templo, valorLocativoResidencial: 0 })).toMatchObject(ISENTO);
    // 10% de 1.500,00 = 150,00; morando o dono, 8% = 120,00
    expect(predial({ ...templo, valorLocativoResidencial: 1500 })).toMatchObject({ valor: 150, base: 1500 });
    expect(predial({ ...templo, valorLocativoResidencial: 1500, ocupacao: 'PROPRIETARIO' })).toMatchObject({
      valor: 120,
    });
  });

  test('a isenção das Leis 2, 76 e 83 tem prazos que a fonte não traz', () => {
    expect(predial({ valorLocativo: 6000, isencao: 'LEIS_2_76_83' })).toMatchObject(SEM_RESPOSTA);
  });
});

describe('complemento por mudança no exercício (art. 24)', () => {
  const mudou = (mudanca: string, mais: object = {}) =>
    predial({ item: 'COMPLEMENTO', valorLocativo: 6000, aliquotaPaga: 0.08, mudanca, ...mais });

  // (10% − 8%) × 6.000,00 = 120,00 por ano; 30,00 por trimestre inteiro que resta
  test.each([
    ['1952-01-01', 4, 120],
    ['1952-01-02', 3, 90],
    ['1952-03-31', 3, 90],
    ['1952-04-01', 3, 90],
    ['1952-04-02', 2, 60],
    // No dia 1º de um mês do meio, o trimestre já está partido.
    ['1952-05-01', 2, 60],
    ['1952-06-01', 2, 60],
    ['1952-07-01', 2, 60],
    ['1952-07-02', 1, 30],
    ['1952-10-01', 1, 30],
    ['1952-10-02', 0, 0],
    ['1952-12-31', 0, 0],
  ])('quem mudou em %s paga %d trimestres: Cr$ %d', (mudanca, trimestres, valor) => {
    expect(mudou(mudanca)).toMatchObject({ trimestres, valor });
    expect(mudou(mudanca)).not.toHaveProperty('parcelas');
  });

  test('pela leitura alternativa o trimestre começado conta inteiro', () => {
    const em = (mudanca: string) =>
      emAlegre(
        'IMPOSTO_PREDIAL',
        { item: 'COMPLEMENTO', valorLocativo: 6000, aliquotaPaga: 0.08, mudanca },
        1952,
        { alternativas: ['L-23'] },
      );
    expect(em('1952-04-01')).toMatchObject({ trimestres: 3 });
    expect(em('1952-04-02')).toMatchObject({ trimestres: 3, valor: 90 });
    expect(em('1952-12-31')).toMatchObject({ trimestres: 1, valor: 30 });
  });

  test('subindo o aluguel, conta o novo valor; descendo, não há devolução', () => {
    // (10% × 7.200 − 8% × 6.000) × 2/4 = 120; (10% × 7.200 − 10% × 6.000) × 2/4 = 60
    expect(mudou('1952-07-01', { valorLocativoNovo: 7200 })).toMatchObject({ valor: 120 });
    expect(mudou('1952-07-01', { valorLocativoNovo: 7200, aliquotaPaga: 0.1 })).toMatchObject({ valor: 60 });
    expect(mudou('1952-07-01', { valorLocativoNovo: 4000 })).toMatchObject({ valor: 0 });
    expect(mudou('1952-07-01', { aliquotaPaga: 0.1 })).toMatchObject({ valor: 0 });
  });

  test('arredonda-se uma só vez', () => {
    // 2% × 1.002,50 = 20,05; × 3/4 = 15,0375
    expect(mudou('1952-04-01', { valorLocativo: 1002.5 })).toMatchObject({ valor: 15.04 });
  });

  test('a mudança tem de ser do exercício', () => {
    expect(mudou('1951-12-31')).toMatchObject(FATO_ERRADO);
    expect(mudou('1953-01-01')).toMatchObject({ ...FATO_ERRADO, fato: 'mudanca' });
  });
});

describe('prédio novo ou reparado (art. 26)', () => {
  const novo = (mais: object) => predial({ item: 'PREDIO_NOVO', valorLocativo: 6000, ...mais });

  // 600,00 por ano, 50,00 por mês, desde o mês seguinte
  test.each([
    ['1952-01-01', 11, 550],
    ['1952-01-31', 11, 550],
    ['1952-04-10', 8, 400],
    ['1952-11-30', 1, 50],
    ['1952-12-05', 0, 0],
  ])('terminada a obra em %s, paga %d meses: Cr$ %d', (terminoObra, meses, valor) => {
    expect(novo({ terminoObra })).toMatchObject({ meses, valor });
    expect(novo({ terminoObra })).not.toHaveProperty('parcelas');
  });

  test('vale o que vier primeiro, a obra ou a renda', () => {
    expect(novo({ terminoObra: '1952-09-30', inicioRenda: '1952-04-10' })).toMatchObject({ meses: 8 });
    expect(novo({ terminoObra: '1952-04-10', inicioRenda: '1952-09-30' })).toMatchObject({ meses: 8 });
    expect(novo({ inicioRenda: '1952-09-30' })).toMatchObject({ meses: 3, valor: 150 });
  });

  test('morando o dono, 8%', () => {
    // 480,00 × 3/12 = 120,00
    expect(novo({ terminoObra: '1952-09-30', ocupacao: 'PROPRIETARIO' })).toMatchObject({ valor: 120 });
  });

  test('sem data, ou com a primeira noutro exercício, é fato errado', () => {
    expect(novo({})).toMatchObject(FATO_ERRADO);
    expect(novo({ terminoObra: '1951-12-31' })).toMatchObject({ ...FATO_ERRADO, fato: 'terminoObra' });
    expect(novo({ terminoObra: '1952-05-01', inicioRenda: '1951-12-31' })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'inicioRenda',
    });
  });
});

describe('o que o predial recusa', () => {
  test.each([
    ['nenhum valor locativo', { ocupacao: 'ALUGADO' }, 'valorLocativo'],
    ['só os móveis', { outrasRendasMensais: 50 }, 'valorLocativo'],
    ['valor locativo negativo', { valorLocativo: -1 }, 'valorLocativo'],
    ['ocupação desconhecida', { valorLocativo: 1, ocupacao: 'EMPRESTADO' }, 'ocupacao'],
    ['complemento sem a mudança', { item: 'COMPLEMENTO', valorLocativo: 1, aliquotaPaga: 0.08 }, 'mudanca'],
    [
      'complemento sem a alíquota paga',
      { item: 'COMPLEMENTO', valorLocativo: 1, mudanca: '1952-07-01' },
      'aliquotaPaga',
    ],
  ])('%s', (_nome, fatos, fato) => {
    expect(predial(fatos)).toMatchObject({ ...FATO_ERRADO, fato });
  });
});

test('as leituras em dúvida do predial ficam na memória', () => {
  const duvidas = (fatos: Readonly<Record<string, unknown>>) => duvidasEmAlegre('IMPOSTO_PREDIAL', fatos);
  expect(duvidas({ valorLocativo: 6000, ocupacao: 'ALUGADO' })).toStrictEqual([]);
  expect(duvidas({ valorLocativo: 6000, ocupacao: 'PROPRIETARIO' })).toStrictEqual(['L-22']);
  expect(duvidas({ aluguelMensal: 300 })).toStrictEqual(['L-28']);
  expect(duvidas({ item: 'PREDIO_NOVO', valorLocativo: 6000, inicioRenda: '1952-05-01' })).toStrictEqual([
    'L-26',
    'L-27',
  ]);
  const mudou = { item: 'COMPLEMENTO', valorLocativo: 6000, aliquotaPaga: 0.08 };
  expect(duvidas({ ...mudou, mudanca: '1952-07-01' })).toStrictEqual([]);
  expect(duvidas({ ...mudou, mudanca: '1952-07-02', valorLocativoNovo: 7000 })).toStrictEqual([
    'L-23',
    'L-24',
  ]);
  expect(duvidas({ ...mudou, mudanca: '1952-07-01', valorLocativoNovo: 5000 })).toStrictEqual(['L-25']);
});
