import { criaLancaEm } from '../lancaEm';

/** Alegre in 1952, the first exercise of the law. */
export const { lanca: lancaEmAlegre, avisos: avisosEmAlegre } = criaLancaEm('ALEGRE', 1952);
