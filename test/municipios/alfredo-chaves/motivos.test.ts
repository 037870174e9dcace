import type { Fatos } from '../lancaEm';
import { lancaEmAlfredoChaves, motivoEmAlfredoChaves } from './lancaEmAlfredoChaves';

test.each<[string, Fatos, string]>([
  [
    'BASE_TERRITORIAL',
    { area: 100, areaPredio: 120 },
    'areaPredio: é maior que a área do terreno; aceita-se até 100,00 m²',
  ],
  [
    'IMPOSTO_PREDIAL',
    { zona: 'SUBURBANA', valorLocativo: 1, servicos: ['NENHUM', 'AGUA'] },
    'servicos: NENHUM não se junta a outros serviços',
  ],
  [
    'IMPOSTO_PREDIAL',
    { valorLocativo: 1, demolicaoVerificada: '1960-12-31' },
    'demolicaoVerificada: é de 1960; aceita-se uma data do exercício 1961',
  ],
  [
    'INDUSTRIAS_PROFISSOES',
    { item: 'BASE_INICIANTE', movimentoMensal: 40000 },
    'mesesRestantes: é preciso informar os meses que restam ou o início da atividade',
  ],
  [
    'INDUSTRIAS_PROFISSOES',
    { item: 'BASE_INICIANTE', movimentoMensal: 40000, inicioAtividade: '1960-03-10' },
    'inicioAtividade: é de 1960; aceita-se uma data do exercício 1961',
  ],
  [
    'ISENCAO',
    { hipotese: 'INDUSTRIA_NOVA', semSimilar: true, instalacao: '1962-03-01', dataReferencia: '1962-02-28' },
    'dataReferencia: é anterior à instalação da indústria',
  ],
  [
    'ISENCAO',
    { tributo: 'INDUSTRIAS_PROFISSOES', hipotese: 'CULTIVO' },
    'hipotese: CULTIVO é de IMPOSTO_TERRITORIAL, e não de INDUSTRIAS_PROFISSOES',
  ],
  [
    'INCIDENCIA',
    { tributo: 'IMPOSTO_TERRITORIAL', hipotese: 'SUINO' },
    'hipotese: SUINO é de LICENCA_TALHO, e não de IMPOSTO_TERRITORIAL',
  ],
  [
    'LICENCA_VEICULO',
    { valorTabela: 1200, aquisicao: '1962-01-01' },
    'aquisicao: é de 1962; aceita-se uma data até o fim do exercício 1961',
  ],
  [
    'MORA',
    { principal: 600, vencimento: '1961-03-15', pagamento: '1961-06-15', diasProrrogacao: 61 },
    'diasProrrogacao: passa do máximo da lei; aceita-se até 60 dias',
  ],
])('%s %j: o erro diz o que veio e o que se aceita', (regra, fatos, motivo) => {
  expect(lancaEmAlfredoChaves(regra, fatos)).toMatchObject({ falha: 'VALOR', motivo });
});

test('a isenção da Macrina é de lei ausente, e o motivo a nomeia', () => {
  expect(motivoEmAlfredoChaves('IMPOSTO_PREDIAL', { isencao: 'LEI_123', valorLocativo: 1 })).toBe(
    'art. 12: a isenção do bairro Macrina é da Lei nº 123, de 15-06-1959, que não está na fonte',
  );
});

// The row that is asked for when the kind was not told: the assessor must know what to add.
test.each<[string, Fatos, string, string, number]>([
  ['IMPOSTO_TERRITORIAL', { area: 10 }, 'Tabela nº 1', 'URBANA, em Cr$ por m²', 1961],
  ['INDUSTRIAS_PROFISSOES', {}, 'Tabela nº 2', 'MOVIMENTO, em Cr$ de imposto por ano', 1961],
  ['INDUSTRIAS_PROFISSOES', { item: 'ATIVIDADE' }, 'Tabela nº 3', 'ATIVIDADE, em Cr$ por ano', 1961],
  [
    'INDUSTRIAS_PROFISSOES',
    { item: 'ANIMAIS' },
    'Tabela nº 4',
    'COMERCIANTE_DE_ANIMAIS, em Cr$ por ano',
    1961,
  ],
  ['LICENCA_AMBULANTE', { meses: 1 }, 'Tabela nº 5', 'AMBULANTE, em Cr$ por mês', 1961],
  ['LICENCA_TALHO', { semRegistro: true }, 'Tabela nº 6', 'CABECA, em Cr$ por cabeça', 1961],
  ['LICENCA_LOGRADOURO', { area: 4 }, 'Tabela nº 7', 'EMPACHAMENTO, em Cr$ por m²', 1961],
  ['LICENCA_OBRA', {}, 'Tabela nº 8', 'OBRA, em Cr$ por licença', 1961],
  ['LICENCA_VEICULO', {}, 'Tabela nº 9', 'VEICULO, em Cr$ por ano', 1961],
  ['SELO', {}, 'Tabela nº 10', 'REQUERIMENTO, em Cr$ por papel', 1961],
  ['TAXA_AGUA', {}, 'Tabela nº 11 (Lei nº 181/1963)', 'RESIDENCIAL, em Cr$ por ano', 1964],
  ['TAXA_MATADOURO', {}, 'Tabela nº 12', 'CABECA, em Cr$ por cabeça', 1961],
  ['TAXA_CEMITERIO', {}, 'Tabela nº 13', 'INUMACAO_SEPULTURA_RASA, em Cr$ por ato', 1961],
  [
    'TAXA_CEMITERIO',
    { item: 'CONCESSAO', tipo: 'JAZIGO' },
    'Tabela nº 13',
    'CONCESSAO_JAZIGO, em Cr$ por ato',
    1961,
  ],
  ['LICENCA_ESPECIAL', { sacas: 10 }, 'Tabela nº 15', 'CAFE_EM_GRAO, em Cr$ por saca', 1961],
])('%s %j: a %s pede o item %s', (regra, fatos, tabela, item, quando) => {
  const motivo = motivoEmAlfredoChaves(regra, fatos, quando);
  expect(motivo).toContain(`tabela ausente: ${tabela} (`);
  expect(motivo).toContain(`inclua o item ${item}, nas tabelas complementares`);
});
