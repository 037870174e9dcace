import type { DataCivil } from '../../src/calendario';
import { leData } from '../../src/regra/fato/datas';
import { ponte } from '../ponte';
import type { Celula } from './celula';

/** The day that a cell holds, as text or as a number of the workbook's own date system. */
export function leDataDaCelula(celula: Celula): DataCivil | undefined {
  return leData(celula, ponte.ajustes().sistemaDeDatas);
}
