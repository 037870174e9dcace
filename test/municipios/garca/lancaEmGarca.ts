import { criaLancaEm, type Fatos } from '../lancaEm';

export type { Fatos } from '../lancaEm';

/** Garça in 1952. */
export const {
  lanca: lancaEmGarca,
  avisos: avisosEmGarca,
  memoria: memoriaEmGarca,
} = criaLancaEm('GARCA', 1952);

/** Readings whose notice the assessment leaves, as `G-23`. */
export function duvidasEmGarca(regra: string, fatos: Fatos, quando?: number | string): readonly string[] {
  return avisosEmGarca(regra, fatos, quando)
    .flatMap((aviso) => /^G-\d+/.exec(aviso) ?? [])
    .sort();
}

export const FATO_ERRADO = { falha: 'VALOR' };
export const SEM_RESPOSTA = { falha: 'ND' };
export const ISENTO = { isento: true, valor: 0 };
export const NAO_INCIDE = { incide: false, valor: 0 };
