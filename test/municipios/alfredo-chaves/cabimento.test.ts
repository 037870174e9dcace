import { lancaEmAlfredoChaves } from './lancaEmAlfredoChaves';

type Fatos = Readonly<Record<string, unknown>>;
const cabe = (ato: string, fatos: Fatos = {}, quando?: number, alternativas: readonly string[] = []) =>
  lancaEmAlfredoChaves('CABIMENTO', { ato, ...fatos }, quando, { alternativas });

describe('Reclamação e recurso', () => {
  test.each(['CLASSIFICACAO_INDEVIDA', 'GRADUACAO_INJUSTA', 'ERRO_LANCAMENTO', 'ISENCAO'])(
    'cabe por %s',
    (motivo) => {
      expect(cabe('RECLAMACAO', { motivo })).toMatchObject({
        cabe: true,
        fundamento: 'Lei nº 132/1959, art. 9º, § 1º',
      });
    },
  );

  test('não cabe por incapacidade financeira; sem motivo não se responde', () => {
    expect(cabe('RECLAMACAO', { motivo: 'INCAPACIDADE_FINANCEIRA' })).toMatchObject({ cabe: false });
    expect(cabe('RECLAMACAO')).toMatchObject({ falha: 'VALOR', fato: 'motivo' });
  });

  test('o recurso pede fundamento e comprovantes', () => {
    expect(cabe('RECURSO_CAMARA', { fundamentado: true, comprovantes: true })).toMatchObject({ cabe: true });
    expect(cabe('RECURSO_CAMARA', { fundamentado: true })).toMatchObject({ cabe: false });
    expect(cabe('RECURSO_CAMARA', { comprovantes: true })).toMatchObject({ cabe: false });
  });
});

test.each([
  ['TRANSACAO', 'a'],
  ['DESPACHO', 'b'],
  ['LICENCA', 'c'],
  ['PAGAR_EXERCICIO_CORRENTE', 'd'],
])('quem está em mora não tem %s (art. 11, %s)', (ato, alinea) => {
  expect(cabe(ato, { emAtraso: true })).toMatchObject({
    cabe: false,
    fundamento: `Lei nº 132/1959, art. 11, ${alinea}`,
  });
  expect(cabe(ato, { emAtraso: false })).toMatchObject({ cabe: true });
});

describe('Isenção do predial por lei ou pela Câmara', () => {
  test.each([
    [5, true, true],
    [6, true, false],
    [5, false, false],
    [5, undefined, false],
  ])('%d anos, lei especial %p: cabe %p', (anos, leiEspecial, esperado) => {
    expect(cabe('ISENCAO_EDIFICACAO', { anos, leiEspecial })).toMatchObject({
      cabe: esperado,
      anosMaximo: 5,
    });
  });

  test('sem os anos não se responde; o interesse público fica com a Câmara', () => {
    expect(cabe('ISENCAO_EDIFICACAO', { leiEspecial: true })).toMatchObject({ falha: 'VALOR', fato: 'anos' });
    expect(cabe('ISENCAO_INTERESSE_PUBLICO', { interessePublico: true })).toMatchObject({
      cabe: true,
      discricionario: true,
    });
    expect(cabe('ISENCAO_INTERESSE_PUBLICO')).toMatchObject({ cabe: false });
  });
});

describe('Dispensa da segunda prestação', () => {
  const dispensa = (
    requerimento: string | undefined,
    quite: boolean | undefined,
    ano = 1961,
    outra: string[] = [],
  ) => cabe('DISPENSA_SEGUNDA_PRESTACAO', { requerimento, quite, semestre: 2 }, ano, outra);

  test.each([
    ['1961-07-30', true, true],
    ['1961-07-31', true, false], // antes, e não no dia
    ['1961-07-20', false, false],
    ['1961-07-20', undefined, false],
    ['1961-02-01', true, true],
  ])('requerida em %s, quite %p: cabe %p', (requerimento, quite, esperado) => {
    expect(dispensa(requerimento, quite)).toMatchObject({ cabe: esperado, limite: '1961-07-31' });
  });

  test('em 1960 o limite é o sábado 30; sem o sábado (L-20), a sexta-feira 29', () => {
    expect(dispensa('1960-07-29', true, 1960)).toMatchObject({ cabe: true, limite: '1960-07-30' });
    expect(dispensa('1960-07-29', true, 1960, ['L-20'])).toMatchObject({ cabe: false, limite: '1960-07-29' });
  });

  test('sem o requerimento, ou com semestre que não há, não se responde', () => {
    expect(dispensa(undefined, true)).toMatchObject({ falha: 'VALOR', fato: 'requerimento' });
    expect(dispensa(undefined, false)).toMatchObject({ cabe: false });
    expect(cabe('DISPENSA_SEGUNDA_PRESTACAO', { requerimento: '1961-07-20', semestre: 3 })).toMatchObject({
      falha: 'VALOR',
      fato: 'semestre',
    });
  });
});

describe('Cancelamento da dívida ativa', () => {
  const cancelamento = (fatos: Fatos) => cabe('CANCELAMENTO_DIVIDA_ATIVA', fatos);

  test.each([
    [true, 100, true], // igual ou inferior a Cr$ 100,00 mensais
    [true, 100.01, false],
    [false, 50, false],
    [undefined, 50, false],
  ])('único prédio %p, de Cr$ %d por mês: cabe %p', (unicoPredio, valorLocativoMensal, esperado) => {
    const resultado = cancelamento({ unicoPredio, valorLocativoMensal });
    expect(resultado).toMatchObject({ cabe: esperado, fundamento: 'Lei nº 132/1959, art. 138' });
    if (esperado) expect(resultado).toMatchObject({ discricionario: true });
    else expect(resultado).not.toHaveProperty('discricionario');
  });

  test('o pobre que só tem o prédio em que mora; o que nada tem, só por favor', () => {
    expect(cancelamento({ pobre: true, soPredioEmQueMora: true })).toMatchObject({
      cabe: true,
      discricionario: true,
    });
    expect(cancelamento({ pobre: true })).toMatchObject({ cabe: false });
    expect(cancelamento({ hipotese: 'POBRE_SEM_BENS', pobre: true })).toMatchObject({ cabe: true });
    expect(cancelamento({ hipotese: 'POBRE_SEM_BENS' })).toMatchObject({ cabe: false });
  });

  test.each(['INSOLVENCIA', 'SENTENCA', 'PRESCRICAO'])('%s, pelo art. 137', (hipotese) => {
    expect(cancelamento({ hipotese })).toMatchObject({
      cabe: true,
      discricionario: true,
      fundamento: 'Lei nº 132/1959, art. 137',
    });
  });

  test('sem o valor locativo não se responde', () => {
    expect(cancelamento({})).toMatchObject({ cabe: false });
    expect(cancelamento({ unicoPredio: true })).toMatchObject({
      falha: 'VALOR',
      fato: 'valorLocativoMensal',
    });
  });
});

describe('Outros cabimentos', () => {
  test.each([
    [12, true],
    [13, false],
  ])('locação de próprio municipal por %d meses: %p', (meses, esperado) => {
    expect(cabe('LOCACAO_PROPRIOS', { meses })).toMatchObject({ cabe: esperado, mesesMaximo: 12 });
  });

  test('certidão negativa só sem dívida exigível', () => {
    expect(cabe('CERTIDAO_NEGATIVA', { dividaExigivel: true })).toMatchObject({ cabe: false });
    expect(cabe('CERTIDAO_NEGATIVA', { dividaExigivel: false })).toMatchObject({ cabe: true });
  });

  test.each([
    [1961, true, true],
    [1960, true, false],
    [1961, false, false],
    [1961, undefined, false],
  ])('relevação de multa de %d, paga de uma vez %p: %p', (exercicioMulta, pagamentoIntegral, esperado) => {
    const resultado = cabe('RELEVACAO_MULTA', { exercicioMulta, pagamentoIntegral });
    expect(resultado).toMatchObject({ cabe: esperado });
    if (esperado) expect(resultado).toMatchObject({ discricionario: true });
    else expect(resultado).not.toHaveProperty('discricionario');
  });

  test.each([
    [1, true],
    [2, false],
  ])('%d jogo de pesos por balança: %p', (quantidade, esperado) => {
    expect(cabe('JOGO_DE_PESOS', { quantidade })).toMatchObject({ cabe: esperado });
  });

  test.each([
    ['JAZIGO', true],
    ['URNA', true],
    ['NICHO', true],
    ['CARNEIRO', false],
    ['SEPULTURA_RASA', false],
  ])('perpetuidade de %s: %p', (tipo, esperado) => {
    expect(cabe('PERPETUIDADE', { tipo })).toMatchObject({ cabe: esperado });
  });

  test.each([
    [2, true, true],
    [1, true, false],
    [2, false, false],
  ])('revisão das tabelas depois de %d anos, com lei %p: %p', (anos, leiEspecial, esperado) => {
    expect(cabe('REVISAO_TABELAS', { anos, leiEspecial })).toMatchObject({ cabe: esperado });
  });
});
