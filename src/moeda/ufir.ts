import { dataIso, lerDataIso, type DataCivil } from '../calendario';
import type { CodigoMoeda } from './moedas';
import { ufirTabela, type SerieUfir } from './ufirTabela';

export interface Ufir {
  /** Decimal text, as published: `0.6767`. */
  readonly valor: string;
  readonly moeda: CodigoMoeda;
  readonly de: DataCivil;
  readonly ate: DataCivil;
  readonly periodicidade: SerieUfir['periodicidade'];
  readonly norma: string;
  readonly fonte: string;
}

/** A date of the table of the UFIR, all of which a test reads. */
export const dataDaTabela = (iso: string): DataCivil => lerDataIso(iso) as DataCivil;

/** The UFIR of a day; undefined before 1992-01-01 and after 2000-10-26, when there was none. */
export function ufirEm(data: DataCivil): Ufir | undefined {
  const iso = dataIso(data); // AAAA-MM-DD sorts as text
  for (const { periodos, moeda, periodicidade, norma } of ufirTabela) {
    for (const [de, ate, valor, fonte] of periodos) {
      if (iso >= de && iso <= ate) {
        return { valor, moeda, de: dataDaTabela(de), ate: dataDaTabela(ate), periodicidade, norma, fonte };
      }
    }
  }
  return undefined;
}
