import { explicar, lancar, type Memoria, type Opcoes, type Resultado } from '../../../src';

type Fatos = Readonly<Record<string, unknown>>;

/** One assessment in Alegre, in 1952 unless the exercise is said. */
export function emAlegre(regra: string, fatos: Fatos, exercicio = 1952, opcoes: Opcoes = {}): Resultado {
  return lancar({ municipio: 'ALEGRE', exercicio, regra, fatos, opcoes });
}

/** The same with its memória, which has to come out. */
export function memoriaEmAlegre(regra: string, fatos: Fatos, exercicio = 1952, opcoes: Opcoes = {}): Memoria {
  const memoria = explicar({ municipio: 'ALEGRE', exercicio, regra, fatos, opcoes });
  if ('falha' in memoria) throw new Error(memoria.motivo);
  return memoria;
}

/** Readings whose notice the assessment leaves, as `L-23`. */
export function duvidasEmAlegre(regra: string, fatos: Fatos, exercicio?: number, opcoes?: Opcoes): string[] {
  return memoriaEmAlegre(regra, fatos, exercicio, opcoes)
    .avisos.flatMap((aviso) => /^L-\d+/.exec(aviso) ?? [])
    .sort();
}

export const FATO_ERRADO = { falha: 'VALOR' };
export const SEM_RESPOSTA = { falha: 'ND' };
export const ISENTO = { isento: true, valor: 0 };
