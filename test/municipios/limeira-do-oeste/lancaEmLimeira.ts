import { explicar, lancar, type Memoria, type Opcoes, type Resultado } from '../../../src';

type Fatos = Readonly<Record<string, unknown>>;

/** One answer in Limeira do Oeste: 1995, the first whole year of the law, unless another year or a day is given. */
export function lancaEmLimeira(
  regra: string,
  fatos: Fatos,
  quando: number | string = 1995,
  opcoes: Opcoes = {},
): Resultado {
  return lancar({ ...pedido(regra, quando, opcoes), fatos });
}

/** The memória of the same. */
export function memoriaEmLimeira(regra: string, fatos: Fatos, quando: number | string = 1995): Memoria {
  const memoria = explicar({ ...pedido(regra, quando, {}), fatos });
  if ('falha' in memoria) throw new Error(memoria.motivo);
  return memoria;
}

/** What the code demands. */
export const exige = (requisito: string, fatos: Fatos = {}, opcoes: Opcoes = {}): Resultado =>
  lancaEmLimeira('REQUISITO_OBRA', { requisito, ...fatos }, 1995, opcoes);

/** Whether the project meets it. */
export const confere = (requisito: string, fatos: Fatos = {}): Resultado =>
  lancaEmLimeira('CONFERE_OBRA', { requisito, ...fatos });

function pedido(regra: string, quando: number | string, opcoes: Opcoes) {
  const dia = typeof quando === 'string' ? { data: quando } : { exercicio: quando };
  return { municipio: 'LIMEIRA_DO_OESTE', regra, opcoes, ...dia };
}
