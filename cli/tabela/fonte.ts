import type { Entrada } from '../lancamento/plano';
import type { Livro, Planilha } from '../xlsx/livro';
import type { PedacoDePlanilha } from '../xlsx/linhasDaPlanilha';

/** A table of the person, opened for reading. */
export interface Fonte {
  readonly formato: 'csv' | 'xlsx';
  /** Bytes that will be read, for the progress bar. */
  readonly tamanho: number;
  /** The workbook that holds it, if one does. */
  readonly livro?: Livro;
  readonly planilha?: Planilha;
  pedacos(avanca: (bytes: number) => void): AsyncGenerator<PedacoDePlanilha>;
  /** How to read its rows. Dates become text where the rows go to a text. */
  entrada(prefixo: string, datasEmTexto: boolean): Entrada;
  fecha(): void;
}
