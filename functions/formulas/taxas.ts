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
 * @param principal Taxa a pagar à vista
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
  return aplicaRegra('TAXA_CALCAMENTO', {
    item,
    despesa,
    extensao,
    frente,
    principal,
    isencao,
    municipio,
    exercicio,
  });
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
