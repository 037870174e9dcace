import type { Decimal } from '../../valor/decimal';
import type { Grandeza, Unidade } from '../../valor/grandeza';

/** Turns a number that was read into the quantity that the running account works with. */
export interface EntregaDeFato {
  fato<U extends Unidade>(valor: Decimal, unidade: U, titulo: string): Grandeza<U>;
}
