import { dataIso } from '../../src/calendario';
import { leData } from '../../src/regra/fato/datas';
import { Recusa } from '../recusa';

/** A year (the law on 1 January) or a day (the law on it). */
export type Quando = { readonly exercicio: number } | { readonly data: string };

/** Reads `--exercicio`: a year or a date. */
export function leQuando(texto: string): Quando {
  const limpo = texto.trim();
  if (/^\d{4}$/.test(limpo)) return { exercicio: Number(limpo) };
  const data = leData(limpo);
  if (!data)
    throw new Recusa(`exercício: veio "${limpo}"; aceita-se um ano, como 1952, ou uma data, como 31/03/1952`);
  return { data: dataIso(data) };
}

export function mostraQuando(quando: Quando): string {
  if ('exercicio' in quando) return `exercício ${quando.exercicio}`;
  const [ano, mes, dia] = quando.data.split('-');
  return `lei de ${dia}/${mes}/${ano}`;
}
