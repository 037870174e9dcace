import type { SistemaDeDatas } from '../src/calendario';
import type { LinhaComplementar } from '../src/regra';

/** What the workbook says once for all its formulas; a formula's own arguments win over it. */
export interface AjustesDoLivro {
  /** Key of the municipality: `ALEGRE`. */
  readonly municipio?: string;
  /** A year, or a date `AAAA-MM-DD`. */
  readonly exercicio?: number | string;
  /** The assessor turned on the codes of before 1967 for exercises after it. */
  readonly leiAntiga?: boolean;
  /** Ids of the doubtful readings whose alternative the assessor chose. */
  readonly alternativas?: readonly string[];
  /** Rows of the complementary tables that were read from the workbook. */
  readonly tabelas?: readonly LinhaComplementar[];
  /** How its cells count dates, as the host tells each time that it is opened; absent, from 1900. */
  readonly sistemaDeDatas?: SistemaDeDatas;
}

/** A change of settings: an absent key stays as it is, `null` takes the choice away. */
export type MudancaDeAjustes = {
  readonly [C in keyof AjustesDoLivro]?: AjustesDoLivro[C] | null | undefined;
};

/** What holds the open workbook: Excel, or the browser workbook of `demo/`. */
export interface Hospedeiro {
  readonly nome: string;
  leAjustes(): AjustesDoLivro | Promise<AjustesDoLivro>;
  /** Absent in a host whose workbooks are all of the 1900 system. */
  leSistemaDeDatas?(): SistemaDeDatas | Promise<SistemaDeDatas>;
  gravaAjustes(ajustes: AjustesDoLivro): void | Promise<void>;
  recalcula(): void | Promise<void>;
}

/** A municipality as the pane offers it. */
export interface OpcaoDeMunicipio {
  readonly codigo: string;
  readonly nome: string;
  /** The exercises for which its law answers. */
  readonly exercicios: { readonly de: number; readonly ate?: number };
}

/** The global `Lancador` of `functions.js`: all that pane and host may touch of the functions' bundle. */
export interface Ponte {
  readonly versao: string;
  readonly municipios: readonly OpcaoDeMunicipio[];
  ajustes(): AjustesDoLivro;
  /** What was left out of the settings of the workbook because it could not be read, in words for the assessor. */
  problemas(): readonly string[];
  /** Saves in the workbook and recalculates, when something did change. */
  mudaAjustes(mudanca: MudancaDeAjustes): Promise<void>;
  /** Calls back after each change; the answer stops it. */
  aoMudar(ouvinte: (ajustes: AjustesDoLivro) => void): () => void;
  /** Takes the host's saved settings, and recalculates if they differ from those in use. */
  conecta(hospedeiro: Hospedeiro): Promise<void>;
  recalcula(): Promise<void>;
}

/** A closed list that Excel completes while the formula is typed (`enums` of functions.json). */
export interface Enumeracao {
  readonly id: string;
  readonly valores: readonly { readonly valor: string; readonly descricao: string }[];
  /** Where it applies: `IMPOSTO_PREDIAL.ocupacao`, or `*.municipio` for that parameter of every formula. */
  readonly parametros: readonly string[];
}
