import type { EntregaDeFato } from './entregaDeFato';
import type { CodigoDeFato, Fato, LimitesDoNumero, QualquerFato, TipoDeFato } from './fato';

interface Definicao<T> {
  readonly tipo: TipoDeFato;
  readonly titulo: string;
  readonly aceita: string;
  readonly zeroEhAusente?: boolean;
  readonly limites?: LimitesDoNumero;
  readonly partes?: Readonly<Record<string, QualquerFato>>;
  readonly codigos?: readonly CodigoDeFato[];
  le(bruto: unknown, nome: string, entrega: EntregaDeFato): T;
}

/** Builds a fact, optional until `obrigatoria()` is called. */
export function fatoSimples<T>(definicao: Definicao<T>): Fato<T> {
  const monta = <O extends boolean>(obrigatorio: O): Fato<T, O> => ({
    zeroEhAusente: false,
    ...definicao,
    obrigatorio,
    obrigatoria: () => monta(true),
  });
  return monta(false);
}
