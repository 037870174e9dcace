import type { SistemaDeDatas } from '../calendario/serialExcel';
import type { CodigoMunicipio } from '../norma/municipio';
import type { LinhaComplementar } from './conta/contexto';

/** Choices of the assessor that hold for the whole workbook. */
export interface Opcoes {
  /** Tables that the source lacks. */
  readonly tabelas?: readonly LinhaComplementar[];
  /** Readings whose alternative is to be used: `ALEGRE:L-23`, or `L-23` where the municipality is plain. */
  readonly alternativas?: readonly string[];
  /** Keep the four tax codes on after 1966. */
  readonly leiAntigaDepoisDe1966?: boolean;
  /** How the numbers that stand for dates are counted; absent, from 1900. */
  readonly sistemaDeDatas?: SistemaDeDatas;
}

/** A request to the library. `exercicio` is a year (the law on 1 January); `data` (AAAA-MM-DD) is a day. */
export interface Pedido {
  readonly municipio: CodigoMunicipio | (string & {});
  readonly exercicio?: number;
  readonly data?: string;
  readonly regra: string;
  readonly fatos: Readonly<Record<string, unknown>>;
  readonly opcoes?: Opcoes;
}
