/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { fatosDaMulta } from '../adaptacoes/fatosDaMulta';
import { diferencaDaMora } from '../adaptacoes/diferencaDaMora';
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * Multa por infração das leis tributárias, salvo as de obras.
 * @customfunction MULTA
 * @param infracao Infração
 * @param base Quantia sobre a qual a multa se calcula: o imposto, a licença ou o foro devido
 * @param reincidente Se é reincidente
 * @param graduacao MINIMO, MEDIO, MAXIMO ou a quantia fixada pela autoridade; sem ela, o mínimo da faixa
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns A multa
 */
export function multa(
  infracao: any[][],
  base?: any[][],
  reincidente?: any[][],
  graduacao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'MULTA',
    { infracao, base, reincidente, graduacao, municipio, exercicio },
    { adapta: fatosDaMulta },
  );
}

/**
 * Multa por infração de obras, em dinheiro.
 * @customfunction MULTA_OBRA
 * @param infracao Infração
 * @param area Área da obra em metros quadrados
 * @param reincidente Se é reincidente
 * @param graduacao MINIMO, MEDIO, MAXIMO ou a quantia fixada pela autoridade; sem ela, o mínimo da faixa
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @param valorUfir Valor de uma UFIR, quando não há o da tabela federal
 * @returns A multa
 */
export function multaObra(
  infracao: any[][],
  area?: any[][],
  reincidente?: any[][],
  graduacao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
  valorUfir?: any[][],
): any[][] {
  return aplicaRegra(
    'MULTA_OBRA',
    { infracao, area, reincidente, graduacao, municipio, exercicio, valorUfir },
    { adapta: fatosDaMulta },
  );
}

/**
 * O que se soma ao valor (mora) ou dele se tira (desconto, negativo) por pagar no dia dado.
 * @customfunction MORA
 * @param tributo Tributo, por exemplo IMPOSTO_PREDIAL
 * @param valor Valor devido
 * @param vencimento Dia do vencimento, como a lei o fixa
 * @param pagamento Dia do pagamento
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Acréscimo, ou desconto com sinal negativo
 */
export function mora(
  tributo: any[][],
  valor: any[][],
  vencimento: any[][],
  pagamento: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return diferencaDaMora({ tributo, valor, vencimento, pagamento, municipio, exercicio });
}

/**
 * Último dia de um prazo legal, já no dia útil seguinte se cair em domingo ou feriado.
 * @customfunction PRAZO
 * @param ato Ato de que se conta o prazo
 * @param inicio Dia de que se conta: intimação, ciência, publicação
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns A data, como número de série (formate a célula como data)
 */
export function prazo(ato: any[][], inicio?: any[][], municipio?: any[][], exercicio?: any[][]): any[][] {
  return aplicaRegra('PRAZO', { ato, inicio, municipio, exercicio }, { saidas: ['prazo'] });
}
