import { lancaEmAlegre } from './lancaEmAlegre';

describe('Vigência', () => {
  test('começa em 1º de janeiro de 1952', () => {
    expect(lancaEmAlegre('VIGENCIA', {}, '1951-12-31')).toMatchObject({ emVigor: false });
    expect(lancaEmAlegre('VIGENCIA', {}, 1951)).toMatchObject({ emVigor: false });
    expect(lancaEmAlegre('VIGENCIA', {}, '1952-01-01')).toMatchObject({ emVigor: true });
    expect(lancaEmAlegre('VIGENCIA', {}, 1966)).toMatchObject({ emVigor: true });
  });

  test('de 1967 em diante não está comprovada, salvo escolha do lançador, e nunca em 2018', () => {
    expect(lancaEmAlegre('VIGENCIA', {}, 1967)).toMatchObject({ falha: 'ND' });
    expect(lancaEmAlegre('VIGENCIA', {}, 1970, { leiAntigaDepoisDe1966: true })).toMatchObject({
      emVigor: true,
    });
    expect(lancaEmAlegre('VIGENCIA', {}, 2018, { leiAntigaDepoisDe1966: true })).toMatchObject({
      falha: 'ND',
    });
  });

  test('as outras regras não respondem antes da lei, mas o fato errado vem primeiro', () => {
    expect(lancaEmAlegre('FORO', { area: 450 }, 1951)).toMatchObject({ falha: 'ND' });
    expect(lancaEmAlegre('FORO', { area: -1 }, 1951)).toMatchObject({ falha: 'VALOR' });
    expect(lancaEmAlegre('CABIMENTO', { ato: 'OMISSAO' }, 1951)).toMatchObject({
      falha: 'ND',
      motivo: 'não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)',
    });
  });
});

describe('Validade do alvará', () => {
  test('vai até o fim do exercício', () => {
    expect(lancaEmAlegre('VALIDADE', { ato: 'ALVARA' }, 1953)).toMatchObject({ ate: '1953-12-31' });
    expect(lancaEmAlegre('VALIDADE', { ato: 'ALVARA', inicio: '1952-11-03' })).toMatchObject({
      ate: '1952-12-31',
    });
    expect(lancaEmAlegre('VALIDADE', { ato: 'ALVARA', inicio: '1953-11-03' })).toMatchObject({
      falha: 'VALOR',
    });
  });
});

describe('Vencimento do que se paga com o ato', () => {
  test.each([
    ['TRIBUTO_EVENTUAL', 'art. 8º'],
    ['LICENCA_LOGRADOURO', 'art. 91'],
    ['TAXA_CEMITERIO', 'art. 175'],
    ['LICENCA_TALHO', 'art. 92'],
    ['LICENCA_PUBLICIDADE', 'art. 87'],
    ['IMPOSTO_DIVERSOES', 'art. 104'],
  ])('%s vence no próprio dia, ainda que domingo (%s)', (tributo, artigo) => {
    const resultado = lancaEmAlegre('VENCIMENTO', { tributo, ocorrencia: '1952-05-25' });
    expect(resultado).toMatchObject({ vencimento: '1952-05-25', fundamento: `Lei nº 118/1951, ${artigo}` });
    expect(resultado).not.toHaveProperty('vencimentoUtil');
  });

  test('sem o dia não há vencimento', () => {
    expect(lancaEmAlegre('VENCIMENTO', { tributo: 'TRIBUTO_EVENTUAL' })).toMatchObject({
      falha: 'VALOR',
      fato: 'ocorrencia',
    });
  });
});
