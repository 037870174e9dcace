import { explicar, lancar, type Opcoes, type Resultado } from '../../../src';

type Fatos = Readonly<Record<string, unknown>>;

/** One assessment in Alegre: 1952, the first exercise of the law, unless another year or a day is given. */
export function lancaEmAlegre(
  regra: string,
  fatos: Fatos,
  quando: number | string = 1952,
  opcoes: Opcoes = {},
): Resultado {
  return lancar({ ...pedido(regra, quando, opcoes), fatos });
}

/** Notices that the memória of the same assessment carries. */
export function avisosEmAlegre(
  regra: string,
  fatos: Fatos,
  quando: number | string = 1952,
): readonly string[] {
  const memoria = explicar({ ...pedido(regra, quando, {}), fatos });
  return 'falha' in memoria ? [] : memoria.avisos;
}

function pedido(regra: string, quando: number | string, opcoes: Opcoes) {
  const dia = typeof quando === 'string' ? { data: quando } : { exercicio: quando };
  return { municipio: 'ALEGRE', regra, opcoes, ...dia };
}
