import type { Leitura } from '../../../norma/leitura';
import { G40, G46, G53 } from '../leituras';
import { naoSeLe } from '../leituras/leitura';

/** Columns of the table, in its order. */
export const COLUNAS = ['DIA', 'TRIMESTRE', 'SEMESTRE', 'ANO'] as const;

/** One row of the table of hawkers: what is sold, under which names people ask for it, and the four values. */
export interface Produto {
  /** Title and synonyms. */
  readonly nomes: readonly [string, ...string[]];
  readonly valores: readonly (string | null)[];
  readonly trechos: readonly string[];
  readonly duvida?: Leitura;
  readonly motivo?: string;
}

type Valores = readonly [dia: string | null, trimestre: string, semestre: string, ano: string];

/** A row read whole or in part; the day that is missing is never deduced from the rest. */
export function produto(
  nomes: readonly [string, ...string[]],
  valores: Valores,
  trechos: readonly string[],
  duvida?: Leitura,
): Produto {
  return {
    nomes,
    valores,
    trechos,
    ...(duvida ? { duvida } : {}),
    ...(valores[0] === null ? { motivo: `coluna do dia: ${naoSeLe(G46)}` } : {}),
  };
}

/** A row whose values are placed by the order of the blocks alone. */
export const pelaOrdem = (
  nomes: readonly [string, ...string[]],
  valores: Valores,
  trechos: readonly string[],
): Produto => produto(nomes, valores, trechos, G40);

/** A row that answers no column. */
export function semLeitura(
  nomes: readonly [string, ...string[]],
  trecho: string,
  porque: Leitura = G53,
): Produto {
  return { nomes, valores: [null, null, null, null], trechos: [trecho], motivo: naoSeLe(porque) };
}
