import type { Progresso } from './planilha/planilha';

/** Longest stretch of work without giving the screen back, in milliseconds. */
const FATIA = 40;

/** Gives the screen back, so that a click is answered and a drawing is seen. */
export const respira = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Long work was left because a newer one began, or because the person asked. */
export class Interrompido extends Error {}

export interface Andamento {
  readonly progresso?: Progresso;
  /** Asked at every slice. */
  readonly interrompe?: () => boolean;
}

/** Runs over a list without ever holding the screen for long. */
export async function emFatias<T>(
  itens: readonly T[],
  faz: (item: T, indice: number) => void | Promise<void>,
  { progresso, interrompe }: Andamento = {},
): Promise<void> {
  let inicio = performance.now();
  for (let i = 0; i < itens.length; i += 1) {
    const pendente = faz(itens[i] as T, i);
    if (pendente) await pendente;
    if (performance.now() - inicio < FATIA) continue;
    // What a slice took is left in the page's own record of times, where tests and profilers read it.
    performance.measure('lancador.fatia', { start: inicio, end: performance.now() });
    progresso?.(i + 1, itens.length);
    await respira();
    if (interrompe?.()) throw new Interrompido();
    inicio = performance.now();
  }
  progresso?.(itens.length, itens.length);
}
