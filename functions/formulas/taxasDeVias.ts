/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * Taxa de conservação de estradas.
 * @customfunction TAXA_ESTRADAS
 * @param item Taxa
 * @param tipo Propriedade
 * @param valorVenal Valor venal da propriedade rural
 * @param area Área (m²); na cafeeira, a que fica fora do café
 * @param areaNoMunicipio Área dentro do Município (m²)
 * @param cafeeirosProducao Pés de café em produção
 * @param cafeeirosNovos Pés de café ainda sem produção
 * @param benfeitorias Benfeitorias e culturas permanentes
 * @param primeiraPaga A primeira prestação foi paga
 * @param pagamento Pagamento
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de conservação de estradas
 */
export function taxaEstradas(
  item: any[][],
  tipo?: any[][],
  valorVenal?: any[][],
  area?: any[][],
  areaNoMunicipio?: any[][],
  cafeeirosProducao?: any[][],
  cafeeirosNovos?: any[][],
  benfeitorias?: any[][],
  primeiraPaga?: any[][],
  pagamento?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('TAXA_ESTRADAS', {
    item,
    tipo,
    valorVenal,
    area,
    areaNoMunicipio,
    cafeeirosProducao,
    cafeeirosNovos,
    benfeitorias,
    primeiraPaga,
    pagamento,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Taxa de conservação de vias não pavimentadas.
 * @customfunction TAXA_VIAS_NAO_PAVIMENTADAS
 * @param frente Frente (m)
 * @param local Lugar
 * @param pagamento Pagamento
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de conservação de vias não pavimentadas
 */
export function taxaViasNaoPavimentadas(
  frente: any[][],
  local?: any[][],
  pagamento?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('TAXA_VIAS_NAO_PAVIMENTADAS', { frente, local, pagamento, municipio, exercicio });
}

/**
 * Taxa de colocação de guias e sarjetas.
 * @customfunction TAXA_GUIAS
 * @param item Cálculo
 * @param despesa Despesa total da obra, com os juros
 * @param frenteTotal Soma das testadas (m)
 * @param frente Frente do imóvel (m)
 * @param aVista Paga a quota de uma vez
 * @param principal Prestação, sem os juros
 * @param anos Anos decorridos (ou antecipados)
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de colocação de guias e sarjetas
 */
export function taxaGuias(
  item: any[][],
  despesa?: any[][],
  frenteTotal?: any[][],
  frente?: any[][],
  aVista?: any[][],
  principal?: any[][],
  anos?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'TAXA_GUIAS',
    { item, despesa, frenteTotal, frente, aVista, principal, anos, isencao, municipio, exercicio },
    { saidas: ['valor', 'prestacoes'] },
  );
}

/**
 * Taxa de execução de calçamento.
 * @customfunction TAXA_CALCAMENTO
 * @param item Taxa
 * @param despesa Despesa total da obra
 * @param extensao Metros dos dois eixos mais longos
 * @param frente Frente do imóvel (m)
 * @param principal Taxa já calculada
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de execução de calçamento
 */
export function taxaCalcamento(
  item: any[][],
  despesa?: any[][],
  extensao?: any[][],
  frente?: any[][],
  principal?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'TAXA_CALCAMENTO',
    { item, despesa, extensao, frente, principal, isencao, municipio, exercicio },
    { saidas: ['valor', 'valorPorMetro', 'valorPrestacao'] },
  );
}

/**
 * Taxa de emplacamento.
 * @customfunction TAXA_EMPLACAMENTO
 * @param quantidade Placas
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de emplacamento
 */
export function taxaEmplacamento(
  quantidade: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('TAXA_EMPLACAMENTO', { quantidade, isencao, municipio, exercicio });
}
