import { lancaEmLimeira, memoriaEmLimeira } from './lancaEmLimeira';

const prazo = (fatos: Readonly<Record<string, unknown>>, quando: number | string = 1995) =>
  lancaEmLimeira('PRAZO', fatos, quando);
const validade = (fatos: Readonly<Record<string, unknown>>) => lancaEmLimeira('VALIDADE', fatos);

describe('Prazos', () => {
  // 1º de março de 1995 foi quarta-feira: 16 é quinta, 31 é sexta.
  test.each([
    ['ANALISE_PROJETO', '1995-03-16', 'art. 12'],
    ['HABITE_SE', '1995-03-16', 'art. 32'],
    ['NOTIFICACAO', '1995-03-16', 'art. 121, § 1º'],
    ['LEGALIZAR_OBRA', '1995-03-31', 'art. 131'],
  ])('%s, contado de 1º/03/1995, acaba em %s', (ato, esperado, artigo) => {
    const r = prazo({ ato, inicio: '1995-03-01' });
    expect(r).toMatchObject({ prazo: esperado, fundamento: `Lei nº 104/1994, ${artigo}` });
    expect(r).not.toHaveProperty('prazoNominal');
  });

  test('terminando em sábado passa a segunda-feira', () => {
    // 03/03/1995, sexta, + 15 = 18/03/1995, sábado
    expect(prazo({ ato: 'HABITE_SE', inicio: '1995-03-03' })).toMatchObject({
      prazo: '1995-03-20',
      prazoNominal: '1995-03-18',
    });
  });

  test('terminando em feriado nacional passa ao dia útil seguinte', () => {
    // 06/04/1995 + 15 = 21/04/1995, Tiradentes, sexta; depois vem o fim de semana
    expect(prazo({ ato: 'ANALISE_PROJETO', inicio: '1995-04-06' })).toMatchObject({
      prazo: '1995-04-24',
      prazoNominal: '1995-04-21',
    });
  });

  test('o feriado local conta se informado', () => {
    expect(prazo({ ato: 'ANALISE_PROJETO', inicio: '1995-03-01', feriados: ['1995-03-16'] })).toMatchObject({
      prazo: '1995-03-17',
      prazoNominal: '1995-03-16',
    });
  });

  test('em fevereiro de ano bissexto', () => {
    // 20/02/1996 + 15: faltam 9 dias para 29/02; 6 em março
    expect(prazo({ ato: 'ANALISE_PROJETO', inicio: '1996-02-20' }, 1996)).toMatchObject({
      prazo: '1996-03-06',
    });
  });

  test('sem o começo ou com ato desconhecido não se conta', () => {
    expect(prazo({ ato: 'HABITE_SE' })).toMatchObject({ falha: 'VALOR', fato: 'inicio' });
    expect(prazo({ ato: 'RECURSO', inicio: '1995-03-01' })).toMatchObject({ falha: 'VALOR', fato: 'ato' });
    expect(prazo({ ato: 'HABITE_SE', inicio: '1995-02-30' })).toMatchObject({ falha: 'VALOR' });
    expect(prazo({ ato: 'HABITE_SE', inicio: '1993-03-01' }, 1993)).toMatchObject({ falha: 'ND' });
  });
});

describe('Validade do alvará', () => {
  test('um ano de data a data, sem passar ao dia útil', () => {
    // 10/03/1996 foi domingo
    expect(validade({ ato: 'ALVARA_CONSTRUCAO', inicio: '1995-03-10' })).toMatchObject({
      ate: '1996-03-10',
      fundamento: 'Lei nº 104/1994, art. 10',
    });
  });

  test('de 29 de fevereiro vai ao primeiro dia de março (Lei 810/1949)', () => {
    expect(validade({ ato: 'ALVARA_CONSTRUCAO', inicio: '1996-02-29' })).toMatchObject({ ate: '1997-03-01' });
  });

  test('expirado o alvará, a nova licença vale outro ano (art. 29)', () => {
    expect(validade({ ato: 'NOVA_LICENCA', inicio: '1996-05-02' })).toMatchObject({
      ate: '1997-05-02',
      fundamento: 'Lei nº 104/1994, art. 29',
    });
  });

  test('a memória lembra que o cronograma pode ampliar o prazo (art. 11)', () => {
    const { avisos } = memoriaEmLimeira('VALIDADE', { ato: 'ALVARA_CONSTRUCAO', inicio: '1995-03-10' });
    expect(avisos).toContainEqual(expect.stringContaining('art. 11'));
  });

  test('sem a data do alvará não se conta', () => {
    expect(validade({ ato: 'ALVARA_CONSTRUCAO' })).toMatchObject({ falha: 'VALOR', fato: 'inicio' });
    expect(validade({ inicio: '1995-03-10' })).toMatchObject({ falha: 'VALOR', fato: 'ato' });
  });
});

test.each([
  ['1994-10-27', false],
  ['1994-10-28', true],
  ['1995-01-01', true],
  ['2024-02-29', true],
])('em %s a lei vige: %s', (data, emVigor) => {
  expect(lancaEmLimeira('VIGENCIA', {}, data)).toMatchObject({
    emVigor,
    fundamento: 'Lei nº 104/1994, art. 135',
  });
});

test('pelo exercício conta o dia 1º de janeiro: 1994 não, 1995 sim', () => {
  expect(lancaEmLimeira('VIGENCIA', {}, 1994)).toMatchObject({ emVigor: false });
  expect(lancaEmLimeira('VIGENCIA', {}, 1995)).toMatchObject({ emVigor: true });
});
