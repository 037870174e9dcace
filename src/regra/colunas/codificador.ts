/** A column of a call: one value a row, or one value for all rows. */
export interface ColunaDeFato {
  readonly valores: ArrayLike<unknown>;
  readonly repetida?: boolean;
}

/** Looks at a column block by block and says, in a small whole number, what each row states of the fact. */
export interface Codificador {
  /** Writes the code of each row from `inicio`; answers the code that all have, or `VARIOS`. */
  codifica(inicio: number, n: number, codigos: Uint8Array): number;
}

/** A column of numbers of one call. */
export interface ColunaDeNumeros extends Codificador {
  readonly nome: string;
  /** Copies the numbers of those rows. */
  copia(linhas: Int32Array, n: number, destino: Float64Array): void;
}

/** The fact is missing. */
export const AUSENTE = 0;
/** The row has to be computed by itself. */
export const LINHA_A_LINHA = 255;
/** Codes are below this; more distinct texts than that in one column are computed row by row. */
export const BASE_DE_CODIGOS = 255;
/** The rows of the block have several codes. */
export const VARIOS = -1;
