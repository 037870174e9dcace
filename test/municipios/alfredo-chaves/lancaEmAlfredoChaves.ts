import { explicar, lancar, type Opcoes, type Resultado } from '../../../src';

type Fatos = Readonly<Record<string, unknown>>;

/** One assessment in Alfredo Chaves: 1961 unless another year or a day is given. */
export function lancaEmAlfredoChaves(
  regra: string,
  fatos: Fatos,
  quando: number | string = 1961,
  opcoes: Opcoes = {},
): Resultado {
  return lancar({ ...pedido(regra, quando, opcoes), fatos });
}

/** Notices that the memória of the same assessment carries. */
export function avisosEmAlfredoChaves(
  regra: string,
  fatos: Fatos,
  quando: number | string = 1961,
  opcoes: Opcoes = {},
): readonly string[] {
  const memoria = explicar({ ...pedido(regra, quando, opcoes), fatos });
  return 'falha' in memoria ? [] : memoria.avisos;
}

function pedido(regra: string, quando: number | string, opcoes: Opcoes) {
  const dia = typeof quando === 'string' ? { data: quando } : { exercicio: quando };
  return { municipio: 'ALFREDO_CHAVES', regra, opcoes, ...dia };
}
