import type { Leitura } from '../../norma/leitura';
import type { Citacao } from '../../norma/norma';
import type { Decimal } from '../../valor/decimal';
import type { Grandeza, Unidade } from '../../valor/grandeza';

/** Turns a figure of the law into the quantity that the running account works with. */
export interface EntregaDeParametro {
  parametro<U extends Unidade>(figura: Figura<U>): Grandeza<U>;
  /** The assessor chose the alternative of this reading for the workbook. */
  usaAlternativa(leitura: Leitura): boolean;
}

/** One number of the law with its source. */
export interface Figura<U extends Unidade> {
  readonly valor: Decimal;
  readonly unidade: U;
  readonly citacao: Citacao;
  readonly leitura?: Leitura;
}
