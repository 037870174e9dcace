import { DataInexistente } from '../calendario/dataCivil';

/** The facts are wrong (`#VALOR!`). The message names the fact, what came and what is accepted. */
export class FatoInvalido extends Error {
  constructor(
    readonly fato: string,
    readonly explicacao: string,
  ) {
    super(`${fato}: ${explicacao}`);
  }
}

/** The law has no answer (`#N/D`). */
export class SemResposta extends Error {}

/** What a failed calculation gives back. */
export interface Falha {
  readonly falha: 'VALOR' | 'ND';
  readonly motivo: string;
  /** The fact that is wrong, when it is one. */
  readonly fato?: string;
}

/** Turns what a rule threw into a `Falha`; anything else is a fault of ours and goes on. */
export function falhaDe(erro: unknown): Falha {
  if (erro instanceof FatoInvalido) return { falha: 'VALOR', motivo: erro.message, fato: erro.fato };
  if (erro instanceof SemResposta) return { falha: 'ND', motivo: erro.message };
  // A count of days that runs past the calendar comes from a date that nobody meant.
  if (erro instanceof DataInexistente)
    return { falha: 'VALOR', motivo: `data fora do calendário: ${erro.message}` };
  throw erro;
}
