/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * Teto dos honorários do Procurador.
 * @customfunction HONORARIOS_PROCURADOR
 * @param arrecadado Quantia arrecadada pelo Procurador
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Teto dos honorários do Procurador
 */
export function honorariosProcurador(arrecadado: any[][], municipio?: any[][], exercicio?: any[][]): any[][] {
  return aplicaRegra(
    'HONORARIOS_PROCURADOR',
    { arrecadado, municipio, exercicio },
    { saidas: ['valorMaximo'] },
  );
}

/**
 * Retirada de apreendidos.
 * @customfunction RETIRADA_APREENDIDOS
 * @param especie O que está em depósito
 * @param valorAplicado Multa aplicada
 * @param impostos Impostos devidos
 * @param despesas Despesas de depósito
 * @param quantidade Quantidade
 * @param dias Dias de depósito
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Retirada de apreendidos
 */
export function retiradaApreendidos(
  especie: any[][],
  valorAplicado?: any[][],
  impostos?: any[][],
  despesas?: any[][],
  quantidade?: any[][],
  dias?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('RETIRADA_APREENDIDOS', {
    especie,
    valorAplicado,
    impostos,
    despesas,
    quantidade,
    dias,
    municipio,
    exercicio,
  });
}

/**
 * Saldo a devolver do leilão.
 * @customfunction SALDO_LEILAO
 * @param especie O que está em depósito
 * @param produtoVenda Produto da venda em leilão
 * @param valorAplicado Multa aplicada
 * @param impostos Impostos devidos
 * @param despesas Despesas de depósito
 * @param quantidade Quantidade
 * @param dias Dias de depósito
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Saldo a devolver do leilão
 */
export function saldoLeilao(
  especie: any[][],
  produtoVenda?: any[][],
  valorAplicado?: any[][],
  impostos?: any[][],
  despesas?: any[][],
  quantidade?: any[][],
  dias?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('SALDO_LEILAO', {
    especie,
    produtoVenda,
    valorAplicado,
    impostos,
    despesas,
    quantidade,
    dias,
    municipio,
    exercicio,
  });
}

/**
 * Diferença de tributo apurada contra a Fazenda.
 * @customfunction DIFERENCA_TRIBUTO
 * @param principal Diferença apurada
 * @param emAtraso Não recolhida no prazo
 * @param intimacao Data da intimação
 * @param pagamento Data do pagamento
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Diferença de tributo apurada contra a Fazenda
 */
export function diferencaTributo(
  principal: any[][],
  emAtraso?: any[][],
  intimacao?: any[][],
  pagamento?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('DIFERENCA_TRIBUTO', {
    principal,
    emAtraso,
    intimacao,
    pagamento,
    municipio,
    exercicio,
  });
}

/**
 * Diferença de tributo paga a mais, a restituir.
 * @customfunction RESTITUICAO
 * @param pago Quantia paga
 * @param devido Quantia devida
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Diferença de tributo paga a mais, a restituir
 */
export function restituicao(
  pago: any[][],
  devido?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('RESTITUICAO', { pago, devido, municipio, exercicio });
}

/**
 * Inscrição em dívida ativa.
 * @customfunction DIVIDA_ATIVA
 * @param item Modalidade
 * @param principal Débito
 * @param exercicioDebito Exercício do débito
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Inscrição em dívida ativa
 */
export function dividaAtiva(
  item: any[][],
  principal?: any[][],
  exercicioDebito?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'DIVIDA_ATIVA',
    { item, principal, exercicioDebito, municipio, exercicio },
    { saidas: ['valor', 'acao', 'inscricao'] },
  );
}

/**
 * Parte do funcionário na multa.
 * @customfunction PARTE_FUNCIONARIO_MULTA
 * @param valorAplicado Multa imposta
 * @param mora Multa de mora
 * @param denunciaContribuinte Nascida de denúncia de contribuinte
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Parte do funcionário na multa
 */
export function parteFuncionarioMulta(
  valorAplicado: any[][],
  mora?: any[][],
  denunciaContribuinte?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('PARTE_FUNCIONARIO_MULTA', {
    valorAplicado,
    mora,
    denunciaContribuinte,
    municipio,
    exercicio,
  });
}

/**
 * Valor da tabela com a majoração legal, conforme o mês.
 * @customfunction MAJORACAO_TABELA
 * @param valorTabela Valor da tabela da Lei nº 512/1957
 * @param mes Mês da cobrança
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Valor da tabela com a majoração legal, conforme o mês
 */
export function majoracaoTabela(
  valorTabela: any[][],
  mes?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('MAJORACAO_TABELA', { valorTabela, mes, municipio, exercicio });
}

/**
 * Quotas de arrecadação devidas ao Município.
 * @customfunction QUOTA
 * @param item Quota
 * @param arrecadacao Arrecadação no Município
 * @param rendasLocais Total das rendas locais
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Quotas de arrecadação devidas ao Município
 */
export function quota(
  item: any[][],
  arrecadacao?: any[][],
  rendasLocais?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('QUOTA', { item, arrecadacao, rendasLocais, municipio, exercicio });
}

/**
 * Quantidade de UFIR em dinheiro.
 * @customfunction CONVERSAO_UFIR
 * @param quantidade Quantidade de UFIR
 * @param valorUfir Valor de uma UFIR (R$)
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Quantidade de UFIR em dinheiro
 */
export function conversaoUfir(
  quantidade: any[][],
  valorUfir?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('CONVERSAO_UFIR', { quantidade, valorUfir, municipio, exercicio });
}
