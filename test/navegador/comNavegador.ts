import { abreNavegador, type Aberto } from '../../scripts/abreNavegador';
import { COMO_INSTALAR, encontraNavegador } from '../../scripts/encontraNavegador';

const navegador = encontraNavegador();

/**
 * `describe` for tests that need a browser. Without one they are reported as skipped, with one line that says
 * what to install; in continuous integration the absence is a failure.
 */
export function comNavegador(titulo: string, corpo: (abre: () => Promise<Aberto>) => void): void {
  if (!navegador && process.env.CI) throw new Error(COMO_INSTALAR);
  if (!navegador) console.warn(COMO_INSTALAR);
  (navegador ? describe : describe.skip)(titulo, () => {
    corpo(() => {
      if (!navegador) throw new Error(COMO_INSTALAR);
      return abreNavegador(navegador);
    });
  });
}
