import { type Argumento, type Celula, celulaDe } from './celula';

/** An argument seen row by row: one value repeated, or one row after another. */
export interface Coluna {
  /** 1 for a single value, which repeats. */
  readonly altura: number;
  /** Cells in each row. */
  readonly largura: number;
  /** The argument was given, even if its cell is blank. */
  readonly dada: boolean;
  /** The cells of a row: more than one only when the range has several columns. */
  linha(indice: number): readonly Celula[];
  /** First cell of each row, as it came. */
  brutos(): readonly unknown[];
}

const AUSENTE: Coluna = { altura: 1, largura: 1, dada: false, linha: () => [null], brutos: () => [null] };

/** Reads an argument. A range of one row and several columns is read as a column when `emLinha`. */
export function colunaDe(argumento: Argumento, emLinha = false): Coluna {
  if (argumento === null || argumento === undefined) return AUSENTE;
  // A host, or a test, may hand a scalar as it is.
  const matriz: readonly (readonly unknown[])[] = Array.isArray(argumento) ? argumento : [[argumento]];
  const linhas = emLinha && matriz.length === 1 ? (matriz[0] ?? []).map((valor) => [valor]) : matriz;
  if (linhas.length === 0) return AUSENTE;
  const largura = linhas[0]?.length ?? 1;
  const unica = linhas.length === 1 ? (linhas[0] ?? []).map(celulaDe) : undefined;
  let brutos: readonly unknown[] | undefined;
  return {
    altura: linhas.length,
    largura,
    dada: true,
    linha: (indice) => unica ?? (linhas[indice] ?? []).map(celulaDe),
    brutos: () => (brutos ??= linhas.map((linha) => linha[0])),
  };
}

/** The height that all arguments share, or a message saying which differ. */
export function alturaComum(
  colunas: ReadonlyMap<string, Coluna>,
): { readonly altura: number } | { readonly erro: string } {
  let dona: string | undefined;
  let altura = 1;
  for (const [nome, coluna] of colunas) {
    if (coluna.altura === 1) continue;
    if (dona === undefined) {
      dona = nome;
      altura = coluna.altura;
    } else if (coluna.altura !== altura) {
      return {
        erro: `${dona} tem ${altura} linhas e ${nome} tem ${coluna.altura}; use intervalos da mesma altura`,
      };
    }
  }
  return { altura };
}
