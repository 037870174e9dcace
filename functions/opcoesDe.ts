import type { Opcoes } from '../src';
import type { AjustesDoLivro } from './tipos';

/** The settings of the workbook as the options of the library. */
export function opcoesDe({ leiAntiga, alternativas, tabelas, sistemaDeDatas }: AjustesDoLivro): Opcoes {
  return {
    ...(leiAntiga ? { leiAntigaDepoisDe1966: true } : {}),
    ...(alternativas ? { alternativas } : {}),
    ...(tabelas ? { tabelas } : {}),
    ...(sistemaDeDatas ? { sistemaDeDatas } : {}),
  };
}
