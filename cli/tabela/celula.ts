/** A cell in error, by the code that the file keeps (`#N/A`). */
export interface ErroDeCelula {
  readonly erro: string;
}

/** A cell of the person's table, whatever the format of the file. */
export type Celula = string | number | boolean | null | ErroDeCelula;

/** The limit of Excel for the text of one cell. */
export const MAXIMO_DE_CARACTERES = 32_767;

/** The limit of Excel for the rows of a sheet. */
export const MAXIMO_DE_LINHAS = 1_048_576;

/** The limit of Excel for the columns of a sheet. */
export const MAXIMO_DE_COLUNAS = 16_384;

export function ehErroDeCelula(celula: Celula | undefined): celula is ErroDeCelula {
  return typeof celula === 'object' && celula !== null;
}

export function emBranco(celula: Celula | undefined): boolean {
  return celula === undefined || celula === null || (typeof celula === 'string' && celula.trim() === '');
}

const EM_PORTUGUES: Readonly<Record<string, string>> = {
  '#N/A': '#N/D',
  '#VALUE!': '#VALOR!',
  '#NAME?': '#NOME?',
  '#NUM!': '#NÚM!',
  '#NULL!': '#NULO!',
};

/** The code of an error as the Brazilian Excel shows it. */
export function erroEmPortugues(codigo: string): string {
  return EM_PORTUGUES[codigo] ?? codigo;
}
