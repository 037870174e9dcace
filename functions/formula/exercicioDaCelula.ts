import { dataIso, type SistemaDeDatas } from '../../src/calendario';
import { leData } from '../../src/regra/fato/datas';
import type { Celula } from '../celulas/celula';

/** A year (the law on 1 January) or a day (the law on it), as the library asks for it. */
export type Quando = { readonly exercicio: number } | { readonly data: string };

const ULTIMO_ANO = 2200;

/** Reads the argument `exercicio`: a year up to 2200, or a date as serial number or text. */
export function exercicioDaCelula(celula: Celula, sistema?: SistemaDeDatas): Quando | undefined {
  if (typeof celula === 'number') {
    if (celula <= ULTIMO_ANO) return { exercicio: celula };
    const data = leData(celula, sistema);
    return data ? { data: dataIso(data) } : { exercicio: celula };
  }
  if (typeof celula !== 'string') return undefined;
  const texto = celula.trim();
  if (/^\d{4}$/.test(texto)) return { exercicio: Number(texto) };
  const data = leData(texto);
  return data ? { data: dataIso(data) } : { data: texto };
}
