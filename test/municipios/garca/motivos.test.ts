import { FATO_ERRADO, type Fatos, lancaEmGarca, SEM_RESPOSTA } from './lancaEmGarca';

describe('o fato errado diz o que se aceita', () => {
  test.each<[string, Fatos, string]>([
    [
      'LICENCA_LOGRADOURO',
      { zonaTabela: 1, dias: 45 },
      'dias: veio 45, que a tabela não tem; aceita-se 15, 30, 60',
    ],
    [
      'LICENCA_PUBLICIDADE',
      { item: 'FOLHETOS_COLETIVO', quantidade: 1, dias: 1 },
      'quantidade: o folheto coletivo é de dois estabelecimentos ou mais',
    ],
    ['TAXA_AFERICAO', { itens: [] }, 'itens: é preciso informar ao menos um instrumento'],
    [
      'TAXA_MATADOURO',
      { item: 'MATANCA' },
      'bovinos: é preciso informar quantas cabeças: bovinos, suinos, lanigeros, caprinos, aves',
    ],
    [
      'PRAZO',
      { ato: 'RECOLHIMENTO_VOLUNTARIO', inicio: '1952-05-03' },
      'inicio: o prazo é em horas; aceita-se data e hora, como 1952-05-01T10:30',
    ],
  ])('%s %j', (regra, fatos, motivo) => {
    expect(lancaEmGarca(regra, fatos)).toMatchObject({ ...FATO_ERRADO, motivo });
  });

  test('a majoração de 1961 pede o mês', () => {
    expect(lancaEmGarca('MAJORACAO_TABELA', { valorTabela: 50 }, 1961)).toMatchObject({
      ...FATO_ERRADO,
      motivo: 'mes: é preciso informar o mês, porque a majoração começa em 1961',
    });
  });
});

describe('a falta de resposta diz de onde vem, com as palavras da fonte', () => {
  test.each<[string, Fatos, string]>([
    [
      'LICENCA_VEICULO',
      {},
      'tabela de veículos: não se lê com segurança ("ixtemével com motor ate G. h"): nenhum valor da tabela de veículos se lê; a página está estragada na fonte',
    ],
    [
      'LICENCA_PUBLICIDADE',
      { item: 'CARTAZ_PAPEL', periodos: 1 },
      'Tabela C, secção II, Cartaz de papel: não se lê com segurança ("excedente . - 0,50"): o valor do cartaz até 50 × 50 cm não se lê; só se lê o 0,50 do excedente',
    ],
    [
      'LICENCA_PUBLICIDADE',
      { item: 'BANCO_JARDIM', periodos: 1 },
      'Tabela C, secção II, Banco de jardim, por ano: não se lê com segurança ("PS ano, cada um"): o valor dos bancos de jardim não se lê; a coluna está vazia nessa linha',
    ],
    [
      'TAXA_LOCALIZACAO',
      { item: 'PROPRIO_MUNICIPAL' },
      'art. 156: a renda dos próprios depende do contrato ou da lei que o autoriza',
    ],
  ])('%s %j', (regra, fatos, motivo) => {
    expect(lancaEmGarca(regra, fatos)).toMatchObject({ ...SEM_RESPOSTA, motivo });
  });

  test('a isenção do ensino desde 1954 (Lei nº 273/1953)', () => {
    const ensino = { isencao: 'ENSINO', predioProprio: true, matriculasGratuitas: true };
    expect(
      lancaEmGarca('IMPOSTO_PREDIAL', { valorLocativo: 6000, valorVenal: 1, ...ensino }, 1954),
    ).toMatchObject({
      ...SEM_RESPOSTA,
      motivo:
        'art. 25, parágrafo único: não se lê com segurança ("O Artigo 252, paso a ter a seguinte redação"): não se sabe se a isenção do ensino sobreviveu à redação de 1953; a Lei nº 273/1953 dá nova redação ao artigo sem reproduzir o parágrafo',
    });
  });
});
