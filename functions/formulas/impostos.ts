/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';
import { fatosDeIndustrias } from '../adaptacoes/fatosDeIndustrias';

/**
 * Imposto predial do exercício.
 * @customfunction IMPOSTO_PREDIAL
 * @param valorLocativo Valor locativo anual
 * @param valorVenal Valor venal, onde a lei o usa
 * @param ocupacao Quem ocupa o prédio; sem ela, a alíquota geral
 * @param zona Zona do prédio
 * @param servicos Serviços que a Prefeitura presta, separados por ponto e vírgula
 * @param isencao Hipótese de isenção alegada
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data do lançamento; sem ele, o do painel
 * @returns Imposto do ano
 */
export function impostoPredial(
  valorLocativo: any[][],
  valorVenal?: any[][],
  ocupacao?: any[][],
  zona?: any[][],
  servicos?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('IMPOSTO_PREDIAL', {
    valorLocativo,
    valorVenal,
    ocupacao,
    zona,
    servicos,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Imposto territorial urbano do exercício.
 * @customfunction IMPOSTO_TERRITORIAL
 * @param medida Metros de frente, ou metros quadrados, conforme a lei cobra
 * @param zona Zona do terreno
 * @param fecho Como o terreno é fechado
 * @param local Sede ou vila
 * @param valorVenal Valor venal, onde a lei o usa
 * @param valorTabela Tarifa da tabela, onde a fonte da lei não a traz
 * @param isencao Hipótese de isenção alegada
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data do lançamento; sem ele, o do painel
 * @returns Imposto do ano
 */
export function impostoTerritorial(
  medida: any[][],
  zona?: any[][],
  fecho?: any[][],
  local?: any[][],
  valorVenal?: any[][],
  valorTabela?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('IMPOSTO_TERRITORIAL', {
    medida,
    zona,
    fecho,
    local,
    valorVenal,
    valorTabela,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Imposto de indústrias e profissões do exercício.
 * @customfunction INDUSTRIAS_PROFISSOES
 * @param atividade Ramo ou profissão; vazia, o imposto é pelo movimento
 * @param movimento Vendas do ano anterior
 * @param quantidade Unidades da atividade: cadeiras, bilhares, sacas de café
 * @param valorLocativo Valor locativo do estabelecimento, onde a lei o usa
 * @param isencao Hipótese de isenção alegada
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data do lançamento; sem ele, o do painel
 * @returns Imposto do ano
 */
export function industriasProfissoes(
  atividade: any[][],
  movimento?: any[][],
  quantidade?: any[][],
  valorLocativo?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'INDUSTRIAS_PROFISSOES',
    { atividade, movimento, quantidade, valorLocativo, isencao, municipio, exercicio },
    { adapta: fatosDeIndustrias },
  );
}
