import { garca } from '../../../src/municipios/garca';
import { avisosEmGarca, FATO_ERRADO, type Fatos, lancaEmGarca, SEM_RESPOSTA } from './lancaEmGarca';

test.each<[string, Fatos, string]>([
  ['IMPOSTO_TERRITORIAL', { area: 500 }, 'Lei nº 97/1949'],
  ['INDUSTRIAS_PROFISSOES', { item: 'MOVIMENTO', movimento: 100000 }, 'Lei nº 21, de 31-12-1947'],
  ['TAXA_POLICIAMENTO', {}, 'Lei nº 96'],
  ['CONTRIBUICAO_MELHORIA', { custo: 1000 }, 'Ato nº 1.238/1937'],
  ['TAXA_ESGOTO', { quantidade: 1 }, 'tarifa de esgoto'],
  ['TAXA_AGUA', {}, 'tarifa de água'],
  ['TAXA_LIMPEZA', { frente: 10 }, 'unidade'],
])('%s não tem resposta: %j diz que falta %s', (regra, fatos, falta) => {
  for (const exercicio of [1951, 1960, 1966]) {
    const resultado = lancaEmGarca(regra, fatos, exercicio);
    expect(resultado).toMatchObject(SEM_RESPOSTA);
    expect(resultado).toHaveProperty('motivo', expect.stringContaining(falta));
  }
});

test.each<[string, Fatos, string]>([
  ['IMPOSTO_TERRITORIAL', { area: -1 }, 'area'],
  ['INDUSTRIAS_PROFISSOES', { movimento: -1 }, 'movimento'],
  ['INDUSTRIAS_PROFISSOES', { item: 'ATIVIDADE' }, 'item'],
  ['TAXA_LIMPEZA', { frente: -1 }, 'frente'],
  ['TAXA_ESGOTO', { quantidade: 1.5 }, 'quantidade'],
  ['TAXA_POLICIAMENTO', { area: 1 }, 'area'],
])('%s: o fato errado %j vem antes da falta de resposta', (regra, fatos, fato) => {
  expect(lancaEmGarca(regra, fatos)).toMatchObject({ ...FATO_ERRADO, fato });
});

describe('vigência (art. 190)', () => {
  const lixo = { valorLocativo: 6000 };

  test('de 1951 a 1966', () => {
    expect(lancaEmGarca('TAXA_LIXO', lixo, 1950)).toMatchObject(SEM_RESPOSTA);
    expect(lancaEmGarca('TAXA_LIXO', lixo, 1951)).toMatchObject({ valor: 180 });
    expect(lancaEmGarca('TAXA_LIXO', lixo, 1966)).toMatchObject({ valor: 180 });
    const depois = lancaEmGarca('TAXA_LIXO', lixo, 1967);
    expect(depois).toMatchObject(SEM_RESPOSTA);
    expect(depois).toHaveProperty('motivo', expect.stringContaining('vigência não comprovada'));
  });

  test('mantida depois de 1966, por escolha do lançador', () => {
    expect(lancaEmGarca('TAXA_LIXO', lixo, 1968, { leiAntigaDepoisDe1966: true })).toMatchObject({
      valor: 180,
    });
  });

  test('a própria pergunta da vigência responde antes da lei', () => {
    expect(lancaEmGarca('VIGENCIA', {}, '1950-12-31')).toMatchObject({ emVigor: false });
    expect(lancaEmGarca('VIGENCIA', {}, '1951-01-01')).toMatchObject({ emVigor: true });
    expect(lancaEmGarca('VIGENCIA', {}, 1967)).toMatchObject(SEM_RESPOSTA);
  });

  test.each(garca.regras.map(({ id }) => id).filter((id) => id !== 'VIGENCIA'))(
    '%s não responde com número em 1950 nem em 1967',
    (id) => {
      for (const exercicio of [1950, 1967]) expect(lancaEmGarca(id, {}, exercicio)).toHaveProperty('falha');
    },
  );
});

describe('leituras em dúvida', () => {
  test('a que não se lê nunca deixa alternativa para escolher', () => {
    for (const { selecionavel } of garca.leituras) expect(selecionavel).toBeUndefined();
  });

  test('a incerta e a ilegível não sustentam nenhuma figura de tabela ou valor', () => {
    const sustentam = garca.regras.flatMap(({ parametros }) =>
      Object.values(parametros).flatMap(({ versoes }) => versoes.flatMap(({ leituras }) => leituras)),
    );
    const duvidosas = sustentam.filter(({ certeza }) => certeza === 'incerta' || certeza === 'ilegivel');
    expect(duvidosas.map(({ id }) => id)).toStrictEqual([]);
  });

  test('o motivo traz as palavras da fonte', () => {
    expect(lancaEmGarca('LICENCA_TEMPORARIA', { item: 'CARNAVAL' })).toHaveProperty(
      'motivo',
      expect.stringContaining('"n 1 130,08"'),
    );
  });

  test('a provável computa com aviso na memória', () => {
    expect(
      avisosEmGarca('TAXA_ESTRADAS', { tipo: 'DEMAIS', area: 1000000, benfeitorias: 1 }, 1953),
    ).toContain('G-102 (art. 129), leitura provável: ¼% (0,25%) do valor venal');
  });
});
