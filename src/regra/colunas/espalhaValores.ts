/** Sends the first `n` values to the rows that they belong to, but for those marked in `falhas`. */
export function espalhaValores(
  destino: Float64Array,
  linhas: Int32Array,
  valores: Float64Array,
  falhas: Uint8Array,
  n: number,
): void {
  for (let i = 0; i < n; i += 1) if (falhas[i] === 0) destino[linhas[i] as number] = valores[i] as number;
}
