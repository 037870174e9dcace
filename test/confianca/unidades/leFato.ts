import { FatoInvalido } from '../../../src/regra';
import type { QualquerFato } from '../../../src/regra/fato/fato';
import type { Decimal } from '../../../src/valor';
import type { Grandeza, Unidade } from '../../../src/valor/grandeza';

/** Hands over a number as text with its unit, to be compared. */
export const entrega = {
  sistemaDeDatas: 1900 as const,
  fato: <U extends Unidade>(valor: Decimal, unidade: U) =>
    `${valor.toString()} ${unidade}` as unknown as Grandeza<U>,
};

/** What a fact reads, or the message with which it refuses. */
export function leFato(qual: QualquerFato, bruto: unknown): unknown {
  try {
    return qual.le(bruto, 'f', entrega) as unknown;
  } catch (erro) {
    if (erro instanceof FatoInvalido) return erro.message;
    throw erro;
  }
}
