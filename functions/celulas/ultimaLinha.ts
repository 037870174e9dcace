import type { Argumento } from './celula';

/**
 * Height up to the last row with something in it. A reference to whole columns (1,048,576 rows) is cut
 * there, so that it costs what the data cost.
 */
export function alturaComDados(argumentos: Iterable<Argumento>): number {
  let altura = 0;
  for (const argumento of argumentos) {
    if (!Array.isArray(argumento)) continue;
    const matriz = argumento as readonly (readonly unknown[])[];
    let ultima = matriz.length;
    while (ultima > altura && matriz[ultima - 1]?.every(vazia)) ultima -= 1;
    altura = Math.max(altura, ultima);
  }
  return altura;
}

/** A blank comes as null on the web and as 0 on the desktop. */
function vazia(valor: unknown): boolean {
  return valor === null || valor === undefined || valor === '' || valor === 0;
}
