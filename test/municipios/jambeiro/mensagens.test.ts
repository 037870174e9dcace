import { comTabela, lancaEmJambeiro } from './lancaEmJambeiro';

/** What the assessor reads in the cell when there is no figure: whole sentences, with the article. */
describe('Quando a lei não dá resposta, a mensagem diz por quê', () => {
  const ausente = (tabela: string, falta: string): string =>
    `tabela ausente: ${tabela} não está na fonte da lei; informe ${falta} para buscar o valor nas tabelas complementares`;

  test.each([
    ['LICENCA_VEICULO', {}, ausente('Tabela de veículos (art. 79)', 'a tração')],
    ['LICENCA_PUBLICIDADE', {}, ausente('Tabela de publicidade (art. 91)', 'o meio de publicidade')],
    ['TAXA_EXPEDIENTE', {}, ausente('Tabela de expediente (art. 121)', 'o ato')],
    [
      'RETIRADA_APREENDIDOS',
      { valorAplicado: 200 },
      ausente('Tabela do depósito (art. 131)', 'as despesas, ou o que está em depósito,'),
    ],
    [
      'VENCIMENTO',
      { tributo: 'LICENCA_VEICULO', tipo: 'TRACAO_MOTORA' },
      'art. 76: a época é a da arrecadação do Estado, que a lei não fixa',
    ],
    [
      'VENCIMENTO',
      { tributo: 'LICENCA_PUBLICIDADE', natureza: 'ABERTURA' },
      'art. 89: o anúncio novo lança-se em qualquer tempo, sem data fixa',
    ],
    [
      'VENCIMENTO',
      { tributo: 'LICENCA_ESTABELECIMENTO', natureza: 'ABERTURA' },
      'art. 64: a abertura paga-se com o pedido, sem data fixa',
    ],
    [
      'PRAZO',
      { ato: 'PAGAMENTO_APOS_DECISAO', inicio: '1959-07-06' },
      'art. 4º, § 5º: os dez dias só se concedem se a decisão vier depois da época de pagamento; antes, vale o vencimento do tributo',
    ],
  ])('%s %j', (regra, fatos, motivo) => {
    expect(lancaEmJambeiro(regra, fatos)).toStrictEqual({ falha: 'ND', motivo });
  });

  const semImposto =
    'art. 62: a licença é parte do imposto de indústrias e profissões, que não foi informado e depende de tabelas ausentes da fonte';

  test.each([{}, { atividade: 'COMERCIO' }, { valorLocativo: 12000 }])(
    'licença de estabelecimento com só %j: falta o imposto',
    (fatos) => {
      expect(lancaEmJambeiro('LICENCA_ESTABELECIMENTO', fatos)).toStrictEqual({
        falha: 'ND',
        motivo: semImposto,
      });
    },
  );
});

describe('Quando o fato está errado, a mensagem diz o que veio e o que se aceita', () => {
  test.each([
    [
      'INCIDENCIA',
      { tributo: 'IMPOSTO_TERRITORIAL', hipotese: 'PREDIO' },
      'hipotese',
      'PREDIO é hipótese de IMPOSTO_PREDIAL; veio IMPOSTO_TERRITORIAL',
    ],
    [
      'IMPOSTO_PREDIAL',
      {},
      'valorLocativo',
      'é preciso informar o valor locativo, o aluguel (do ano ou do mês) ou o valor arbitrado',
    ],
    [
      'MORA',
      { principal: 100 },
      'emAtraso',
      'é preciso dizer se está em atraso, ou dar vencimento e pagamento',
    ],
    [
      'MORA',
      { principal: 100, vencimento: '1959-05-04' },
      'emAtraso',
      'é preciso dizer se está em atraso, ou dar vencimento e pagamento',
    ],
    [
      'MORA',
      { principal: 100, pagamento: '1959-05-04' },
      'emAtraso',
      'é preciso dizer se está em atraso, ou dar vencimento e pagamento',
    ],
    [
      'MORA',
      { tributo: 'IMPOSTO_PREDIAL', principal: 240, prestacao: 3, pagamento: '1959-07-01' },
      'prestacao',
      'veio 3; aceita-se um inteiro de 1 a 2',
    ],
    [
      'VENCIMENTO',
      { tributo: 'INDUSTRIAS_PROFISSOES', prestacao: 5 },
      'prestacao',
      'veio 5; aceita-se um inteiro de 1 a 4',
    ],
    [
      'MULTA',
      { infracao: 'AMBULANTE_FIXO', valorAplicado: 300 },
      'valorAplicado',
      'veio 300,00; a multa é fixa, de 200,00',
    ],
    [
      'PRAZO',
      { ato: 'PRORROGACAO_FORCA_MAIOR', inicio: '1959-07-06', dias: 31 },
      'dias',
      'veio 31; aceita-se até 30 (art. 7º)',
    ],
    [
      'PRAZO',
      { ato: 'RETIRADA_APREENDIDOS', inicio: '1959-05-10' },
      'inicio',
      'este prazo corre em horas; aceita-se data e hora, como 1959-05-10T09:30',
    ],
  ])('%s %j: %s', (regra, fatos, fato, explicacao) => {
    expect(lancaEmJambeiro(regra, fatos)).toStrictEqual({
      falha: 'VALOR',
      fato,
      motivo: `${fato}: ${explicacao}`,
    });
  });

  test('matadouro com a tabela e sem cabeças: pede as cabeças', () => {
    expect(
      lancaEmJambeiro('TAXA_MATADOURO', { bovinos: 0 }, 1959, comTabela('Tabela do matadouro', 'BOVINO', 30)),
    ).toStrictEqual({
      falha: 'VALOR',
      fato: 'bovinos',
      motivo: 'bovinos: é preciso informar as cabeças abatidas',
    });
  });
});
