/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * Licença (imposto) de veículos.
 * @customfunction LICENCA_VEICULO
 * @param item Modalidade
 * @param tipo Tração do veículo
 * @param transitaEmVia Transita em via pública ou estrada municipal
 * @param potencia Potência (HP)
 * @param rodas Rodas
 * @param quantidade Veículos, ou animais da tropa
 * @param valorTabela Imposto da tabela de veículos
 * @param reducao Redução de vinte por cento
 * @param aquisicao Aquisição ou mudança de domicílio
 * @param provaResidencia Provou residência ou domicílio no Município
 * @param atoPrefeito Há o ato ou juízo favorável do Prefeito
 * @param uso Uso
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença (imposto) de veículos
 */
export function licencaVeiculo(
  item: any[][],
  tipo?: any[][],
  transitaEmVia?: any[][],
  potencia?: any[][],
  rodas?: any[][],
  quantidade?: any[][],
  valorTabela?: any[][],
  reducao?: any[][],
  aquisicao?: any[][],
  provaResidencia?: any[][],
  atoPrefeito?: any[][],
  uso?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_VEICULO', {
    item,
    tipo,
    transitaEmVia,
    potencia,
    rodas,
    quantidade,
    valorTabela,
    reducao,
    aquisicao,
    provaResidencia,
    atoPrefeito,
    uso,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Licença de obras.
 * @customfunction LICENCA_OBRA
 * @param tipo O que se licencia
 * @param area Área da obra ou da ocupação (m²)
 * @param quantidade Portas e janelas
 * @param licencaPrevia Houve licença antes da obra
 * @param atoPrefeito Há o ato ou juízo favorável do Prefeito
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença de obras
 */
export function licencaObra(
  tipo: any[][],
  area?: any[][],
  quantidade?: any[][],
  licencaPrevia?: any[][],
  atoPrefeito?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_OBRA', {
    tipo,
    area,
    quantidade,
    licencaPrevia,
    atoPrefeito,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Licença de publicidade.
 * @customfunction LICENCA_PUBLICIDADE
 * @param hipotese Lugar ou teor vedado
 * @param item Meio de publicidade
 * @param titular A quem pertence
 * @param quantidade Quantidade
 * @param dias Dias no ano
 * @param extensao Extensão (m)
 * @param area Área (m²)
 * @param periodos Períodos de trinta dias
 * @param meses Meses inteiros
 * @param diasFracao Dias além dos meses inteiros
 * @param periodo Período da tarifa
 * @param mesDevido Mês em que é devida
 * @param pagamento Pagamento
 * @param jaPago Já pago no ano pelo alto-falante
 * @param interno Colocado na parte interna do prédio
 * @param lugaresGratuitos A escola tem lugares gratuitos
 * @param atoPrefeito Há o ato ou juízo favorável do Prefeito
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença de publicidade
 */
export function licencaPublicidade(
  hipotese: any[][],
  item?: any[][],
  titular?: any[][],
  quantidade?: any[][],
  dias?: any[][],
  extensao?: any[][],
  area?: any[][],
  periodos?: any[][],
  meses?: any[][],
  diasFracao?: any[][],
  periodo?: any[][],
  mesDevido?: any[][],
  pagamento?: any[][],
  jaPago?: any[][],
  interno?: any[][],
  lugaresGratuitos?: any[][],
  atoPrefeito?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_PUBLICIDADE', {
    hipotese,
    item,
    titular,
    quantidade,
    dias,
    extensao,
    area,
    periodos,
    meses,
    diasFracao,
    periodo,
    mesDevido,
    pagamento,
    jaPago,
    interno,
    lugaresGratuitos,
    atoPrefeito,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Ocupação de logradouro e depósito de materiais.
 * @customfunction LICENCA_LOGRADOURO
 * @param item Ocupação
 * @param extensao Extensão do andaime (m)
 * @param meses Meses de ocupação
 * @param quantidade Bombas ou funções
 * @param area Área do depósito (m²)
 * @param zonaTabela Zona da tabela
 * @param dias Dias de depósito
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Ocupação de logradouro e depósito de materiais
 */
export function licencaLogradouro(
  item: any[][],
  extensao?: any[][],
  meses?: any[][],
  quantidade?: any[][],
  area?: any[][],
  zonaTabela?: any[][],
  dias?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_LOGRADOURO', {
    item,
    extensao,
    meses,
    quantidade,
    area,
    zonaTabela,
    dias,
    municipio,
    exercicio,
  });
}
