/** Empty columns for the results of a run. */
export function colunas(n: number, quantas: 2): [Float64Array, Float64Array];
export function colunas(n: number, quantas: 3): [Float64Array, Float64Array, Float64Array];
export function colunas(n: number, quantas: number): Float64Array[] {
  return Array.from({ length: quantas }, () => new Float64Array(n));
}
