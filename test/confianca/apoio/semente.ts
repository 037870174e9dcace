/** One seed for all the draws of this folder: the same rows on every run. `SEMENTE=7 npx jest …` draws others. */
export const SEMENTE = Number(process.env['SEMENTE'] ?? 19580104);

/** `RODADAS=20` makes every property run twenty times as much. */
const VEZES = Number(process.env['RODADAS'] ?? 1);

/** Parameters of a fast-check property: seeded, so that the seed and path of a failure run it again. */
export const rodadas = (numero: number) => ({ seed: SEMENTE, numRuns: Math.ceil(numero * VEZES) });

/** A small generator for rolls, where fast-check's own would cost more than the calculation. */
export function sorteio(semente: number): () => number {
  let estado = semente >>> 0;
  return () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let mistura = Math.imul(estado ^ (estado >>> 15), estado | 1);
    mistura ^= mistura + Math.imul(mistura ^ (mistura >>> 7), mistura | 61);
    return ((mistura ^ (mistura >>> 14)) >>> 0) / 2 ** 32;
  };
}
