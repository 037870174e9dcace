import type { DataCivil } from '../../calendario/dataCivil';
import { type Conta, exige, FatoInvalido } from '../../regra';
import type { Saida } from '../../regra/saida';
import type { Dinheiro, Percentual } from '../../valor/grandeza';
import type { FatosDaMora } from './fatosDaMora';

/** The fine for late payment falls once on the amount as charged, whatever the delay. */
export function comMulta(principal: Dinheiro, atrasado: boolean, multa: Percentual, conta: Conta): Saida {
  const devido = conta.quantia('Principal', principal);
  const multaMora = atrasado
    ? conta.quantia('Multa de mora', conta.parte('Multa de mora', multa, devido))
    : conta.nada;
  return { principal: devido, multaMora, valor: conta.soma('Total a pagar', devido, multaMora) };
}

/** Late by the day of payment, or as stated. */
export function atrasou(vencimento: DataCivil, f: FatosDaMora, conta: Conta): boolean {
  if (!f.pagamento && f.emAtraso !== undefined) return f.emAtraso;
  return conta.emAtraso(vencimento, exige(f, 'pagamento'));
}

/** Art. 5º, for any debt: late as stated, or by the two dates. */
export function atrasouEmGeral(f: FatosDaMora, conta: Conta): boolean {
  if (f.emAtraso !== undefined) return f.emAtraso;
  if (f.vencimento && f.pagamento) return conta.emAtraso(f.vencimento, f.pagamento);
  throw new FatoInvalido('emAtraso', 'é preciso dizer se está em atraso, ou dar vencimento e pagamento');
}

/** The date of that instalment. @throws {FatoInvalido} the plan has no such instalment */
export function vencimentoDa(prestacao: number, datas: readonly DataCivil[]): DataCivil {
  const data = datas[prestacao - 1];
  if (!data)
    throw new FatoInvalido('prestacao', `veio ${prestacao}; aceita-se um inteiro de 1 a ${datas.length}`);
  return data;
}
