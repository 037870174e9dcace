import type { Ponte } from '../functions/tipos';
import type { Resolvedor } from './calculo/resolvedor';
import type { FuncaoDeclarada } from './formula/funcaoDeclarada';
import type { Planilha } from './planilha/planilha';

/** What every place of the pane works with. */
export interface Contexto {
  readonly ponte: Ponte;
  readonly resolvedor: Resolvedor;
  /** The open workbook: it comes after the pane, which shows the rules without it. */
  readonly planilha: Promise<Planilha>;
  /** Address of the site of the manual, with its bar at the end. */
  readonly site: string;
  funcoes(): Promise<readonly FuncaoDeclarada[]>;
}

/** One of the four places. It is built when it is first shown. */
export interface Lugar {
  readonly elemento: HTMLElement;
  aoMostrar?(): void;
}
