import { criaLancaEm } from '../lancaEm';

/** Alfredo Chaves in 1961, before the second law. */
export const { lanca: lancaEmAlfredoChaves, avisos: avisosEmAlfredoChaves } = criaLancaEm(
  'ALFREDO_CHAVES',
  1961,
);
