import { type Conta, type lei, SemResposta } from '../../regra';
import type { Dinheiro } from '../../valor/grandeza';

/**
 * The row that the assessor supplied of an absent table, when the facts say which row it is.
 * @throws {SemResposta} naming the table, and what to state or to supply
 */
export function linhaDaTabela(
  tabela: lei.TabelaAusente,
  item: string | undefined,
  oQueFalta: string,
  conta: Conta,
): Dinheiro {
  if (item !== undefined) return conta.linha(tabela.nome, tabela, item);
  throw new SemResposta(
    `tabela ausente: ${tabela.nome} (${tabela.citacao.texto}) não está na fonte da lei; informe ${oQueFalta} para buscar o valor nas tabelas complementares`,
  );
}
