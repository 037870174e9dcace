/** What stands for Excel's `CustomFunctions` when the formulas run here. */
export class ErroDaFormula extends Error {
  constructor(
    readonly code: string,
    mensagem = '',
  ) {
    super(mensagem);
  }
}

const CODIGOS = {
  invalidValue: '#VALUE!',
  notAvailable: '#N/A',
  divisionByZero: '#DIV/0!',
  invalidNumber: '#NUM!',
  nullReference: '#NULL!',
  invalidName: '#NAME?',
  invalidReference: '#REF!',
} as const;

/** The formulas look for the global of their host when they are called. */
export function instalaAnfitriao(): void {
  Object.assign(globalThis, {
    CustomFunctions: { Error: ErroDaFormula, ErrorCode: CODIGOS, associate: () => undefined },
  });
}
