import type { Decimal } from '../../valor/decimal';
import type { Grandeza, Unidade } from '../../valor/grandeza';

/** Turns a number that was read into the quantity that the running account works with. */
export interface EntregaDeFato {
  fato<U extends Unidade>(valor: Decimal, unidade: U, titulo: string): Grandeza<U>;
}

/** For facts that are no quantity (a code, a yes or no): there is no account to hand a number to. */
export const SEM_NUMEROS: EntregaDeFato = {
  fato(): never {
    throw new Error('um código não tem números');
  },
};
