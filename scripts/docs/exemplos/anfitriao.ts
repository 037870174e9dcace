/** The error of a cell, as the formulas make it. */
export class ErroDeCelula extends Error {
  constructor(
    readonly code: string,
    mensagem = '',
  ) {
    super(mensagem);
  }
}

/** What stands for Excel while the examples run: the formulas look for this global when they are called. */
export function instalaAnfitriao(): void {
  Object.assign(globalThis, {
    CustomFunctions: {
      Error: ErroDeCelula,
      ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' },
      associate: () => undefined,
    },
  });
}
