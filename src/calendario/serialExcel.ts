import { antes, dataCivil, diferencaEmDias, somaDias, type DataCivil } from './dataCivil';

/** The workbook's date system: 1900 (serial 1 = 01/01/1900) or 1904 (serial 0 = 01/01/1904). */
export type SistemaDeDatas = 1900 | 1904;

// Excel's 1900 system has a 29/02/1900 that never existed, at serial 60: days before it count from
// 31/12/1899 and days after it from 30/12/1899.
const FICTICIO = 60;
const ANTES_DO_FICTICIO = dataCivil(1899, 12, 31);
const DEPOIS_DO_FICTICIO = dataCivil(1899, 12, 30);
const MARCO_DE_1900 = dataCivil(1900, 3, 1);
const INICIO_1904 = dataCivil(1904, 1, 1);
const ULTIMO_DIA = dataCivil(9999, 12, 31);

/** The day of a serial number (its fraction is the time of day); undefined when it stands for no real day. */
export function dataDeSerial(serial: number, sistema: SistemaDeDatas): DataCivil | undefined {
  const n = Math.floor(serial);
  const ultimo = serialDeData(ULTIMO_DIA, sistema);
  if (!Number.isFinite(n) || ultimo === undefined || n > ultimo) return undefined;
  if (sistema === 1904) return n < 0 ? undefined : somaDias(INICIO_1904, n);
  if (n < 1 || n === FICTICIO) return undefined;
  return somaDias(n < FICTICIO ? ANTES_DO_FICTICIO : DEPOIS_DO_FICTICIO, n);
}

/** The serial number of a day; undefined when it comes before the first day of the system. */
export function serialDeData(d: DataCivil, sistema: SistemaDeDatas): number | undefined {
  const n =
    sistema === 1904
      ? diferencaEmDias(INICIO_1904, d)
      : diferencaEmDias(antes(d, MARCO_DE_1900) ? ANTES_DO_FICTICIO : DEPOIS_DO_FICTICIO, d);
  return n < (sistema === 1904 ? 0 : 1) ? undefined : n;
}
