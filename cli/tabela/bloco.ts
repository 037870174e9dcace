import type { Celula } from './celula';

/** Some whole rows of a file, still as text: what goes to a thread at a time. */
export interface Bloco {
  readonly texto: string;
  readonly linhas: number;
  /** Number of the first row in the file. */
  readonly primeira: number;
}

/** A row that was read. */
export interface LinhaLida {
  readonly numero: number;
  readonly celulas: readonly Celula[];
  /** Where its XML is in the text of the block. */
  readonly xml?: { readonly inicio: number; readonly fim: number };
}

/** Rows among which the headings are looked for; they come one by one. */
export const PRIMEIRAS_LINHAS = 30;

/** Size of a block, in characters. */
export const TAMANHO_DO_BLOCO = 64 * 1024;
