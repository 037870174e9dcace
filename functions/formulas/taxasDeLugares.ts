/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * Taxa de localização em mercado, feiras e logradouros.
 * @customfunction TAXA_LOCALIZACAO
 * @param item O que se ocupa
 * @param produtoProprio Vende produto próprio
 * @param alvaraIsencao Tem alvará de isenção
 * @param area Área ocupada (m²)
 * @param dias Dias
 * @param anos Anos
 * @param periodos Períodos de quinze dias
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de localização em mercado, feiras e logradouros
 */
export function taxaLocalizacao(
  item: any[][],
  produtoProprio?: any[][],
  alvaraIsencao?: any[][],
  area?: any[][],
  dias?: any[][],
  anos?: any[][],
  periodos?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('TAXA_LOCALIZACAO', {
    item,
    produtoProprio,
    alvaraIsencao,
    area,
    dias,
    anos,
    periodos,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Taxa de cemitério.
 * @customfunction TAXA_CEMITERIO
 * @param item Linha da tabela
 * @param tipo Espécie da sepultura
 * @param idade Idade (anos)
 * @param pessoa Pessoa
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de cemitério
 */
export function taxaCemiterio(
  item: any[][],
  tipo?: any[][],
  idade?: any[][],
  pessoa?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('TAXA_CEMITERIO', { item, tipo, idade, pessoa, isencao, municipio, exercicio });
}

/**
 * Área das sepulturas.
 * @customfunction AREA_SEPULTURA
 * @param tipo Espécie da sepultura
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Área das sepulturas
 */
export function areaSepultura(tipo: any[][], municipio?: any[][], exercicio?: any[][]): any[][] {
  return aplicaRegra('AREA_SEPULTURA', { tipo, municipio, exercicio }, { saidas: ['area'] });
}

/**
 * Taxa de matança e locações do matadouro.
 * @customfunction TAXA_MATADOURO
 * @param item Serviço
 * @param bovinos Bovinos abatidos
 * @param suinos Suínos abatidos
 * @param lanigeros Lanígeros
 * @param caprinos Caprinos abatidos
 * @param aves Aves
 * @param meses Meses inteiros
 * @param diasFracao Dias além dos meses inteiros
 * @param cabecas Cabeças no pasto
 * @param dias Dias no pasto
 * @param valorTabela Tarifa da Tabela nº 12, por cabeça
 * @param distancia Distância do perímetro urbano (m)
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Taxa de matança e locações do matadouro
 */
export function taxaMatadouro(
  item: any[][],
  bovinos?: any[][],
  suinos?: any[][],
  lanigeros?: any[][],
  caprinos?: any[][],
  aves?: any[][],
  meses?: any[][],
  diasFracao?: any[][],
  cabecas?: any[][],
  dias?: any[][],
  valorTabela?: any[][],
  distancia?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('TAXA_MATADOURO', {
    item,
    bovinos,
    suinos,
    lanigeros,
    caprinos,
    aves,
    meses,
    diasFracao,
    cabecas,
    dias,
    valorTabela,
    distancia,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Depósito de animais apreendidos.
 * @customfunction DEPOSITO_ANIMAIS
 * @param especie Animal
 * @param quantidade Animais
 * @param dias Dias de depósito
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Depósito de animais apreendidos
 */
export function depositoAnimais(
  especie: any[][],
  quantidade?: any[][],
  dias?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('DEPOSITO_ANIMAIS', { especie, quantidade, dias, municipio, exercicio });
}
