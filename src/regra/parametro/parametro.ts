import type { DataCivil } from '../../calendario/dataCivil';
import type { Citacao } from '../../norma/norma';
import type { Leitura } from '../../norma/leitura';
import type { EntregaDeParametro } from './entregaDeParametro';

/** A figure of the law: each wording of it, dated, cited, and tied to the words that carry it. */
export interface Parametro<T> {
  readonly versoes: readonly [VersaoDeParametro<T>, ...VersaoDeParametro<T>[]];
}

export interface VersaoDeParametro<T> {
  /** First day of this wording; it lasts until the next one begins. */
  readonly desde: DataCivil;
  readonly citacao: Citacao;
  /** The few words of the source that carry the figure, as the source has them. */
  readonly trechos: readonly string[];
  /** Doubtful readings behind the figure. */
  readonly leituras: readonly Leitura[];
  /** The figure as an assessor reads it: `8%`, `Cr$ 100,00`. */
  readonly descricao: string;
  /** Rows, when the figure is a table, for `TRIB.TABELA`, the panel and the manual. */
  readonly linhas?: readonly LinhaDescrita[];
  entrega(entrega: EntregaDeParametro): T;
}

export interface LinhaDescrita {
  readonly codigo: string;
  readonly titulo: string;
  /** Values as text, in the order of `colunas`; null where the source cannot be read. */
  readonly valores: readonly (string | null)[];
  readonly colunas: readonly string[];
}

/** A doubt about a figure: the reading, and the value that the other reading gives, if it computes. */
export type Duvida = Leitura | { readonly leitura: Leitura; readonly alternativa: string };

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any figure whatever
export type QualquerParametro = Parametro<any>;
export type Parametros = Readonly<Record<string, QualquerParametro>>;

/** The figures as the formula receives them, in the wording of the exercise. */
export type ParametrosEntregues<P extends Parametros> = {
  readonly [K in keyof P]: P[K] extends Parametro<infer T> ? T : never;
};
