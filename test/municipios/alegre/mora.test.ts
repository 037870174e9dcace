import { avisosEmAlegre, lancaEmAlegre } from './lancaEmAlegre';

describe('Mora', () => {
  const debito = { principal: 400, vencimento: '1952-03-31' };

  test('paga no dia, nada; no dia seguinte, 10%', () => {
    expect(lancaEmAlegre('MORA', { ...debito, pagamento: '1952-03-31' })).toMatchObject({
      valor: 400,
      multaMora: 0,
    });
    expect(lancaEmAlegre('MORA', { ...debito, pagamento: '1952-04-01' })).toMatchObject({
      valor: 440,
      multaMora: 40,
      principal: 400,
      dividaAtiva: false,
    });
  });

  test('a multa é uma só, por maior que seja a demora; passado o ano, é dívida ativa', () => {
    expect(lancaEmAlegre('MORA', { ...debito, pagamento: '1953-12-31' })).toMatchObject({
      valor: 440,
      multaMora: 40,
      dividaAtiva: true,
    });
  });

  test('arredonda a multa e soma', () => {
    // 61,73 × 10% = 6,173; 100,05 × 10% = 10,005
    expect(
      lancaEmAlegre('MORA', { principal: 61.73, vencimento: '1952-03-31', pagamento: '1952-04-05' }),
    ).toMatchObject({ valor: 67.9, multaMora: 6.17 });
    expect(
      lancaEmAlegre('MORA', { principal: 100.05, vencimento: '1952-03-31', pagamento: '1952-04-05' }),
    ).toMatchObject({ valor: 110.06, multaMora: 10.01 });
  });

  test('sem centavos, em 1965: despreza-se a fração', () => {
    // 105 × 10% = 10,5
    expect(
      lancaEmAlegre('MORA', { principal: 105, vencimento: '1965-03-31', pagamento: '1965-04-01' }, 1965),
    ).toMatchObject({ valor: 115, multaMora: 10 });
  });

  test('vencendo em domingo, paga em dia quem paga na segunda-feira', () => {
    // 31/07/1955 é domingo.
    const domingo = { principal: 400, vencimento: '1955-07-31' };
    const segunda = { ...domingo, pagamento: '1955-08-01' };
    expect(lancaEmAlegre('MORA', segunda, 1955)).toMatchObject({
      multaMora: 0,
      vencimentoUtil: '1955-08-01',
    });
    expect(lancaEmAlegre('MORA', { ...domingo, pagamento: '1955-08-02' }, 1955)).toMatchObject({
      multaMora: 40,
    });
    expect(avisosEmAlegre('MORA', segunda, 1955).join()).toContain('L-06');
    expect(lancaEmAlegre('MORA', segunda, 1955, { alternativas: ['L-06'] })).toMatchObject({ multaMora: 40 });
  });

  test('fatos errados', () => {
    expect(lancaEmAlegre('MORA', { ...debito, principal: -5, pagamento: '1952-04-01' })).toMatchObject({
      falha: 'VALOR',
      fato: 'principal',
    });
    expect(lancaEmAlegre('MORA', debito)).toMatchObject({ falha: 'VALOR', fato: 'pagamento' });
    expect(lancaEmAlegre('MORA', { ...debito, pagamento: '1952-02-30' })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Diferença apurada e restituição', () => {
  test('não recolhida no prazo, 10% a mais e dívida ativa', () => {
    expect(lancaEmAlegre('DIFERENCA_TRIBUTO', { principal: 200, emAtraso: true })).toMatchObject({
      valor: 220,
      acrescimo: 20,
      dividaAtiva: true,
    });
    expect(lancaEmAlegre('DIFERENCA_TRIBUTO', { principal: 200, emAtraso: false })).toMatchObject({
      valor: 200,
      acrescimo: 0,
      dividaAtiva: false,
    });
    expect(lancaEmAlegre('DIFERENCA_TRIBUTO', {})).toMatchObject({ falha: 'VALOR', fato: 'principal' });
  });

  test('restitui-se o excesso, nunca menos que zero', () => {
    expect(lancaEmAlegre('RESTITUICAO', { pago: 600, devido: 450 })).toMatchObject({ valor: 150 });
    expect(lancaEmAlegre('RESTITUICAO', { pago: 600, devido: 600 })).toMatchObject({ valor: 0 });
    expect(lancaEmAlegre('RESTITUICAO', { pago: 600, devido: 600.01 })).toMatchObject({ valor: 0 });
    expect(lancaEmAlegre('RESTITUICAO', { pago: 600 })).toMatchObject({ falha: 'VALOR', fato: 'devido' });
  });
});

describe('Dívida ativa', () => {
  test('inscreve-se com a mesma multa de 10%', () => {
    expect(lancaEmAlegre('DIVIDA_ATIVA', { item: 'INSCRICAO', principal: 400 })).toMatchObject({
      valor: 440,
      multaMora: 40,
      fundamento: 'Lei nº 118/1951, art. 13, § 1º',
    });
  });

  test('a do selo se inscreve acima de 20,00 e se arquiva abaixo; em 20,00 exatos a lei cala', () => {
    const selo = (principal: number, alternativas: readonly string[] = []) =>
      lancaEmAlegre('DIVIDA_ATIVA', { item: 'SELO', principal }, 1952, { alternativas });
    expect(selo(20.01)).toMatchObject({ acao: 'INSCREVER' });
    expect(selo(20.01)).not.toHaveProperty('lacuna');
    expect(selo(20)).toMatchObject({ acao: 'ARQUIVAR', lacuna: true });
    expect(selo(19.99)).toMatchObject({ acao: 'ARQUIVAR' });
    expect(selo(19.99)).not.toHaveProperty('lacuna');
    expect(selo(20, ['L-79'])).toMatchObject({ acao: 'INSCREVER', lacuna: true });
  });

  test('fatos errados', () => {
    expect(lancaEmAlegre('DIVIDA_ATIVA', { principal: 20 })).toMatchObject({ falha: 'VALOR', fato: 'item' });
    expect(lancaEmAlegre('DIVIDA_ATIVA', { item: 'SELO' })).toMatchObject({
      falha: 'VALOR',
      fato: 'principal',
    });
  });
});
