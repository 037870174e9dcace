import type { Opcoes, Resultado } from '../../../src';
import { criaLancaEm, type Fatos } from '../lancaEm';

/** Limeira do Oeste in 1995, the first whole year of the law. */
export const { lanca: lancaEmLimeira, memoria: memoriaEmLimeira } = criaLancaEm('LIMEIRA_DO_OESTE', 1995);

/** What the code demands. */
export const exige = (requisito: string, fatos: Fatos = {}, opcoes: Opcoes = {}): Resultado =>
  lancaEmLimeira('REQUISITO_OBRA', { requisito, ...fatos }, 1995, opcoes);

/** Whether the project meets it. */
export const confere = (requisito: string, fatos: Fatos = {}): Resultado =>
  lancaEmLimeira('CONFERE_OBRA', { requisito, ...fatos });
