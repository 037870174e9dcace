import type { DataCivil } from '../../calendario/dataCivil';
import type { Conta } from '../../regra';
import type { Dinheiro, Percentual } from '../../valor/grandeza';

export interface PagoComMora {
  readonly valor: Dinheiro;
  readonly principal: Dinheiro;
  readonly multaMora: Dinheiro;
}

/** Art. 10: what is paid on a day, with the fine when that day is after the due date moved to a business day. */
export function comMora(
  conta: Conta,
  devido: Dinheiro,
  multaDeMora: Percentual,
  vencimento: DataCivil,
  pagamento: DataCivil,
): PagoComMora {
  return totalComMora(conta, devido, multaDeMora, conta.emAtraso(vencimento, pagamento));
}

export function totalComMora(
  conta: Conta,
  devido: Dinheiro,
  multaDeMora: Percentual,
  emAtraso: boolean,
): PagoComMora {
  const principal = conta.quantia('Principal', devido);
  if (!emAtraso) return { valor: principal, principal, multaMora: conta.nada };
  const multaMora = conta.quantia('Multa de mora', conta.parte('Multa de mora', multaDeMora, principal));
  return { valor: conta.soma('Total a pagar', principal, multaMora), principal, multaMora };
}
