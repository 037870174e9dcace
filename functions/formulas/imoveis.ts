/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * Diz se uma hipótese isenta do tributo, pelos fatos do caso.
 * @customfunction ISENCAO
 * @param tributo Tributo
 * @param hipotese Hipótese
 * @param volumeAnual Volume anual de negócio ou de vendas
 * @param trabalhoIndividual Trabalho individual, por conta própria
 * @param portasAbertas Tem portas abertas, armários ou letreiros
 * @param oficiais Oficiais ou aprendizes, fora mulher e filhos menores
 * @param pensionistas Pensionistas
 * @param soRefeicoes Só fornece comida em horas certas
 * @param impostoIndustrias Imposto lançado à casa em que trabalha
 * @param requereu Requereu a isenção no exercício
 * @param semSimilar Indústria sem similar no Município
 * @param instalacao Data da instalação da indústria
 * @param dataReferencia Dia em que se faz a pergunta
 * @param zona Zona
 * @param areaUtil Área útil do terreno (m²)
 * @param areaCultivada Área cultivada ou em indústria rural (m²)
 * @param alinea Alínea do art. 21 que isenta o prédio principal
 * @param atoPrefeito Há o ato ou juízo favorável do Prefeito
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Diz se uma hipótese isenta do tributo, pelos fatos do caso
 */
export function isencao(
  tributo: any[][],
  hipotese?: any[][],
  volumeAnual?: any[][],
  trabalhoIndividual?: any[][],
  portasAbertas?: any[][],
  oficiais?: any[][],
  pensionistas?: any[][],
  soRefeicoes?: any[][],
  impostoIndustrias?: any[][],
  requereu?: any[][],
  semSimilar?: any[][],
  instalacao?: any[][],
  dataReferencia?: any[][],
  zona?: any[][],
  areaUtil?: any[][],
  areaCultivada?: any[][],
  alinea?: any[][],
  atoPrefeito?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'ISENCAO',
    {
      tributo,
      hipotese,
      volumeAnual,
      trabalhoIndividual,
      portasAbertas,
      oficiais,
      pensionistas,
      soRefeicoes,
      impostoIndustrias,
      requereu,
      semSimilar,
      instalacao,
      dataReferencia,
      zona,
      areaUtil,
      areaCultivada,
      alinea,
      atoPrefeito,
      municipio,
      exercicio,
    },
    { saidas: ['isento'] },
  );
}

/**
 * Metros ou área tributáveis do imposto territorial, sem a tarifa.
 * @customfunction BASE_TERRITORIAL
 * @param tipo Configuração do terreno
 * @param frente Frente do terreno (m)
 * @param fundos Face dos fundos para via pública (m)
 * @param lateral1 Lateral que confina com via pública (m)
 * @param lateral2 Outra lateral que confina com via pública (m)
 * @param ladoA Um lado da esquina (m)
 * @param ladoB Outro lado da esquina (m)
 * @param profundidade Profundidade do jardim (m)
 * @param residencial Edifício residencial
 * @param zona Zona
 * @param area Área do terreno (m²)
 * @param edificado Terreno com edificação
 * @param areaPredio Área ocupada pelo prédio (m²)
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Metros ou área tributáveis do imposto territorial, sem a tarifa
 */
export function baseTerritorial(
  tipo: any[][],
  frente?: any[][],
  fundos?: any[][],
  lateral1?: any[][],
  lateral2?: any[][],
  ladoA?: any[][],
  ladoB?: any[][],
  profundidade?: any[][],
  residencial?: any[][],
  zona?: any[][],
  area?: any[][],
  edificado?: any[][],
  areaPredio?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'BASE_TERRITORIAL',
    {
      tipo,
      frente,
      fundos,
      lateral1,
      lateral2,
      ladoA,
      ladoB,
      profundidade,
      residencial,
      zona,
      area,
      edificado,
      areaPredio,
      municipio,
      exercicio,
    },
    { saidas: ['metros', 'areaExcluida', 'areaTributavel'] },
  );
}

/**
 * Diz se o tributo incide no caso.
 * @customfunction INCIDENCIA
 * @param tributo Tributo
 * @param hipotese Hipótese
 * @param alvara Data do alvará de construção
 * @param dataReferencia Dia em que se faz a pergunta
 * @param interditada Obra interditada
 * @param maisDeUmAno Interrompida ou em andamento há mais de um ano
 * @param prorrogada Houve prorrogação do prazo da obra
 * @param mesesParalisada Meses de obra parada
 * @param murado Fechado com muro ou grade artística
 * @param gradilFerro Com gradil de ferro
 * @param ajardinado Devidamente ajardinado
 * @param casas Casas do aglomerado
 * @param area Área do aglomerado (m²)
 * @param interdicao Data da interdição ou condenação
 * @param consumoProprio Abate para consumo próprio
 * @param compradorParticular Comprador do suíno abatido é particular
 * @param expoeAVenda Expõe a carne à venda
 * @param dias Dias de permanência no Município
 * @param dentroDoPerimetro Dentro do perímetro fixado em lei
 * @param zona Zona
 * @param produtoProprio É o próprio produtor
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Diz se o tributo incide no caso
 */
export function incidencia(
  tributo: any[][],
  hipotese?: any[][],
  alvara?: any[][],
  dataReferencia?: any[][],
  interditada?: any[][],
  maisDeUmAno?: any[][],
  prorrogada?: any[][],
  mesesParalisada?: any[][],
  murado?: any[][],
  gradilFerro?: any[][],
  ajardinado?: any[][],
  casas?: any[][],
  area?: any[][],
  interdicao?: any[][],
  consumoProprio?: any[][],
  compradorParticular?: any[][],
  expoeAVenda?: any[][],
  dias?: any[][],
  dentroDoPerimetro?: any[][],
  zona?: any[][],
  produtoProprio?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'INCIDENCIA',
    {
      tributo,
      hipotese,
      alvara,
      dataReferencia,
      interditada,
      maisDeUmAno,
      prorrogada,
      mesesParalisada,
      murado,
      gradilFerro,
      ajardinado,
      casas,
      area,
      interdicao,
      consumoProprio,
      compradorParticular,
      expoeAVenda,
      dias,
      dentroDoPerimetro,
      zona,
      produtoProprio,
      municipio,
      exercicio,
    },
    { saidas: ['incide'] },
  );
}

/**
 * Zona do logradouro para o imposto territorial.
 * @customfunction ZONA
 * @param logradouro Logradouro, com o tipo
 * @param dentroDoTrecho Dentro do trecho que o art. 16 delimita
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Zona do logradouro para o imposto territorial
 */
export function zona(
  logradouro: any[][],
  dentroDoTrecho?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('ZONA', { logradouro, dentroDoTrecho, municipio, exercicio }, { saidas: ['zona'] });
}

/**
 * Foro anual.
 * @customfunction FORO
 * @param area Área aforada (m²)
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Foro anual
 */
export function foro(area: any[][], municipio?: any[][], exercicio?: any[][]): any[][] {
  return aplicaRegra('FORO', { area, municipio, exercicio });
}

/**
 * Laudêmio.
 * @customfunction LAUDEMIO
 * @param valorTransacao Valor da transferência
 * @param avaliacao Avaliação oficial aceita
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Laudêmio
 */
export function laudemio(
  valorTransacao: any[][],
  avaliacao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LAUDEMIO', { valorTransacao, avaliacao, municipio, exercicio });
}

/**
 * Contribuição de melhoria.
 * @customfunction CONTRIBUICAO_MELHORIA
 * @param item Obra
 * @param largura Largura da rua (m)
 * @param frente Testada do imóvel (m)
 * @param custo Custo da obra
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Contribuição de melhoria
 */
export function contribuicaoMelhoria(
  item: any[][],
  largura?: any[][],
  frente?: any[][],
  custo?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('CONTRIBUICAO_MELHORIA', {
    item,
    largura,
    frente,
    custo,
    isencao,
    municipio,
    exercicio,
  });
}
