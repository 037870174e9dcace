import { emAlegre, FATO_ERRADO, SEM_RESPOSTA } from './emAlegre';

type Fatos = Readonly<Record<string, unknown>>;

describe('a recusa diz qual fato e o que se aceita', () => {
  test.each<[string, Fatos, string, string]>([
    ['IMPOSTO_TERRITORIAL', { zona: 'URBANA' }, 'frente', 'é preciso informar este fato'],
    [
      'INDUSTRIAS_PROFISSOES',
      { item: 'INICIANTE', movimentoMensal: 20000 },
      'mesesRestantes',
      'é preciso informar os meses que restam ou o início da atividade',
    ],
    [
      'INDUSTRIAS_PROFISSOES',
      { item: 'MOVIMENTO', movimento: 1, movimentos: [1] },
      'movimentos',
      'informe movimento ou movimentos, não os dois',
    ],
    [
      'INDUSTRIAS_PROFISSOES',
      { item: 'MOVIMENTO', movimentos: [] },
      'movimento',
      'é preciso informar este fato',
    ],
    [
      'INDUSTRIAS_PROFISSOES',
      { item: 'ATIVIDADE', atividades: ['BARBEARIA', 'ENGRAXATE'], quantidade: 2 },
      'quantidade',
      'não se sabe de qual é, entre BARBEARIA e ENGRAXATE; lance cada atividade em sua linha',
    ],
    ['LICENCA_ESPECIAL', { itens: [] }, 'itens', 'é preciso informar ao menos uma espécie'],
    ['LICENCA_TALHO', {}, 'bovinos', 'é preciso informar as cabeças de ao menos uma espécie'],
    [
      'LICENCA_VEICULO',
      { tipo: 'TRACAO_ANIMAL_PASSAGEIROS', rodas: 3 },
      'rodas',
      'a tabela só tem veículos de passageiros de 2 e de 4 rodas',
    ],
    ['JORNAL_OFICIAL', { item: 'ASSINATURA', meses: 4 }, 'meses', 'veio 4; aceita-se 3, 6, 12'],
    ['JORNAL_OFICIAL', { item: 'LINHA', pagina: 5, quantidade: 1 }, 'pagina', 'veio 5; aceita-se 1, 2, 3, 4'],
    [
      'ZONA',
      { logradouro: 'Getúlio Vargas' },
      'logradouro',
      'veio Getúlio Vargas, sem o tipo; escreva o tipo e o nome, como Praça Getúlio Vargas',
    ],
  ])('%s %j: %s', (regra, fatos, fato, motivo) => {
    expect(emAlegre(regra, fatos)).toMatchObject({ ...FATO_ERRADO, fato, motivo: `${fato}: ${motivo}` });
  });
});

describe('sem resposta na lei, diz-se o artigo e o que falta', () => {
  const FALTA = 'os arts. 138 e 139 e o Título VIII faltam na fonte, e o valor da taxa não consta';
  test.each<[string, Fatos, string]>([
    [
      'IMPOSTO_PREDIAL',
      { valorLocativo: 6000, isencao: 'LEIS_2_76_83' },
      'lei ausente: os prazos da isenção estão nas Leis nº 2/1948, 76/1950 e 83/1951',
    ],
    ['TAXA_EXPEDIENTE', { item: 'ALVARA' }, `art. 59: ${FALTA}`],
    ['TAXA_EXPEDIENTE', {}, `art. 59: ${FALTA}`],
    ['TAXA_EXPEDIENTE', { item: 'TRANSFERENCIA_VEICULO' }, `art. 74, § único: ${FALTA}`],
    [
      'CABIMENTO',
      { ato: 'ALIENACAO_IMOVEL' },
      'art. 179: a alienação de imóvel fica à lei especial de cada caso, que não está na fonte',
    ],
    [
      'CABIMENTO',
      { ato: 'OMISSAO' },
      'art. 199: remete à legislação municipal não revogada e às leis estaduais, que não estão na fonte',
    ],
  ])('%s %j: %s', (regra, fatos, motivo) => {
    expect(emAlegre(regra, fatos)).toMatchObject({ ...SEM_RESPOSTA, motivo });
  });
});
