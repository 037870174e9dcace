import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What a cell is declared to show: a number, a text, a date `AAAA-MM-DD`, TRUE or FALSE, `#N/D`, `#VALOR!`. */
export type Esperado = number | string | boolean;

/** An example as it is typed in a Brazilian Excel, with the value worked out by hand. */
export interface Exemplo {
  readonly formula: string;
  /** One cell, or the rows of a result that spills. */
  readonly da: Esperado | readonly (readonly Esperado[])[];
  /** The arithmetic from the law. */
  readonly conta: string;
  /** The worked case of `test/casos` that it comes from. */
  readonly caso?: string;
}

const PASTA = resolve(__dirname, '../../../docs/exemplos');

/** The examples of every formula, from `docs/exemplos/*.json`. */
export function leExemplos(): ReadonlyMap<string, readonly Exemplo[]> {
  return new Map(
    readdirSync(PASTA)
      .filter((nome) => nome.endsWith('.json'))
      .flatMap((nome) =>
        Object.entries(JSON.parse(readFileSync(join(PASTA, nome), 'utf8')) as Record<string, Exemplo[]>),
      ),
  );
}
