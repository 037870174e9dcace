export type Formato = 'texto' | 'centro' | 'inteiro' | 'medida' | 'dinheiro' | 'ano';

export interface Coluna {
  readonly titulo: string;
  /** In pixels. */
  readonly largura: number;
  readonly formato: Formato;
  /** Formula of the column as a Brazilian types it, with `{linha}` for the row: `=TRIB.X(B{linha}; ; "A")`. */
  readonly formula?: string;
  /** Adds a sum at the foot. */
  readonly somar?: boolean;
}

/** A sample cadastre: one sheet of the browser workbook. Row 1 is the header, data begin in row 2. */
export interface Amostra {
  /** Name of the sheet. */
  readonly planilha: string;
  readonly colunas: readonly Coluna[];
  /** Cells of the columns without formula, in order. `null` is a blank cell. */
  readonly linhas: readonly (readonly (string | number | boolean | null)[])[];
}
