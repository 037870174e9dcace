import type { Fatos } from '../lancaEm';
import { avisosEmAlfredoChaves, lancaEmAlfredoChaves, linhaComplementar } from './lancaEmAlfredoChaves';

// The tables that the source lacks, so that every case below has a value to found.
const tabelas = [
  linhaComplementar('Tabela nº 2', 'MOVIMENTO', 900),
  linhaComplementar('Tabela nº 3', 'BARBEIRO', 200),
  linhaComplementar('Tabela nº 4', 'COMERCIANTE_DE_ANIMAIS', 700),
  linhaComplementar('Tabela nº 8', 'MURO', 80),
];

test.each<[string, Fatos, string]>([
  ['INDUSTRIAS_PROFISSOES', { item: 'MOVIMENTO' }, 'art. 38; art. 39'],
  ['INDUSTRIAS_PROFISSOES', { atividade: 'BARBEIRO' }, 'art. 38, § 1º; art. 39'],
  ['INDUSTRIAS_PROFISSOES', { item: 'ANIMAIS' }, 'art. 38, § 2º; art. 39'],
  ['INDUSTRIAS_PROFISSOES', { item: 'SOMA_ESPECIES', contribuicoes: [1, 2] }, 'art. 42; art. 39'],
  [
    'INDUSTRIAS_PROFISSOES',
    { item: 'ACRESCIMO_EX_OFFICIO', devolveuImpressos: false, impostoAnual: 1000 },
    'art. 40, § 2º; art. 39',
  ],
  ['INDUSTRIAS_PROFISSOES', { item: 'BASE_INICIANTE', movimentoMensal: 1, mesesRestantes: 1 }, 'art. 43'],
  ['INDUSTRIAS_PROFISSOES', { item: 'REVISAO_MENSAL', movimentoMensal: 1 }, 'art. 43, parágrafo único'],
  ['INDUSTRIAS_PROFISSOES', { item: 'ESTABELECIMENTOS', quantidade: 2 }, 'art. 45'],
  ['LICENCA_OBRA', { tipo: 'MURO' }, 'art. 71'],
  ['TAXA_AGUA', { item: 'MINIMO_MENSAL', atividade: 'RESIDENCIAL' }, 'art. 110'],
  ['INCIDENCIA', { hipotese: 'OBRA_PARALISADA', mesesParalisada: 7 }, 'art. 26, b'],
  ['INCIDENCIA', { hipotese: 'EDIFICADO' }, 'art. 26, a'],
  ['INCIDENCIA', { hipotese: 'NAO_EDIFICADO' }, 'art. 25'],
  ['INCIDENCIA', { hipotese: 'SUINO' }, 'art. 60'],
  ['INCIDENCIA', { hipotese: 'CHARCUTARIA' }, 'art. 60, § 2º'],
  ['INCIDENCIA', { hipotese: 'PERMANENCIA', dias: 91 }, 'art. 75, § 2º'],
  ['CABIMENTO', { ato: 'RECURSO_CAMARA' }, 'art. 9º, § 2º'],
  ['CABIMENTO', { ato: 'JOGO_DE_PESOS', quantidade: 1 }, 'art. 89'],
  ['CABIMENTO', { ato: 'LOCACAO_PROPRIOS', meses: 1 }, 'art. 106'],
  ['CABIMENTO', { ato: 'PERPETUIDADE', tipo: 'JAZIGO' }, 'art. 126; art. 127'],
  ['CABIMENTO', { ato: 'CANCELAMENTO_DIVIDA_ATIVA' }, 'art. 138'],
  ['CABIMENTO', { ato: 'RELEVACAO_MULTA' }, 'art. 142, parágrafo único'],
  ['MULTA', { infracao: 'VEICULO_FALSO_DOMICILIO', impostoDevido: 1 }, 'art. 75, § 1º'],
  ['MULTA', { infracao: 'AFERICAO_RECUSA' }, 'art. 92'],
  ['PRAZO', { ato: 'RELACAO_VENDAS' }, 'art. 40; art. 40, § 1º'],
  ['PRAZO', { ato: 'LANCAMENTO_PREDIAL' }, 'art. 18'],
])('%s %j funda-se no %s', (regra, fatos, artigo) => {
  expect(lancaEmAlfredoChaves(regra, fatos, 1961, { tabelas })).toMatchObject({
    fundamento: `Lei nº 132/1959, ${artigo}`,
  });
});

test.each([
  ['DIARISTA', '48, 1', 'Operário, diarista, doméstico ou assalariado'],
  ['FUNCIONARIO', '48, 2', 'Funcionário público ou serventuário da justiça, se assalariado'],
  ['PROFESSOR', '48, 3', 'Professor'],
  ['ENSINO', '48, 3', 'Estabelecimento de ensino'],
  ['COOPERATIVA', '48, 4', 'Cooperativa ou consórcio profissional'],
  ['AGRICULTOR', '48, 5', 'Agricultor, com o engenho do próprio estabelecimento rural'],
  ['PEQUENO_PRODUTOR_RURAL', '48, 6', 'Comércio de pequeno produtor rural'],
  ['EDIFICACAO_DIFICIL', '30, b', 'Terreno de difícil ou onerosa edificação'],
])('a isenção %s é a do art. %s, e a memória a nomeia', (hipotese, artigo, titulo) => {
  const fundamento = `Lei nº 132/1959, art. ${artigo}`;
  expect(lancaEmAlfredoChaves('ISENCAO', { hipotese })).toMatchObject({ isento: true, fundamento });
  expect(avisosEmAlfredoChaves('ISENCAO', { hipotese })).toStrictEqual([`${titulo} (${fundamento})`]);
});

test('a da indústria nova é a do art. 48, 7, dentro e fora da janela', () => {
  const nova = { hipotese: 'INDUSTRIA_NOVA', semSimilar: true, dataReferencia: '1966-01-01' };
  for (const instalacao of ['1964-12-31', '1965-01-01']) {
    expect(lancaEmAlfredoChaves('ISENCAO', { ...nova, instalacao }, 1966)).toMatchObject({
      isento: instalacao === '1964-12-31',
      fundamento: 'Lei nº 132/1959, art. 48, 7',
    });
  }
});
