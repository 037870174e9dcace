import type { QualquerFato } from '../fato/fato';
import { Dicionario } from './dicionario';

/** A fact that comes in a column: what is kept of it from one call to the next. */
export interface Campo {
  readonly nome: string;
  readonly fato: QualquerFato;
  /** Values come from cells, where zero and blank are the same. */
  readonly zeroEhVazio: boolean;
  /** The texts already matched; absent for a number. */
  readonly dicionario?: Dicionario;
}

export function criaCampo(nome: string, fato: QualquerFato, zeroEhVazio: boolean): Campo {
  return fato.limites
    ? { nome, fato, zeroEhVazio }
    : { nome, fato, zeroEhVazio, dicionario: new Dicionario(nome, fato, zeroEhVazio && fato.zeroEhAusente) };
}
