import type { Regra } from '../../src';
import { brutoDoFato } from '../celulas/brutoDoFato';
import type { Linha } from './chamada';

/**
 * Facts of one row, from the arguments of a formula to those that the rule of the municipality knows. It may look at
 * which cells are blank, at texts and at yes/no, but never at how large a number is: it runs once for all rows of a kind.
 */
export type Adaptacao = (linha: Linha, regra: Regra) => Readonly<Record<string, unknown>>;

/** The adaptation of a formula that has none: each argument is the fact of its name. */
export const diretamente =
  (argumentos: readonly string[]): Adaptacao =>
  (linha, regra) =>
    fatosDaLinha(linha, regra, argumentos);

/**
 * Each argument as the fact of the same name, or the one that the rule says it stands for. An argument that
 * the law of this municipality has no use for is left out.
 */
export function fatosDaLinha(
  linha: Linha,
  regra: Regra,
  argumentos: readonly string[],
): Readonly<Record<string, unknown>> {
  const fatos: Record<string, unknown> = {};
  for (const argumento of argumentos) {
    const nome = regra.argumentos[argumento] ?? argumento;
    const fato = regra.fatos[nome];
    if (!fato) continue;
    const bruto = brutoDoFato(fato, linha.celulas(argumento), linha.dada(argumento));
    if (bruto !== undefined) fatos[nome] = bruto;
  }
  return fatos;
}
