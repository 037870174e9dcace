import type { Regra } from '../../src';
import type { Adaptacao } from './adaptacao';
import type { Linha } from './chamada';

/** What a cell is, as far as an adaptation looks at it. */
export type Feitio = 'omitida' | 'vazia' | 'numero' | { readonly igualA: string | boolean };

/** From arguments to facts, for all rows whose cells are of one kind. */
export interface Receita {
  /** Facts that are the same in all of them. */
  readonly conhecidos: Readonly<Record<string, unknown>>;
  /** Facts that are the number of an argument, by the place of the argument. */
  readonly numericos: ReadonlyMap<string, number>;
}

type Fatos = Readonly<Record<string, unknown>>;

/**
 * Runs an adaptation with numbers that stand for those of the rows, and sees in which facts they end up. It moves
 * numbers from arguments to facts, and may look at which are blank, at texts and at yes/no, but never at how large
 * a number is. Undefined for one that makes other numbers of them, or lists.
 */
export function receitaDe(
  regra: Regra,
  nomes: readonly string[],
  feitios: readonly Feitio[],
  adapta: Adaptacao,
): Receita | undefined {
  // Spaces alone are a blank cell, which only the row by itself knows.
  if (feitios.some((feitio) => typeof feitio === 'object' && String(feitio.igualA).trim() === ''))
    return undefined;
  const conhecidos: Record<string, unknown> = {};
  const numericos = new Map<string, number>();
  try {
    const [uma, outra] = [1, 2].map((vez): Fatos => adapta(linhaSimbolica(nomes, feitios, vez), regra));
    for (const [nome, valor] of Object.entries(uma ?? {})) {
      if (valor === undefined) continue;
      const posicao = nomes.findIndex((_, i) => valor === simbolo(i, 1) && outra?.[nome] === simbolo(i, 2));
      if (posicao >= 0) numericos.set(nome, posicao);
      else if ((typeof valor === 'string' || typeof valor === 'boolean') && valor === outra?.[nome])
        conhecidos[nome] = valor;
      else return undefined;
    }
  } catch {
    return undefined; // its own message comes when the row is computed
  }
  return { conhecidos, numericos };
}

/** A number that no cell has, one for each argument and time. */
const simbolo = (posicao: number, vez: number): number => (posicao + 1 + vez * 100) * 1e-300;

function linhaSimbolica(nomes: readonly string[], feitios: readonly Feitio[], vez: number): Linha {
  const celula = (nome: string): string | boolean | number | null => {
    const posicao = nomes.indexOf(nome);
    const feitio = feitios[posicao] ?? 'omitida';
    if (typeof feitio === 'object') return feitio.igualA;
    return feitio === 'numero' ? simbolo(posicao, vez) : null;
  };
  return {
    celula,
    celulas: (nome) => [celula(nome)],
    dada: (nome) => (feitios[nomes.indexOf(nome)] ?? 'omitida') !== 'omitida',
  };
}
