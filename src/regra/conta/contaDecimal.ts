import type { Decimal } from '../../valor/decimal';
import type { Grandeza, Unidade } from '../../valor/grandeza';
import type { Figura } from '../parametro/entregaDeParametro';
import { ContaBase } from './contaBase';

/** The account that only computes: a quantity is its exact decimal, and nothing is written down. */
export class ContaDecimal extends ContaBase {
  de(valor: Grandeza<Unidade>): Decimal {
    return valor as unknown as Decimal;
  }

  fato<U extends Unidade>(valor: Decimal): Grandeza<U> {
    return guarda(valor);
  }

  parametro<U extends Unidade>(figura: Figura<U>): Grandeza<U> {
    return guarda(figura.valor);
  }

  nota(): void {
    // Only the memória keeps notes.
  }

  protected avisa(): void {
    // Only the memória keeps notices.
  }

  protected registraData(): void {
    // Only the memória keeps steps.
  }

  protected usaPrestacoes(): void {
    // Only the memória keeps the figures used.
  }

  protected constante<U extends Unidade>(valor: Decimal): Grandeza<U> {
    return guarda(valor);
  }

  protected faz<U extends Unidade>(_rotulo: string, valor: Decimal): Grandeza<U> {
    return guarda(valor);
  }
}

/** The unit lives in the type alone here. */
function guarda<U extends Unidade>(valor: Decimal): Grandeza<U> {
  return valor as unknown as Grandeza<U>;
}
