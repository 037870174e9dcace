/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * Emolumentos de expediente e de obras.
 * @customfunction EMOLUMENTOS
 * @param item Ato
 * @param linhasDatilografadas Linhas datilografadas
 * @param linhasManuscritas Linhas manuscritas
 * @param meses Idade do papel (meses)
 * @param encontrado Papel encontrado
 * @param zona Zona da vistoria
 * @param distancia Distância (m)
 * @param area Área (m²)
 * @param casaPopular Casa popular
 * @param casaPropria Casa própria do requerente
 * @param outraCasa Tem outra casa no Município
 * @param atoPrefeito Há o juízo favorável do Prefeito
 * @param desacordoPlanta Obra em desacordo com a planta
 * @param semLicenca Obra sem licença
 * @param podeSerConservada A obra pode ser conservada
 * @param extensao Extensão (m)
 * @param periodos Períodos da tabela
 * @param zonaTabela Zona da tabela
 * @param segundaMetadeForaDoPrazo Segunda metade paga fora do prazo
 * @param quantidade Quantidade
 * @param custo Custo da placa
 * @param areaAcrescida Área acrescida na reforma (m²)
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Emolumentos de expediente e de obras
 */
export function emolumentos(
  item: any[][],
  linhasDatilografadas?: any[][],
  linhasManuscritas?: any[][],
  meses?: any[][],
  encontrado?: any[][],
  zona?: any[][],
  distancia?: any[][],
  area?: any[][],
  casaPopular?: any[][],
  casaPropria?: any[][],
  outraCasa?: any[][],
  atoPrefeito?: any[][],
  desacordoPlanta?: any[][],
  semLicenca?: any[][],
  podeSerConservada?: any[][],
  extensao?: any[][],
  periodos?: any[][],
  zonaTabela?: any[][],
  segundaMetadeForaDoPrazo?: any[][],
  quantidade?: any[][],
  custo?: any[][],
  areaAcrescida?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('EMOLUMENTOS', {
    item,
    linhasDatilografadas,
    linhasManuscritas,
    meses,
    encontrado,
    zona,
    distancia,
    area,
    casaPopular,
    casaPropria,
    outraCasa,
    atoPrefeito,
    desacordoPlanta,
    semLicenca,
    podeSerConservada,
    extensao,
    periodos,
    zonaTabela,
    segundaMetadeForaDoPrazo,
    quantidade,
    custo,
    areaAcrescida,
    municipio,
    exercicio,
  });
}

/**
 * Taxa de expediente.
 * @customfunction TAXA_EXPEDIENTE
 * @param item Ato
 * @param quantidade Quantidade
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de expediente
 */
export function taxaExpediente(
  item: any[][],
  quantidade?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('TAXA_EXPEDIENTE', { item, quantidade, isencao, municipio, exercicio });
}
