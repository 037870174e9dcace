import type { Conta } from '../../regra';
import type { Numero } from '../../valor/grandeza';

/** How many units of the table; one when it was left out, since the table charges by the unit. */
export function quantas(conta: Conta, quantidade: Numero | undefined, nome: string): Numero {
  if (quantidade) return quantidade;
  conta.nota(`${nome}: não informado, conta-se uma unidade da tabela`);
  return conta.numero(1);
}

/** Months charged "por mês ou fração": the whole ones, and one more for the days that are left. */
export function mesesOuFracao(
  conta: Conta,
  { meses, diasFracao }: { readonly meses: Numero | undefined; readonly diasFracao: Numero | undefined },
): Numero {
  const temFracao = diasFracao !== undefined && !conta.zero(diasFracao);
  if (!meses) return temFracao ? conta.numero(1) : quantas(conta, meses, 'Meses');
  return temFracao ? conta.soma('Meses, com a fração', meses, conta.numero(1)) : meses;
}
