import type { Memoria, Opcoes } from '../../../src';
import { criaLancaEm, type Fatos } from '../lancaEm';

/** Jambeiro in 1959, the first exercise of the law. */
export const {
  lanca: lancaEmJambeiro,
  avisos: avisosEmJambeiro,
  memoria: memoriaEmJambeiro,
} = criaLancaEm('JAMBEIRO', 1959);

/** Steps of the memória, as the taxpayer reads them. */
export const passosEmJambeiro = (regra: string, fatos: Fatos, quando?: number): Memoria['passos'] =>
  memoriaEmJambeiro(regra, fatos, quando).passos;

export const rotulosEmJambeiro = (regra: string, fatos: Fatos, quando?: number): readonly string[] =>
  passosEmJambeiro(regra, fatos, quando).map(({ rotulo }) => rotulo);

/** One row of a table that the source lacks, as the assessor supplies it from 1959 on. */
export function comTabela(tabela: string, item: string, valor: number | string): Opcoes {
  const desde = { ano: 1959, mes: 1, dia: 1 };
  return {
    tabelas: [
      { municipio: 'JAMBEIRO', tabela, item, unidade: 'Cr$', valor, desde, fonte: 'cópia da Câmara' },
    ],
  };
}
