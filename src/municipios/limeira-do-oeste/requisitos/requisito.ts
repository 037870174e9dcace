import type { Leitura } from '../../../norma/leitura';
import type { Citacao } from '../../../norma/norma';
import type { Conta } from '../../../regra';
import type { Fatos, FatosLidos } from '../../../regra/fato/fato';
import type { Parametros, ParametrosEntregues } from '../../../regra/parametro/parametro';
import type { Saida } from '../../../regra/saida';
import type { Exigencias } from './exigencia';

/**
 * One requirement of the works code: what it asks of the project, its figures, what it demands, and how a
 * project is held against each demand. `REQUISITO_OBRA` and `CONFERE_OBRA` are both made from it.
 */
export interface Requisito<F extends Fatos = Fatos, P extends Parametros = Parametros> {
  readonly codigo: string;
  /** Title, and the synonyms that people type. */
  readonly nomes: readonly [string, ...string[]];
  readonly fundamento: readonly [Citacao, ...Citacao[]];
  /** In the order in which a formula gives them. */
  readonly fatos: F;
  readonly parametros: P;
  /** Results that bound the project, each with the measure of the project that it bounds. */
  readonly exigencias: Exigencias;
  readonly leituras?: readonly Leitura[];
  readonly catalogo: readonly string[];
  /** What the law demands, in the case of the facts. */
  demanda(fatos: FatosLidos<F>, parametros: ParametrosEntregues<P>, conta: Conta): Saida;
}

/** Declares a requirement. */
export function requisito<F extends Fatos, P extends Parametros>(declarado: Requisito<F, P>): Requisito {
  return declarado as unknown as Requisito;
}
