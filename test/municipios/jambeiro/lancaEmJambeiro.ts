import { explicar, lancar, type Opcoes, type Resultado } from '../../../src';

type Fatos = Readonly<Record<string, unknown>>;

/** One assessment in Jambeiro: 1959, the first exercise of the law, unless another year or a day is given. */
export function lancaEmJambeiro(
  regra: string,
  fatos: Fatos,
  quando: number | string = 1959,
  opcoes: Opcoes = {},
): Resultado {
  return lancar({ ...pedido(regra, quando, opcoes), fatos });
}

/** Notices that the memória of the same assessment carries. */
export function avisosEmJambeiro(
  regra: string,
  fatos: Fatos,
  quando: number | string = 1959,
  opcoes: Opcoes = {},
): readonly string[] {
  const memoria = explicar({ ...pedido(regra, quando, opcoes), fatos });
  return 'falha' in memoria ? [] : memoria.avisos;
}

/** One row of a table that the source lacks, as the assessor supplies it from 1959 on. */
export function comTabela(tabela: string, item: string, valor: number | string): Opcoes {
  const desde = { ano: 1959, mes: 1, dia: 1 };
  return {
    tabelas: [
      { municipio: 'JAMBEIRO', tabela, item, unidade: 'Cr$', valor, desde, fonte: 'cópia da Câmara' },
    ],
  };
}

function pedido(regra: string, quando: number | string, opcoes: Opcoes) {
  const dia = typeof quando === 'string' ? { data: quando } : { exercicio: quando };
  return { municipio: 'JAMBEIRO', regra, opcoes, ...dia };
}
