import type { Alvo } from '../pedido/alvo';
import type { EstilosDaPlanilha } from '../xlsx/estilos';
import type { TextosCompartilhados } from '../xlsx/textosCompartilhados';

/** How the rows come. */
export type Entrada =
  | { readonly formato: 'csv'; readonly separador: string }
  | {
      readonly formato: 'xlsx';
      readonly prefixo: string;
      readonly textos: TextosCompartilhados;
      readonly sistema: 1900 | 1904;
      /** Styles that show a number as a date; needed only where the number becomes text. */
      readonly estilosDeData: ReadonlySet<number>;
    };

/** How the rows go. */
export type Saida =
  | {
      readonly formato: 'csv';
      readonly separador: string;
      readonly decimal: Decimal;
      readonly largura: number;
    }
  /** Cells put into the rows of the sheet that came, which is otherwise left as it is. */
  | { readonly formato: 'acrescimo'; readonly primeiraColuna: number; readonly estilos: EstilosDaPlanilha }
  /** Rows of a new sheet. */
  | { readonly formato: 'planilha'; readonly largura: number; readonly estilos: EstilosDaPlanilha }
  /** Nothing but the differences to what a column holds, as rows of a CSV. */
  | { readonly formato: 'diferencas'; readonly coluna: number };

export type Decimal = ',' | '.';

/** All that a thread needs to compute blocks of rows. It goes to worker threads, so it is plain data. */
export interface Plano {
  readonly alvo: Alvo;
  /** Fact that each column gives. */
  readonly colunas: readonly (string | undefined)[];
  /** Facts that are the same in all rows. */
  readonly constantes: Readonly<Record<string, string>>;
  /** How to read a number that has two readings; undefined refuses it. */
  readonly decimal: Decimal | undefined;
  /** Instalments that have columns. */
  readonly pares: number;
  readonly entrada: Entrada;
  readonly saida: Saida;
}
