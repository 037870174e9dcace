/** The class of the host, as the platform documents it: enough for functions that run outside Excel. */
class ErroDeTeste extends Error {
  constructor(
    readonly code: string,
    override readonly message: string = '',
  ) {
    super(message);
  }
}

export function instalaHospedeiro(): void {
  Object.assign(globalThis, {
    CustomFunctions: {
      Error: ErroDeTeste,
      ErrorCode: {
        invalidValue: '#VALUE!',
        notAvailable: '#N/A',
        divisionByZero: '#DIV/0!',
        invalidNumber: '#NUM!',
        nullReference: '#NULL!',
        invalidName: '#NAME?',
        invalidReference: '#REF!',
      },
      associate: () => undefined,
    },
  });
}

/** A cell as a test reads it: the value, or `#VALUE!: message`. */
export function lida(celula: unknown): unknown {
  return celula instanceof ErroDeTeste ? `${celula.code}: ${celula.message}` : celula;
}

/** A spilled result as a test reads it. */
export function lidas(resultado: readonly (readonly unknown[])[]): unknown[][] {
  return resultado.map((linha) => linha.map(lida));
}
