import type { SistemaDeDatas } from '../../calendario/serialExcel';
import type { Decimal } from '../../valor/decimal';
import type { Grandeza, Unidade } from '../../valor/grandeza';

/** What a fact needs to be read: it turns a number into the quantity that the running account works with. */
export interface EntregaDeFato {
  /** How the numbers that stand for dates are counted. */
  readonly sistemaDeDatas: SistemaDeDatas;
  fato<U extends Unidade>(valor: Decimal, unidade: U, titulo: string): Grandeza<U>;
}

/** For facts that are no quantity (a code, a yes or no): there is no account to hand a number to. */
export const SEM_NUMEROS: EntregaDeFato = {
  sistemaDeDatas: 1900,
  fato(): never {
    throw new Error('um código não tem números');
  },
};
