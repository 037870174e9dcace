/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * Licença do talho de carne verde.
 * @customfunction LICENCA_TALHO
 * @param bovinos Bovinos
 * @param suinos Suínos
 * @param caprinos Caprinos
 * @param lanigeros Lanígeros
 * @param vendas Vendas mercantis
 * @param semRegistro Não tem registro de vendas
 * @param cabecas Cabeças abatidas
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença do talho de carne verde
 */
export function licencaTalho(
  bovinos: any[][],
  suinos?: any[][],
  caprinos?: any[][],
  lanigeros?: any[][],
  vendas?: any[][],
  semRegistro?: any[][],
  cabecas?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_TALHO', {
    bovinos,
    suinos,
    caprinos,
    lanigeros,
    vendas,
    semRegistro,
    cabecas,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Matrícula de cães.
 * @customfunction MATRICULA_CAES
 * @param quantidade Cães
 * @param vacina Tem certificado de vacina antirrábica
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Matrícula de cães
 */
export function matriculaCaes(
  quantidade: any[][],
  vacina?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('MATRICULA_CAES', { quantidade, vacina, municipio, exercicio });
}

/**
 * Licença de ascensores.
 * @customfunction LICENCA_ASCENSOR
 * @param item Modalidade
 * @param quantidade Ascensores
 * @param pagamento Pagamento
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença de ascensores
 */
export function licencaAscensor(
  item: any[][],
  quantidade?: any[][],
  pagamento?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_ASCENSOR', { item, quantidade, pagamento, isencao, municipio, exercicio });
}
