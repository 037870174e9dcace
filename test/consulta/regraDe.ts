import { achaMunicipio, achaRegra, type Opcoes, type Regra, type RegraResolvida, resolver } from '../../src';

/** A rule that the municipality has. */
export function regraDe(municipio: string, id: string): Regra {
  const achado = achaMunicipio(municipio);
  const regra = achado && achaRegra(achado, id);
  if (!regra) throw new Error(`${municipio} não tem ${id}`);
  return regra;
}

/** The same in the wording of an exercise, even when the law is out of force. */
export function noExercicio(
  municipio: string,
  id: string,
  exercicio: number,
  opcoes: Opcoes = {},
): RegraResolvida {
  const resolvida = resolver({ municipio, regra: id, exercicio, opcoes });
  if ('falha' in resolvida) throw new Error(resolvida.motivo);
  return resolvida;
}
