import type { Opcoes } from '../../../src';
import { criaLancaEm } from '../lancaEm';

/** Jambeiro in 1959, the first exercise of the law. */
export const { lanca: lancaEmJambeiro, avisos: avisosEmJambeiro } = criaLancaEm('JAMBEIRO', 1959);

/** One row of a table that the source lacks, as the assessor supplies it from 1959 on. */
export function comTabela(tabela: string, item: string, valor: number | string): Opcoes {
  const desde = { ano: 1959, mes: 1, dia: 1 };
  return {
    tabelas: [
      { municipio: 'JAMBEIRO', tabela, item, unidade: 'Cr$', valor, desde, fonte: 'cópia da Câmara' },
    ],
  };
}
