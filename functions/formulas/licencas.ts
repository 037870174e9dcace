/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * Licença de localização e funcionamento.
 * @customfunction LICENCA_ESTABELECIMENTO
 * @param item O que se calcula
 * @param atividade Atividade
 * @param impostoIndustrias Imposto de indústrias e profissões do exercício, sem a taxa
 * @param valorLocativo Valor locativo anual do local
 * @param concessao Data da concessão da licença ou do lançamento
 * @param inicioAtividade Início da atividade
 * @param licencaPaga Licença provisória já paga
 * @param pagamento Pagamento
 * @param natureza Natureza
 * @param atoPrefeito Há o ato ou juízo favorável do Prefeito
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença de localização e funcionamento
 */
export function licencaEstabelecimento(
  item: any[][],
  atividade?: any[][],
  impostoIndustrias?: any[][],
  valorLocativo?: any[][],
  concessao?: any[][],
  inicioAtividade?: any[][],
  licencaPaga?: any[][],
  pagamento?: any[][],
  natureza?: any[][],
  atoPrefeito?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_ESTABELECIMENTO', {
    item,
    atividade,
    impostoIndustrias,
    valorLocativo,
    concessao,
    inicioAtividade,
    licencaPaga,
    pagamento,
    natureza,
    atoPrefeito,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Diz se a reabertura depois de um fechamento exige nova licença.
 * @customfunction LICENCA_REABERTURA
 * @param diasFechado Dias de fechamento
 * @param motivoJusto Há motivo justo
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Diz se a reabertura depois de um fechamento exige nova licença
 */
export function licencaReabertura(
  diasFechado: any[][],
  motivoJusto?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'LICENCA_REABERTURA',
    { diasFechado, motivoJusto, municipio, exercicio },
    { saidas: ['exigeNovaLicenca'] },
  );
}

/**
 * Funcionamento fora do horário.
 * @customfunction LICENCA_FORA_HORARIO
 * @param atividade Ramo
 * @param impostoIndustrias Imposto anual de indústrias e profissões
 * @param licencaOrdinaria Licença ordinária do ano
 * @param modalidade Modalidade
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Funcionamento fora do horário
 */
export function licencaForaHorario(
  atividade: any[][],
  impostoIndustrias?: any[][],
  licencaOrdinaria?: any[][],
  modalidade?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_FORA_HORARIO', {
    atividade,
    impostoIndustrias,
    licencaOrdinaria,
    modalidade,
    municipio,
    exercicio,
  });
}

/**
 * Licença especial por produto.
 * @customfunction LICENCA_ESPECIAL
 * @param item Produto
 * @param itens Linhas da tabela, separadas por ponto e vírgula
 * @param sacas Sacas de café
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença especial por produto
 */
export function licencaEspecial(
  item: any[][],
  itens?: any[][],
  sacas?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_ESPECIAL', { item, itens, sacas, municipio, exercicio });
}

/**
 * Licença provisória por ocasião de festas.
 * @customfunction LICENCA_TEMPORARIA
 * @param item Ocasião
 * @param local Lugar
 * @param dias Dias de licença
 * @param inicio Início da licença
 * @param fim Último dia da festa
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença provisória por ocasião de festas
 */
export function licencaTemporaria(
  item: any[][],
  local?: any[][],
  dias?: any[][],
  inicio?: any[][],
  fim?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_TEMPORARIA', { item, local, dias, inicio, fim, municipio, exercicio });
}

/**
 * Licença do comércio ambulante.
 * @customfunction LICENCA_AMBULANTE
 * @param item Quem é, ou o que vende
 * @param meses Meses
 * @param localizado Ponto fixo licenciado
 * @param idade Idade (anos)
 * @param dias Dias de licença
 * @param auxiliares Auxiliares
 * @param quantidade Cadeiras do engraxate
 * @param periodo Período
 * @param pobre Reconhecidamente pobre
 * @param atoPrefeito Há o ato ou juízo favorável do Prefeito
 * @param contaDeTerceiros Trabalha por conta de terceiros
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença do comércio ambulante
 */
export function licencaAmbulante(
  item: any[][],
  meses?: any[][],
  localizado?: any[][],
  idade?: any[][],
  dias?: any[][],
  auxiliares?: any[][],
  quantidade?: any[][],
  periodo?: any[][],
  pobre?: any[][],
  atoPrefeito?: any[][],
  contaDeTerceiros?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_AMBULANTE', {
    item,
    meses,
    localizado,
    idade,
    dias,
    auxiliares,
    quantidade,
    periodo,
    pobre,
    atoPrefeito,
    contaDeTerceiros,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Número de fichas de inscrição no imposto de indústrias e profissões.
 * @customfunction FICHAS_INSCRICAO
 * @param atividadesPorLocal Número de atividades em cada local
 * @param profissoesLiberais Profissões liberais
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Número de fichas de inscrição no imposto de indústrias e profissões
 */
export function fichasInscricao(
  atividadesPorLocal: any[][],
  profissoesLiberais?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'FICHAS_INSCRICAO',
    { atividadesPorLocal, profissoesLiberais, municipio, exercicio },
    { saidas: ['fichas'] },
  );
}
