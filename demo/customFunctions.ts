/** A cell of any type, as Excel hands it. */
export type Celula = string | number | boolean | null | object;
export type Funcao = (...argumentos: readonly unknown[]) => unknown;

/** What Excel knows as error codes, by the names of CustomFunctions.ErrorCode. */
export const ErrorCode = Object.freeze({
  invalidValue: '#VALUE!',
  notAvailable: '#N/A',
  divisionByZero: '#DIV/0!',
  invalidNumber: '#NUM!',
  nullReference: '#NULL!',
  invalidName: '#NAME?',
  invalidReference: '#REF!',
} as const);

export type CodigoDeErro = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The part of Excel's `CustomFunctions` that a bundle of functions may rely on while it loads and runs. */
export function criaCustomFunctions() {
  const associadas = new Map<string, Funcao>();
  class ErroDeCelula {
    constructor(
      readonly code: CodigoDeErro,
      readonly message?: string,
    ) {}
  }
  const CustomFunctions = {
    associate(id: string, funcao: Funcao) {
      associadas.set(id.toUpperCase(), funcao);
    },
    Error: ErroDeCelula,
    ErrorCode,
  };
  return { CustomFunctions, funcoesAssociadas: associadas };
}

export type ExcelFalso = ReturnType<typeof criaCustomFunctions>;
