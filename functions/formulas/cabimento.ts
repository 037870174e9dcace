/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * Diz se cabe o pedido, o favor ou o efeito, pelos fatos do caso.
 * @customfunction CABIMENTO
 * @param hipotese Causa do cancelamento
 * @param ato Ato
 * @param tipo Espécie da sepultura
 * @param inicio Começo (da ocorrência, ou dia do aviso)
 * @param fim Dia em que o prédio volta a servir
 * @param causa Causa
 * @param unicoPredio Tem um único prédio
 * @param valorLocativoMensal Valor locativo de um mês
 * @param pobre Contribuinte pobre
 * @param soPredioEmQueMora Só tem o prédio em que mora
 * @param valorVenal Valor venal
 * @param dias Dias de validade
 * @param motivo Motivo do arbitramento
 * @param emAtraso Em débito com a Fazenda
 * @param anos Anos
 * @param leiEspecial Há lei especial do Município
 * @param requerimento Data do requerimento
 * @param quite Quite com a Fazenda, laudêmio pago
 * @param semestre Semestre do fechamento
 * @param meses Meses de locação
 * @param dividaExigivel Há dívida fiscal exigível
 * @param exercicioMulta Exercício da multa
 * @param pagamentoIntegral Paga tudo de uma vez
 * @param reclamou Reclamou no prazo
 * @param dataReferencia Dia em que se faz a pergunta
 * @param atoPrefeito Há processo e autorização do Prefeito
 * @param quantidade Pesos da coleção
 * @param semOutrosMeios Prova não ter outros meios de subsistência
 * @param idade Idade do filho mais velho (anos)
 * @param fundamentado O recurso está fundamentado
 * @param comprovantes O recurso traz comprovantes
 * @param interessePublico Utilização de interesse público ou social
 * @param semProvidencias O proprietário não tomou as providências determinadas
 * @param condicaoAtendida Partes independentes, parte concluída ou acesso concluído
 * @param laje Laje em que está o apartamento
 * @param elevadorFuncionando Elevador funcionando, com certificado
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Diz se cabe o pedido, o favor ou o efeito, pelos fatos do caso
 */
export function cabimento(
  hipotese: any[][],
  ato?: any[][],
  tipo?: any[][],
  inicio?: any[][],
  fim?: any[][],
  causa?: any[][],
  unicoPredio?: any[][],
  valorLocativoMensal?: any[][],
  pobre?: any[][],
  soPredioEmQueMora?: any[][],
  valorVenal?: any[][],
  dias?: any[][],
  motivo?: any[][],
  emAtraso?: any[][],
  anos?: any[][],
  leiEspecial?: any[][],
  requerimento?: any[][],
  quite?: any[][],
  semestre?: any[][],
  meses?: any[][],
  dividaExigivel?: any[][],
  exercicioMulta?: any[][],
  pagamentoIntegral?: any[][],
  reclamou?: any[][],
  dataReferencia?: any[][],
  atoPrefeito?: any[][],
  quantidade?: any[][],
  semOutrosMeios?: any[][],
  idade?: any[][],
  fundamentado?: any[][],
  comprovantes?: any[][],
  interessePublico?: any[][],
  semProvidencias?: any[][],
  condicaoAtendida?: any[][],
  laje?: any[][],
  elevadorFuncionando?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'CABIMENTO',
    {
      hipotese,
      ato,
      tipo,
      inicio,
      fim,
      causa,
      unicoPredio,
      valorLocativoMensal,
      pobre,
      soPredioEmQueMora,
      valorVenal,
      dias,
      motivo,
      emAtraso,
      anos,
      leiEspecial,
      requerimento,
      quite,
      semestre,
      meses,
      dividaExigivel,
      exercicioMulta,
      pagamentoIntegral,
      reclamou,
      dataReferencia,
      atoPrefeito,
      quantidade,
      semOutrosMeios,
      idade,
      fundamentado,
      comprovantes,
      interessePublico,
      semProvidencias,
      condicaoAtendida,
      laje,
      elevadorFuncionando,
      municipio,
      exercicio,
    },
    { saidas: ['cabe'] },
  );
}

/**
 * Diz se a lei do município está em vigor.
 * @customfunction VIGENCIA
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Diz se a lei do município está em vigor
 */
export function vigencia(municipio?: any[][], exercicio?: any[][]): any[][] {
  return aplicaRegra('VIGENCIA', { municipio, exercicio }, { saidas: ['emVigor'] });
}

/**
 * Último dia de validade de licença ou concessão.
 * @customfunction VALIDADE
 * @param ato Ato
 * @param inicio Data do alvará
 * @param pessoa Pessoa
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Último dia de validade de licença ou concessão
 */
export function validade(
  ato: any[][],
  inicio?: any[][],
  pessoa?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('VALIDADE', { ato, inicio, pessoa, municipio, exercicio }, { saidas: ['ate'] });
}

/**
 * Exercício que a certidão de quitação abrange.
 * @customfunction CERTIDAO_QUITACAO
 * @param tributo Tributo
 * @param dataReferencia Dia em que a certidão é passada
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Exercício que a certidão de quitação abrange
 */
export function certidaoQuitacao(
  tributo: any[][],
  dataReferencia?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'CERTIDAO_QUITACAO',
    { tributo, dataReferencia, municipio, exercicio },
    { saidas: ['exercicioAbrangido'] },
  );
}

/**
 * Início do efeito da alteração do lançamento.
 * @customfunction INICIO_DO_EFEITO
 * @param ato Alteração
 * @param dataReferencia Dia da revisão ou da transcrição
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Início do efeito da alteração do lançamento
 */
export function inicioDoEfeito(
  ato: any[][],
  dataReferencia?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'INICIO_DO_EFEITO',
    { ato, dataReferencia, municipio, exercicio },
    { saidas: ['exercicioAbrangido'] },
  );
}
