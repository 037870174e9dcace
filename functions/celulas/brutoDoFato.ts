import type { QualquerFato } from '../../src/regra/fato/fato';
import { type Celula, celulaVazia } from './celula';

/**
 * What a cell says of a fact. Blank comes as 0 on the desktop and as null on the web, so both mean the same:
 * missing, or the value zero where the fact counts from zero. An argument left out is always missing.
 */
export function brutoDoFato(fato: QualquerFato, celulas: readonly Celula[], dada: boolean): unknown {
  if (!dada) return undefined;
  if (fato.tipo === 'lista') {
    const presentes = celulas.filter((celula) => !celulaVazia(celula));
    return presentes.length === 0 ? undefined : presentes.length === 1 ? presentes[0] : presentes;
  }
  const [celula = null] = celulas;
  if (!celulaVazia(celula)) return celula;
  return fato.zeroEhAusente ? undefined : 0;
}
