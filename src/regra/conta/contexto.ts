import type { DataCivil } from '../../calendario/dataCivil';
import type { SistemaDeDatas } from '../../calendario/serialExcel';
import type { CodigoMunicipio } from '../../norma/municipio';

/** What the run knows besides the facts. */
export interface Contexto {
  readonly municipio: CodigoMunicipio;
  readonly exercicio: number;
  /** Day whose law counts: 1 January of the exercise, or the date given. */
  readonly dia: DataCivil;
  /** Symbol of the currency of the law's own amounts; absent, `Cr$`. */
  readonly simbolo?: string;
  /** The request gave a date and not only an exercise. */
  readonly comData: boolean;
  /** Tables that the source lacks, supplied by the assessor. */
  readonly tabelas: readonly LinhaComplementar[];
  /** Ids of the readings whose alternative the assessor chose. */
  readonly alternativas: ReadonlySet<string>;
  /** How the numbers that stand for dates are counted; absent, from 1900. */
  readonly sistemaDeDatas?: SistemaDeDatas;
}

/** One row of the sheet of complementary tables. */
export interface LinhaComplementar {
  readonly municipio: CodigoMunicipio;
  readonly tabela: string;
  readonly item: string;
  readonly unidade: string;
  readonly valor: number | string;
  readonly desde: DataCivil;
  readonly fonte: string;
}
