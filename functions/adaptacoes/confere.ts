import type { EntregaDeFato } from '../../src/regra/fato/entregaDeFato';
import type { Fatos } from '../../src/regra/fato/fato';
import type { Celula } from '../celulas/celula';

/** Reads for the sake of the message alone: what is read is thrown away. */
const SO_A_MENSAGEM: EntregaDeFato = { sistemaDeDatas: 1900, fato: () => undefined as never };

/**
 * The cell, if it can be that fact of the rule. A whole number read here is computed row by row: in a column, the
 * number that stands for those of the rows is no whole one.
 * @throws {FatoInvalido} it cannot; the message names the argument, which has a name of its own
 */
export function confere(fatos: Fatos, fato: string, celula: Celula, argumento: string): Celula {
  fatos[fato]?.le(celula, argumento, SO_A_MENSAGEM);
  return celula;
}
