import { dataIso, lerDataIso, serialDeData } from '../../src/calendario';
import { ponte } from '../ponte';

/** What goes back to a cell. NaN and the like would silently show as 0, so nothing but these gets out. */
export type ValorDeExcel = number | string | boolean | CustomFunctions.Error | CartaoDeExcel;

/** A number that opens a card. */
export interface CartaoDeExcel {
  readonly type: 'Double';
  readonly basicValue: number;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly [outro: string]: unknown;
}

/** A result in plain values as a cell shows it: dates become serial numbers of the workbook's date system. */
export function valorParaExcel(valor: unknown): ValorDeExcel {
  if (typeof valor === 'string') {
    const data = lerDataIso(valor);
    return data ? (serialDeData(data, ponte.ajustes().sistemaDeDatas ?? 1900) ?? dataIso(data)) : valor;
  }
  if (typeof valor === 'boolean') return valor;
  if (typeof valor === 'number' && Number.isFinite(valor)) return valor;
  return '';
}
