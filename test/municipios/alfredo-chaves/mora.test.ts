import { lancaEmAlfredoChaves } from './lancaEmAlfredoChaves';

type Fatos = Readonly<Record<string, unknown>>;
const mora = (fatos: Fatos, quando = 1961, alternativas: readonly string[] = []) =>
  lancaEmAlfredoChaves('MORA', { principal: 600, vencimento: `${quando}-03-15`, ...fatos }, quando, {
    alternativas,
  });

describe('Um por cento por mês completo', () => {
  test.each([
    ['1961-03-01', 0, 600],
    ['1961-03-15', 0, 600],
    ['1961-04-14', 0, 600], // falta um dia para o mês
    ['1961-04-15', 1, 606],
    ['1961-05-14', 1, 606],
    ['1961-07-15', 4, 624],
    ['1961-12-31', 9, 654],
  ])('pago em %s: %d meses, total %d', (pagamento, meses, valor) => {
    expect(mora({ pagamento })).toMatchObject({
      meses,
      valor,
      principal: 600,
      multaMora: valor - 600,
      dividaAtiva: false,
    });
  });

  test('a multa arredonda-se à parte', () => {
    // 61,73 × 1% × 2 = 1,2346
    expect(mora({ principal: 61.73, pagamento: '1961-05-15' })).toMatchObject({
      multaMora: 1.23,
      valor: 62.96,
    });
    // 0,50 × 1% × 1 = 0,005
    expect(mora({ principal: 0.5, pagamento: '1961-04-15' })).toMatchObject({ multaMora: 0.01, valor: 0.51 });
    // 1965: 150 × 1% × 1 = 1,50 → 1
    expect(mora({ principal: 150, pagamento: '1965-04-15' }, 1965)).toMatchObject({
      multaMora: 1,
      valor: 151,
    });
  });

  test('faltando o dia, o mês completa-se no primeiro do seguinte', () => {
    expect(mora({ vencimento: '1961-01-31', pagamento: '1961-02-28' })).toMatchObject({ meses: 0 });
    expect(mora({ vencimento: '1961-01-31', pagamento: '1961-03-01' })).toMatchObject({ meses: 1 });
    expect(mora({ vencimento: '1961-01-31', pagamento: '1961-03-31' })).toMatchObject({ meses: 2 });
  });

  test('depois de 31 de dezembro a conta para e o débito se inscreve', () => {
    expect(mora({ pagamento: '1962-06-01' })).toMatchObject({
      meses: 9,
      valor: 654,
      dividaAtiva: true,
      inscricao: '1962-01-01',
    });
    expect(mora({ pagamento: '1962-01-01' })).toMatchObject({ meses: 9, dividaAtiva: true });
    expect(mora({ pagamento: '1961-12-31' })).not.toHaveProperty('inscricao');
  });

  test('o exercício do débito é o do vencimento, ainda que se conte em outro', () => {
    // From 15/03/1961 to 31/12/1961: 9 complete months; 9% × 600,00 = 54,00, whatever the exercise asked for.
    const fatos = { principal: 600, vencimento: '1961-03-15', pagamento: '1963-05-20' };
    for (const exercicio of [1961, 1963])
      expect(lancaEmAlfredoChaves('MORA', fatos, exercicio)).toMatchObject({
        valor: 654,
        multaMora: 54,
        meses: 9,
        dividaAtiva: true,
        inscricao: '1962-01-01',
      });
  });

  test('pela outra leitura (L-46) o mês começado conta inteiro', () => {
    expect(mora({ pagamento: '1961-03-15' }, 1961, ['L-46'])).toMatchObject({ meses: 0 });
    expect(mora({ pagamento: '1961-03-16' }, 1961, ['L-46'])).toMatchObject({ meses: 1 });
    expect(mora({ pagamento: '1961-04-15' }, 1961, ['L-46'])).toMatchObject({ meses: 1 });
    expect(mora({ pagamento: '1961-04-16' }, 1961, ['L-46'])).toMatchObject({ meses: 2 });
  });
});

describe('Vencimento', () => {
  test('em domingo, conta-se do dia útil seguinte', () => {
    // 15/03/1964 é domingo
    expect(mora({ pagamento: '1964-04-15' }, 1964)).toMatchObject({ meses: 0, vencimentoUtil: '1964-03-16' });
    expect(mora({ pagamento: '1964-04-16' }, 1964)).toMatchObject({ meses: 1 });
    expect(mora({ pagamento: '1961-04-16' })).not.toHaveProperty('vencimentoUtil');
  });

  test('prorrogado pelo Prefeito, conta-se do novo dia', () => {
    // 15/03/1961 + 60 = 14/05/1961, domingo → 15/05
    expect(mora({ diasProrrogacao: 60, pagamento: '1961-05-15' })).toMatchObject({
      vencimentoProrrogado: '1961-05-14',
      vencimentoUtil: '1961-05-15',
      meses: 0,
      valor: 600,
    });
    expect(mora({ diasProrrogacao: 60, pagamento: '1961-06-15' })).toMatchObject({ meses: 1, valor: 606 });
    expect(mora({ diasProrrogacao: 61, pagamento: '1961-06-15' })).toMatchObject({
      falha: 'VALOR',
      fato: 'diasProrrogacao',
    });
    expect(mora({ pagamento: '1961-06-15' })).not.toHaveProperty('vencimentoProrrogado');
  });
});

test('sem principal, vencimento ou pagamento não há conta', () => {
  expect(mora({ principal: undefined, pagamento: '1961-04-15' })).toMatchObject({ fato: 'principal' });
  expect(mora({ vencimento: undefined, pagamento: '1961-04-15' })).toMatchObject({ fato: 'vencimento' });
  expect(mora({})).toMatchObject({ falha: 'VALOR', fato: 'pagamento' });
  expect(mora({ principal: -5, pagamento: '1961-04-15' })).toMatchObject({ falha: 'VALOR' });
});

describe('Diferença apurada', () => {
  const diferenca = (fatos: Fatos, quando?: number) =>
    lancaEmAlfredoChaves('DIFERENCA_TRIBUTO', { principal: 500, ...fatos }, quando);

  test('até o décimo dia, sem acréscimo; depois, dez por cento e dívida ativa', () => {
    expect(diferenca({ intimacao: '1961-05-02', pagamento: '1961-05-12' })).toMatchObject({
      valor: 500,
      acrescimo: 0,
      prazo: '1961-05-12',
      dividaAtiva: false,
    });
    expect(diferenca({ intimacao: '1961-05-02', pagamento: '1961-05-13' })).toMatchObject({
      valor: 550,
      acrescimo: 50,
      dividaAtiva: true,
    });
    expect(diferenca({ intimacao: '1961-05-02' })).toMatchObject({ valor: 550, dividaAtiva: true });
  });

  test('prazo que acaba em feriado passa ao dia útil seguinte', () => {
    // 21/04/1961 + 10 = 01/05/1961, feriado; 2 de maio é terça-feira
    expect(diferenca({ intimacao: '1961-04-21', pagamento: '1961-05-02' })).toMatchObject({
      prazo: '1961-05-02',
      prazoNominal: '1961-05-01',
      acrescimo: 0,
    });
  });

  test('o acréscimo arredonda-se à parte; faltando fato não há conta', () => {
    // 123,45 × 10% = 12,345 → 12,35; total 135,80
    expect(diferenca({ principal: 123.45, intimacao: '1961-05-02' })).toMatchObject({
      acrescimo: 12.35,
      valor: 135.8,
    });
    expect(diferenca({ principal: 125, intimacao: '1965-05-03' }, 1965)).toMatchObject({
      acrescimo: 12,
      valor: 137,
    });
    expect(diferenca({})).toMatchObject({ falha: 'VALOR', fato: 'intimacao' });
    expect(diferenca({ principal: undefined })).toMatchObject({ falha: 'VALOR', fato: 'principal' });
  });
});

describe('Restituição e dívida ativa', () => {
  test.each([
    [600, 500.5, 99.5],
    [600, 600, 0],
    [500, 600, 0],
    [500, 0, 500],
  ])('pagou %d e devia %d: restitui-se %d', (pago, devido, valor) => {
    expect(lancaEmAlfredoChaves('RESTITUICAO', { pago, devido })).toMatchObject({ valor });
  });

  test('restituição sem o que se pagou ou devia não tem conta', () => {
    expect(lancaEmAlfredoChaves('RESTITUICAO', { pago: 1 })).toMatchObject({
      falha: 'VALOR',
      fato: 'devido',
    });
    expect(lancaEmAlfredoChaves('RESTITUICAO', { devido: 1 })).toMatchObject({
      falha: 'VALOR',
      fato: 'pago',
    });
  });

  test('inscreve-se no primeiro dia do ano seguinte', () => {
    expect(lancaEmAlfredoChaves('DIVIDA_ATIVA', { item: 'INSCRICAO', exercicioDebito: 1960 })).toMatchObject({
      inscricao: '1961-01-01',
    });
    expect(lancaEmAlfredoChaves('DIVIDA_ATIVA', { exercicioDebito: 1960.5 })).toMatchObject({
      falha: 'VALOR',
    });
    expect(lancaEmAlfredoChaves('DIVIDA_ATIVA', {})).toMatchObject({
      falha: 'VALOR',
      fato: 'exercicioDebito',
    });
  });
});
