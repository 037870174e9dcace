/** The part of fast-formula-parser that is used here; the package brings no types. */
declare module 'fast-formula-parser' {
  export interface ReferenciaDeCelula {
    readonly sheet: string;
    readonly row: number;
    readonly col: number;
  }

  interface Canto {
    readonly row: number | null;
    readonly col: number | null;
  }

  export interface ReferenciaDeIntervalo {
    readonly sheet: string;
    readonly from: Canto;
    readonly to: Canto;
  }

  /** An argument as a function receives it. */
  export interface ArgumentoDoParser {
    readonly value: unknown;
    readonly omitted?: boolean;
  }

  export class FormulaError extends Error {
    constructor(codigo: string, mensagem?: string);
    readonly error: string;
  }

  export default class FormulaParser {
    static readonly FormulaError: typeof FormulaError;
    constructor(configuracao: {
      readonly functions: Readonly<Record<string, (...argumentos: ArgumentoDoParser[]) => unknown>>;
      onCell(referencia: ReferenciaDeCelula): unknown;
      onRange(referencia: ReferenciaDeIntervalo): unknown[][];
      onVariable(nome: string): unknown;
    });
    parse(formula: string, posicao: ReferenciaDeCelula, matriz: boolean): unknown;
  }
}
