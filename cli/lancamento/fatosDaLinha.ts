import type { Regra } from '../../src';
import type { QualquerFato } from '../../src/regra/fato/fato';
import { type Celula, ehErroDeCelula, emBranco, type ErroDeCelula } from '../tabela/celula';
import { semDuvidaDeMilhar } from '../tabela/semDuvidaDeMilhar';
import type { Plano } from './plano';

/** What a row says to the rule: facts, a cell in error, or nothing at all. */
export type FatosDaLinha = { readonly fatos: Readonly<Record<string, unknown>> } | ErroDeCelula | undefined;

const ZERO = /^[-+]?0+(?:[.,]0+)?$/;
const NUMERICOS = new Set([
  'dinheiro',
  'metros',
  'metrosQuadrados',
  'numero',
  'inteiro',
  'percentual',
  'ufir',
]);

type DoPlano = Pick<Plano, 'colunas' | 'constantes' | 'decimal'>;

/**
 * Reads the facts of a row as `TRIB.LANCAR` does: a blank and a zero say the same of a fact, which declares
 * whether that means missing or zero. A zero in a CSV, which is text, is a zero all the same.
 */
export function criaLeitorDeFatos(
  regra: Regra,
  plano: DoPlano,
): (celulas: readonly Celula[]) => FatosDaLinha {
  const colunas = plano.colunas.flatMap((nome, indice) => {
    const fato = nome === undefined ? undefined : regra.fatos[nome];
    return nome !== undefined && fato ? [{ indice, nome, fato }] : [];
  });
  return (celulas) => {
    const fatos: Record<string, unknown> = { ...plano.constantes };
    let algo = false;
    for (const { indice, nome, fato } of colunas) {
      const celula = celulas[indice] ?? null;
      if (ehErroDeCelula(celula)) return celula;
      const nada =
        emBranco(celula) || celula === 0 || (typeof celula === 'string' && ZERO.test(celula.trim()));
      if (!nada) {
        algo = true;
        fatos[nome] = brutoDe(celula, fato, plano);
      } else if (!fato.zeroEhAusente) fatos[nome] = 0;
    }
    return algo ? { fatos } : undefined;
  };
}

function brutoDe(celula: Celula, { tipo }: QualquerFato, { decimal }: DoPlano): unknown {
  if (typeof celula === 'string') return NUMERICOS.has(tipo) ? semDuvidaDeMilhar(celula, decimal) : celula;
  return celula;
}
