import { carregaFormulas } from '../formulas';

/** In a process that has done nothing else: milliseconds to load functions.js, and then to its first result. */
export function carga(arquivo: string): { readonly carregarMs: number; readonly primeiroMs: number } {
  const inicio = performance.now();
  const { formula, argumentos } = carregaFormulas(arquivo);
  const carregado = performance.now();
  const chamada = argumentos('IMPOSTO_PREDIAL', { valorLocativo: [[6000]], ocupacao: [['PROPRIETARIO']] });
  const antes = performance.now();
  const [[valor] = []] = formula('IMPOSTO_PREDIAL')(...chamada);
  const primeiroMs = performance.now() - antes;
  // 8% × 6.000,00
  if (valor !== 480) throw new Error(`o primeiro resultado foi ${String(valor)}`);
  return { carregarMs: carregado - inicio, primeiroMs };
}
