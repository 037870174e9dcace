import { lancaEmAlegre } from './lancaEmAlegre';

type Fatos = Readonly<Record<string, unknown>>;
const cabe = (fatos: Fatos) => lancaEmAlegre('CABIMENTO', fatos);

describe('Cancelamento da dívida ativa', () => {
  const pedido = (fatos: Fatos) => cabe({ ato: 'CANCELAMENTO_DIVIDA_ATIVA', ...fatos });

  test('do pequeno proprietário: um só prédio, até 50,00 mensais; é faculdade', () => {
    expect(pedido({ unicoPredio: true, valorLocativoMensal: 50 })).toMatchObject({
      cabe: true,
      discricionario: true,
    });
    expect(pedido({ unicoPredio: true, valorLocativoMensal: 50.01 })).toMatchObject({ cabe: false });
    expect(pedido({ unicoPredio: true, valorLocativoMensal: 50.01 })).not.toHaveProperty('discricionario');
    expect(pedido({ unicoPredio: false, valorLocativoMensal: 10 })).toMatchObject({ cabe: false });
    expect(pedido({ unicoPredio: true })).toMatchObject({ cabe: false });
  });

  test('do pobre: só o prédio em que mora, até 2.000,00', () => {
    const pobre = { pobre: true, soPredioEmQueMora: true };
    expect(pedido({ ...pobre, valorVenal: 2000 })).toMatchObject({ cabe: true, discricionario: true });
    expect(pedido({ ...pobre, valorVenal: 2000.01 })).toMatchObject({ cabe: false });
    expect(pedido({ pobre: true, valorVenal: 100 })).toMatchObject({ cabe: false });
    expect(pedido({ soPredioEmQueMora: true, valorVenal: 100 })).toMatchObject({ cabe: false });
  });

  test('uma das duas alíneas basta', () => {
    expect(
      pedido({
        unicoPredio: true,
        valorLocativoMensal: 60,
        pobre: true,
        soPredioEmQueMora: true,
        valorVenal: 900,
      }),
    ).toMatchObject({ cabe: true });
  });

  test('geral: insolvência, sentença ou prescrição', () => {
    for (const hipotese of ['INSOLVABILIDADE', 'SENTENCA', 'PRESCRICAO'])
      expect(cabe({ ato: 'CANCELAMENTO_GERAL', hipotese })).toMatchObject({
        cabe: true,
        discricionario: true,
      });
    expect(cabe({ ato: 'CANCELAMENTO_GERAL', hipotese: 'OUTRA' })).toMatchObject({ cabe: false });
    expect(cabe({ ato: 'CANCELAMENTO_GERAL' })).toMatchObject({ falha: 'VALOR', fato: 'hipotese' });
  });
});

describe('Reclamação e recurso', () => {
  test.each([
    ['CLASSIFICACAO_INDEVIDA', true],
    ['GRADUACAO_INJUSTA', true],
    ['ERRO_LANCAMENTO', true],
    ['ISENCAO', true],
    ['INCAPACIDADE_FINANCEIRA', false],
  ])('reclamação por %s: %s', (motivo, esperado) => {
    expect(cabe({ ato: 'RECLAMACAO', motivo })).toMatchObject({ cabe: esperado });
  });

  test('nenhum recurso suspende a cobrança', () => {
    expect(cabe({ ato: 'EFEITO_SUSPENSIVO' })).toMatchObject({
      cabe: false,
      fundamento: 'Lei nº 118/1951, art. 11',
    });
  });
});

describe('Certidão, alvará, locação, isenção e transferência', () => {
  test('havendo dívida exigível não se dá certidão negativa', () => {
    expect(cabe({ ato: 'CERTIDAO_NEGATIVA', dividaExigivel: true })).toMatchObject({ cabe: false });
    expect(cabe({ ato: 'CERTIDAO_NEGATIVA', dividaExigivel: false })).toMatchObject({ cabe: true });
  });

  test('a quem está em débito não se concede alvará', () => {
    expect(cabe({ ato: 'ALVARA', emAtraso: true })).toMatchObject({ cabe: false });
    expect(cabe({ ato: 'ALVARA', emAtraso: false })).toMatchObject({ cabe: true });
  });

  test('o próprio municipal se loca por um ano no máximo', () => {
    expect(cabe({ ato: 'LOCACAO_PROPRIOS', meses: 12 })).toMatchObject({ cabe: true, mesesMaximo: 12 });
    expect(cabe({ ato: 'LOCACAO_PROPRIOS', meses: 13 })).toMatchObject({ cabe: false, mesesMaximo: 12 });
    expect(cabe({ ato: 'LOCACAO_PROPRIOS' })).toMatchObject({ falha: 'VALOR', fato: 'meses' });
  });

  test('a isenção por lei especial depende de haver a lei', () => {
    expect(cabe({ ato: 'ISENCAO_LEI_ESPECIAL', leiEspecial: true })).toMatchObject({ cabe: true });
    expect(cabe({ ato: 'ISENCAO_LEI_ESPECIAL' })).toMatchObject({ cabe: false });
  });

  test('o terreno aforado só se transfere quite', () => {
    expect(cabe({ ato: 'TRANSFERENCIA_AFORAMENTO', quite: true })).toMatchObject({ cabe: true });
    expect(cabe({ ato: 'TRANSFERENCIA_AFORAMENTO' })).toMatchObject({ cabe: false });
  });

  test('o que remete a outra lei não tem resposta aqui', () => {
    expect(cabe({ ato: 'ALIENACAO_IMOVEL' })).toMatchObject({ falha: 'ND' });
    expect(cabe({ ato: 'OMISSAO' })).toMatchObject({ falha: 'ND' });
    expect(cabe({})).toMatchObject({ falha: 'VALOR', fato: 'ato' });
  });
});
