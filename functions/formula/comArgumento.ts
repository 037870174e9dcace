import type { Falha } from '../../src';

/** The message names the argument of the formula, and not the fact of the library that it stands for. */
export function comArgumento(falha: Falha, fato: string, argumento: string): Falha {
  return falha.fato === fato ? { ...falha, motivo: falha.motivo.replace(fato, argumento) } : falha;
}
