import { casaCabecalho } from '../../src/cabecalho';
import type { Regra } from '../../src';

/** Which column of the table gives each fact. A fact without a column is absent. */
export type Mapa = Readonly<Record<string, number>>;

/** What the headings say by themselves. */
export function mapaDosTitulos(titulos: readonly string[], regra: Regra): Mapa {
  const mapa: Record<string, number> = {};
  casaCabecalho(titulos, regra.fatos).forEach((fato, coluna) => {
    if (fato !== undefined) mapa[fato] = coluna;
  });
  return mapa;
}

export function iguais(a: Mapa, b: Mapa): boolean {
  const chaves = Object.keys(a);
  return chaves.length === Object.keys(b).length && chaves.every((fato) => a[fato] === b[fato]);
}

/** Titles of the facts that the rule cannot go without and that no column gives. */
export function faltam(regra: Regra, mapa: Mapa): readonly string[] {
  return Object.entries(regra.fatos)
    .filter(([fato, { obrigatorio }]) => obrigatorio && mapa[fato] === undefined)
    .map(([, { titulo }]) => titulo);
}
