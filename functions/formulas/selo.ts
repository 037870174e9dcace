/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';

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
