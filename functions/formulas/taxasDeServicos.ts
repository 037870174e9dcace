/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * Taxa de limpeza pública.
 * @customfunction TAXA_LIMPEZA
 * @param valorLocativoMensal Valor locativo de um mês
 * @param esgoto Prédio provido de esgoto
 * @param utilizadoEmServicos A União ou o Estado o usa em seus serviços
 * @param frente Frente (m)
 * @param utilizado Prédio habitado ou utilizado
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de limpeza pública
 */
export function taxaLimpeza(
  valorLocativoMensal: any[][],
  esgoto?: any[][],
  utilizadoEmServicos?: any[][],
  frente?: any[][],
  utilizado?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('TAXA_LIMPEZA', {
    valorLocativoMensal,
    esgoto,
    utilizadoEmServicos,
    frente,
    utilizado,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Taxa de remoção de lixo.
 * @customfunction TAXA_LIXO
 * @param atividade Ocupação do prédio
 * @param valorLocativo Valor locativo do lançamento predial
 * @param terrenoSemConstrucao Terreno sem construção
 * @param pagamento Pagamento
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de remoção de lixo
 */
export function taxaLixo(
  atividade: any[][],
  valorLocativo?: any[][],
  terrenoSemConstrucao?: any[][],
  pagamento?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('TAXA_LIXO', {
    atividade,
    valorLocativo,
    terrenoSemConstrucao,
    pagamento,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Taxa de água.
 * @customfunction TAXA_AGUA
 * @param item Taxa
 * @param atividade Consumidor
 * @param quantidade Penas ou ligações
 * @param valorLocativoMensal Valor locativo de um mês
 * @param periodo Período
 * @param pavimentos Pavimentos da obra
 * @param registroFechado Registro fechado a pedido
 * @param valorTabela Pena d'água anual da Tabela nº 11
 * @param meses Meses da derivação
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de água
 */
export function taxaAgua(
  item: any[][],
  atividade?: any[][],
  quantidade?: any[][],
  valorLocativoMensal?: any[][],
  periodo?: any[][],
  pavimentos?: any[][],
  registroFechado?: any[][],
  valorTabela?: any[][],
  meses?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('TAXA_AGUA', {
    item,
    atividade,
    quantidade,
    valorLocativoMensal,
    periodo,
    pavimentos,
    registroFechado,
    valorTabela,
    meses,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Taxa de esgoto.
 * @customfunction TAXA_ESGOTO
 * @param quantidade Prédios ou ligações
 * @param penaAgua Pena d'água anual
 * @param residuosAnormais Indústria que lança resíduos anormais
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de esgoto
 */
export function taxaEsgoto(
  quantidade: any[][],
  penaAgua?: any[][],
  residuosAnormais?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('TAXA_ESGOTO', {
    quantidade,
    penaAgua,
    residuosAnormais,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Taxa de policiamento.
 * @customfunction TAXA_POLICIAMENTO
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de policiamento
 */
export function taxaPoliciamento(municipio?: any[][], exercicio?: any[][]): any[][] {
  return aplicaRegra('TAXA_POLICIAMENTO', { municipio, exercicio });
}

/**
 * Taxa de assistência cultural.
 * @customfunction TAXA_ASSISTENCIA_CULTURAL
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de assistência cultural
 */
export function taxaAssistenciaCultural(municipio?: any[][], exercicio?: any[][]): any[][] {
  return aplicaRegra('TAXA_ASSISTENCIA_CULTURAL', { municipio, exercicio });
}

/**
 * Taxa de extinção de formigueiros.
 * @customfunction TAXA_FORMIGUEIROS
 * @param quantidade Serviços
 * @param material Custo do material
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de extinção de formigueiros
 */
export function taxaFormigueiros(
  quantidade: any[][],
  material?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('TAXA_FORMIGUEIROS', { quantidade, material, municipio, exercicio });
}
