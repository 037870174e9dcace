/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * Imposto sobre jogos e diversões.
 * @customfunction IMPOSTO_DIVERSOES
 * @param item Espécie
 * @param precoIngresso Preço de um ingresso, bilhete ou pule
 * @param ingressos Ingressos, bilhetes ou pules
 * @param quantidade Mesas ou quadras
 * @param meses Meses
 * @param categoria Categoria do clube
 * @param renda Renda da sessão
 * @param periodo Período da tarifa
 * @param periodos Períodos da tabela
 * @param local Lugar
 * @param dias Dias de funcionamento
 * @param rendaIntegral Toda a renda é beneficente
 * @param atoPrefeito Há o ato ou juízo favorável do Prefeito
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Imposto sobre jogos e diversões
 */
export function impostoDiversoes(
  item: any[][],
  precoIngresso?: any[][],
  ingressos?: any[][],
  quantidade?: any[][],
  meses?: any[][],
  categoria?: any[][],
  renda?: any[][],
  periodo?: any[][],
  periodos?: any[][],
  local?: any[][],
  dias?: any[][],
  rendaIntegral?: any[][],
  atoPrefeito?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('IMPOSTO_DIVERSOES', {
    item,
    precoIngresso,
    ingressos,
    quantidade,
    meses,
    categoria,
    renda,
    periodo,
    periodos,
    local,
    dias,
    rendaIntegral,
    atoPrefeito,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Adicionais sobre impostos.
 * @customfunction ADICIONAL
 * @param tributo Imposto a que se adiciona
 * @param tipo Adicional
 * @param precoIngresso Preço do ingresso
 * @param ingressos Ingressos vendidos
 * @param principal Imposto lançado, sem desconto
 * @param pagamento Data do pagamento
 * @param integral Paga o ano inteiro de uma vez
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Adicionais sobre impostos
 */
export function adicional(
  tributo: any[][],
  tipo?: any[][],
  precoIngresso?: any[][],
  ingressos?: any[][],
  principal?: any[][],
  pagamento?: any[][],
  integral?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('ADICIONAL', {
    tributo,
    tipo,
    precoIngresso,
    ingressos,
    principal,
    pagamento,
    integral,
    isencao,
    municipio,
    exercicio,
  });
}
