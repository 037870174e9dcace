import { explicar, lancar, type Opcoes, type Resultado } from '../../../src';

export type Fatos = Readonly<Record<string, unknown>>;

/** One assessment in Garça: 1952 unless another exercise, or a day, is given. */
export function lancaEmGarca(
  regra: string,
  fatos: Fatos,
  quando: number | string = 1952,
  opcoes: Opcoes = {},
): Resultado {
  return lancar({ ...pedido(regra, quando, opcoes), fatos });
}

/** Notices that the memória of the same assessment carries. */
export function avisosEmGarca(
  regra: string,
  fatos: Fatos,
  quando: number | string = 1952,
): readonly string[] {
  const memoria = explicar({ ...pedido(regra, quando, {}), fatos });
  return 'falha' in memoria ? [] : memoria.avisos;
}

/** Readings whose notice the assessment leaves, as `G-23`. */
export function duvidasEmGarca(regra: string, fatos: Fatos, quando?: number | string): readonly string[] {
  return avisosEmGarca(regra, fatos, quando)
    .flatMap((aviso) => /^G-\d+/.exec(aviso) ?? [])
    .sort();
}

function pedido(regra: string, quando: number | string, opcoes: Opcoes) {
  const dia = typeof quando === 'string' ? { data: quando } : { exercicio: quando };
  return { municipio: 'GARCA', regra, opcoes, ...dia };
}

export const FATO_ERRADO = { falha: 'VALOR' };
export const SEM_RESPOSTA = { falha: 'ND' };
export const ISENTO = { isento: true, valor: 0 };
export const NAO_INCIDE = { incide: false, valor: 0 };
