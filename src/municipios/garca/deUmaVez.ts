import type { DataCivil } from '../../calendario/dataCivil';
import type { Conta } from '../../regra';
import type { Prestacoes } from '../../regra/parametro';
import type { Saida } from '../../regra/saida';
import type { Dinheiro, Percentual } from '../../valor/grandeza';
import { comMora } from './comMora';

interface Plano {
  readonly vencimento: Prestacoes;
  readonly multaDeMora: Percentual;
  /** Day on which it is paid, when the assessor gives it. */
  readonly pagamento: DataCivil | undefined;
}

/** A tribute paid at once on a fixed day: its one instalment, or, paid late, the total with the fine. */
export function deUmaVez(
  conta: Conta,
  valor: Dinheiro,
  { vencimento, multaDeMora, pagamento }: Plano,
): Saida {
  const parcelas = conta.parcelas(valor, vencimento);
  const [unica] = parcelas;
  if (!pagamento || !unica) return { valor, parcelas };
  const pago = comMora(conta, valor, multaDeMora, unica.vencimento, pagamento);
  return conta.emAtraso(unica.vencimento, pagamento) ? pago : { ...pago, parcelas };
}
