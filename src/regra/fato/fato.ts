import type { EntregaDeFato } from './entregaDeFato';

/** A fact that a rule asks of the taxpayer: what it is, how it is read, whether the rule can go without it. */
export interface Fato<Entregue, Obrigatorio extends boolean = false> {
  readonly tipo: TipoDeFato;
  /** What it is, in Portuguese, as the panel and the manual show it. */
  readonly titulo: string;
  readonly obrigatorio: Obrigatorio;
  /** In a cell, zero and blank mean that the fact is missing; otherwise both mean the value zero. */
  readonly zeroEhAusente: boolean;
  /** What is accepted, in Portuguese, for messages and the manual. */
  readonly aceita: string;
  /** What a number has to be, so that columns can be checked without reading each value as text. */
  readonly limites?: LimitesDoNumero;
  /** Accepted codes of an enumerated fact. */
  readonly codigos?: readonly CodigoDeFato[];
  /** Parts of each item, when it is an object or a list of objects. */
  readonly partes?: Readonly<Record<string, QualquerFato>>;
  /**
   * Reads what came from a cell or a file.
   * @throws {FatoInvalido} naming the fact, what came and what is accepted
   */
  le(bruto: unknown, nome: string, entrega: EntregaDeFato): Entregue;
  /** The same fact, without which the rule cannot be run. */
  obrigatoria(): Fato<Entregue, true>;
}

export interface LimitesDoNumero {
  readonly minimo?: number;
  readonly maximo?: number;
  readonly positivo?: boolean;
  readonly inteiro?: boolean;
}

export type TipoDeFato =
  | 'dinheiro'
  | 'metros'
  | 'metrosQuadrados'
  | 'numero'
  | 'inteiro'
  | 'percentual'
  | 'ufir'
  | 'simNao'
  | 'enumerado'
  | 'texto'
  | 'data'
  | 'dataHora'
  | 'mes'
  | 'ano'
  | 'lista'
  | 'objeto';

export interface CodigoDeFato {
  readonly codigo: string;
  readonly titulo: string;
  readonly sinonimos: readonly string[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any fact whatever; `unknown` would not be assignable
export type QualquerFato = Fato<any, boolean>;
export type Fatos = Readonly<Record<string, QualquerFato>>;

/** The facts as the formula receives them. */
export type FatosLidos<F extends Fatos> = {
  readonly [K in keyof F]: F[K] extends Fato<infer T, infer O> ? (O extends true ? T : T | undefined) : never;
};
