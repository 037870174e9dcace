/** A block of cells of one sheet, counted from zero. */
export interface Intervalo {
  readonly planilha: string;
  readonly linha: number;
  readonly coluna: number;
  readonly linhas: number;
  readonly colunas: number;
}

/** A cell in error: the code as Excel in English has it, and the host's message if it tells. */
export interface ErroDeCelula {
  readonly erro: string;
  readonly mensagem?: string;
}

export type ValorDeCelula = string | number | boolean | null | ErroDeCelula;

/** What is written in a cell. Text is always text: only `{ formula }` is read as a formula. */
export type Conteudo = string | number | boolean | null | { readonly formula: string };

/** The table around the selection, headings in its first row. */
export interface Regiao {
  readonly intervalo: Intervalo;
  /** Name of the Excel table that it is, if it is one. */
  readonly tabela?: string;
}

export interface TabelaDaPasta {
  readonly nome: string;
  readonly intervalo: Intervalo;
}

/** The formula behind a cell, and the cell that holds it: another one when the value spilled from there. */
export interface FormulaDaCelula {
  readonly formula: string;
  readonly ancora: Intervalo;
}

export interface Escrita {
  readonly intervalo: Intervalo;
  readonly celulas: readonly (readonly Conteudo[])[];
  /** Number format of each column. */
  readonly formatos?: readonly (string | undefined)[];
  /** The cells become new columns at the right of this Excel table. */
  readonly tabela?: string;
}

export interface NovaPlanilha {
  readonly nome: string;
  readonly celulas: readonly (readonly Conteudo[])[];
  /** In pixels. */
  readonly larguras?: readonly number[];
  readonly formatos?: readonly (string | undefined)[];
  /** Rows in bold, from zero. */
  readonly destaques?: readonly number[];
  /** Row of the headings, from zero: it is coloured, frozen and repeated on every page. */
  readonly cabecalho?: number;
  readonly paisagem?: boolean;
  /** Rows before which a new page begins. */
  readonly quebras?: readonly number[];
  /** Makes an Excel table of the headings and the rows under them. */
  readonly tabela?: string;
}

export type Progresso = (feitas: number, total: number) => void;

/**
 * The open workbook, as far as the pane needs it: Excel, or the browser workbook. Formulas are always in the
 * engine's form (comma between arguments, decimal dot, English names).
 */
export interface Planilha {
  readonly nome: string;
  selecao(): Promise<Intervalo | undefined>;
  /** The filled block around the selection; undefined where there is nothing. */
  regiao(): Promise<Regiao | undefined>;
  /** The part of the active sheet that has something. */
  usado(): Promise<Intervalo | undefined>;
  planilhas(): Promise<readonly string[]>;
  tabelas(): Promise<readonly TabelaDaPasta[]>;
  le(intervalo: Intervalo): Promise<ValorDeCelula[][]>;
  /** Empty text where there is no formula. */
  formulas(intervalo: Intervalo): Promise<string[][]>;
  formulaDe(celula: Intervalo): Promise<FormulaDaCelula | undefined>;
  /** Writes in one step of undo. */
  escreve(escrita: Escrita): Promise<void>;
  /** Adds a sheet, shows it, and answers its name: another one when the name was taken. */
  criaPlanilha(nova: NovaPlanilha, progresso?: Progresso): Promise<string>;
  vaiPara(intervalo: Intervalo): Promise<void>;
  /** Calls back after each change of selection; the answer stops it. */
  aoMudarSelecao(ouvinte: () => void): () => void;
}

export function ehErroDeCelula(valor: ValorDeCelula): valor is ErroDeCelula {
  return typeof valor === 'object' && valor !== null;
}
