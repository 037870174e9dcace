import { modulos } from './modulos.gerado';

/** A formula as Excel calls it: each argument a matrix of cells, or null when it was left out. */
export type Formula = (...argumentos: readonly (readonly (readonly unknown[])[] | null)[]) => unknown;

/** Formulas whose name in Excel is not that of the function. */
const OUTRO_NOME: Readonly<Record<string, string>> = { lancarTabela: 'LANCAR' };

/** Every formula by its id in Excel (`IMPOSTO_PREDIAL`); a test holds it against the declarations. */
export const formulas: ReadonlyMap<string, Formula> = new Map(
  modulos.flatMap((modulo) =>
    Object.entries(modulo).map(([nome, formula]) => [idDe(nome), formula as Formula] as const),
  ),
);

function idDe(nome: string): string {
  return OUTRO_NOME[nome] ?? nome.replace(/([A-Z])/g, '_$1').toUpperCase();
}
