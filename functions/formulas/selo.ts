/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';

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

/**
 * Imposto do selo ou de expediente.
 * @customfunction SELO
 * @param item Papel
 * @param folhas Folhas da certidão
 * @param interessados Interessados
 * @param condominos Interessados são condôminos
 * @param anos Anos do privilégio
 * @param quantia Quantia do recibo
 * @param procuracao Assinado a rogo ou por procuração
 * @param folhasAnexas Folhas de documentos anexos
 * @param principal Selo devido
 * @param signatarioNaoIsento Há signatário sem isenção
 * @param selosEmitidos Selos municipais já emitidos
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Imposto do selo ou de expediente
 */
export function selo(
  item: any[][],
  folhas?: any[][],
  interessados?: any[][],
  condominos?: any[][],
  anos?: any[][],
  quantia?: any[][],
  procuracao?: any[][],
  folhasAnexas?: any[][],
  principal?: any[][],
  signatarioNaoIsento?: any[][],
  selosEmitidos?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'SELO',
    {
      item,
      folhas,
      interessados,
      condominos,
      anos,
      quantia,
      procuracao,
      folhasAnexas,
      principal,
      signatarioNaoIsento,
      selosEmitidos,
      isencao,
      municipio,
      exercicio,
    },
    { saidas: ['valor', 'forma'] },
  );
}

/**
 * Revalidação do selo.
 * @customfunction SELO_REVALIDACAO
 * @param hipotese Hipótese
 * @param valorViciado Valor das estampilhas viciadas
 * @param seloDevido Selo devido
 * @param seloPago Selo já pago
 * @param diasDaAssinatura Dias entre a assinatura e a apresentação
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Revalidação do selo
 */
export function seloRevalidacao(
  hipotese: any[][],
  valorViciado?: any[][],
  seloDevido?: any[][],
  seloPago?: any[][],
  diasDaAssinatura?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('SELO_REVALIDACAO', {
    hipotese,
    valorViciado,
    seloDevido,
    seloPago,
    diasDaAssinatura,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Jornal oficial.
 * @customfunction JORNAL_OFICIAL
 * @param item Modalidade
 * @param tipo Tamanho do anúncio
 * @param meses Meses da assinatura
 * @param quantidade Vezes do anúncio, ou linhas
 * @param contratoMeses Meses do contrato de anúncios
 * @param pagina Página do jornal
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Jornal oficial
 */
export function jornalOficial(
  item: any[][],
  tipo?: any[][],
  meses?: any[][],
  quantidade?: any[][],
  contratoMeses?: any[][],
  pagina?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('JORNAL_OFICIAL', {
    item,
    tipo,
    meses,
    quantidade,
    contratoMeses,
    pagina,
    municipio,
    exercicio,
  });
}

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
