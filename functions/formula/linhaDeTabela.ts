import { casaCabecalho, type Casamento } from '../../src/cabecalho';
import type { Regra } from '../../src';
import { type Argumento, celulaDe, ehErro, matrizDe } from '../celulas/celula';
import { brutoDoFato } from '../celulas/brutoDoFato';

/** A table of the assessor, matched to the facts of a rule. */
export interface LinhaDeTabela {
  /** Facts of the row, or undefined when there is nothing in it. */
  readonly fatos: Readonly<Record<string, unknown>> | undefined;
  readonly erro?: CustomFunctions.Error;
}

/** Which fact each column gives. */
export function colunasDaTabela(cabecalho: Argumento, regra: Regra): Casamento {
  return casaCabecalho((matrizDe(cabecalho)[0] ?? []).map(celulaDe), regra.fatos);
}

/** Reads one row of the table by its headings. */
export function linhaDeTabela(celulas: readonly unknown[], colunas: Casamento, regra: Regra): LinhaDeTabela {
  const fatos: Record<string, unknown> = {};
  let algo = false;
  for (const [i, nome] of colunas.entries()) {
    const fato = nome === undefined ? undefined : regra.fatos[nome];
    if (nome === undefined || !fato) continue;
    const celula = celulaDe(celulas[i]);
    if (ehErro(celula)) return { fatos: undefined, erro: celula };
    if (celula !== null && celula !== 0) algo = true;
    const bruto = brutoDoFato(fato, [celula], true);
    if (bruto !== undefined) fatos[nome] = bruto;
  }
  return { fatos: algo ? fatos : undefined };
}
