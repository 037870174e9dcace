import type { No } from './no';

/** Rows that a machine runs at a time: small enough for its registers to stay in the cache. */
export const BLOCO = 1024;

/** A recorded piece of formula, ready to be run on a block of rows. */
export interface Maquina {
  /** Where the numbers of each fact go before a run. */
  readonly entradas: ReadonlyMap<string, Float64Array>;
  /** Rows of the last run that this arithmetic could not answer for sure. */
  readonly falhas: Uint8Array;
  /** Runs the first `n` rows, and says whether some of them are marked in `falhas`. */
  executa(n: number): boolean;
  /** The values of a root after a run, as plain numbers. */
  valores(raiz: No): Float64Array;
  /** Those values to the rows that they belong to, but for the ones that failed. */
  espalha(raiz: No, linhas: Int32Array, destino: Float64Array): void;
}

/** One operation on a block; answers whether it marked some row as failed. */
export type Passo = (n: number) => boolean;

/** Nodes behind the roots, operands first. */
export function emOrdem(raizes: readonly No[]): readonly No[] {
  const vistos = new Set<No>();
  const visita = (no: No): void => {
    if (vistos.has(no)) return;
    if ('a' in no) visita(no.a);
    if ('b' in no) visita(no.b);
    vistos.add(no);
  };
  raizes.forEach(visita);
  return [...vistos];
}

/** Names of the facts that the nodes use. */
export function fatosDe(nos: readonly No[]): readonly string[] {
  return nos.flatMap((no) => (no.tipo === 'fato' ? [no.nome] : []));
}
