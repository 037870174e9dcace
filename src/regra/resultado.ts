import type { Falha } from './falha';
import type { NomeDeSaida } from './saida';

/** One instalment as it leaves the library: dates as `AAAA-MM-DD`, money as a number. */
export interface ParcelaDoResultado {
  readonly vencimento?: string;
  readonly vencimentoUtil?: string;
  readonly marco?: string;
  readonly valor: number;
}

/** A result in plain values. Money is a number to the centavo, in the currency of the law. */
export type Lancado = { readonly [K in NomeDeSaida]?: number | string | boolean } & {
  readonly parcelas?: readonly ParcelaDoResultado[];
  /** Article that gives the result: of the exemption when exempt, of the rule otherwise. */
  readonly fundamento: string;
};

export type Resultado = Lancado | Falha;

export function falhou(resultado: Resultado): resultado is Falha {
  return 'falha' in resultado;
}
