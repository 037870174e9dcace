import { leBlocoDeCsv } from '../csv/leBlocoDeCsv';
import type { Bloco, LinhaLida } from '../tabela/bloco';
import { criaLeitorDePlanilha } from '../xlsx/leBlocoDePlanilha';
import type { Entrada } from './plano';

/** Reads blocks of rows, whatever the format of the file. */
export function criaLeitor(entrada: Entrada): (bloco: Bloco) => readonly LinhaLida[] {
  return entrada.formato === 'csv'
    ? (bloco) => leBlocoDeCsv(bloco, entrada.separador)
    : criaLeitorDePlanilha(entrada);
}
