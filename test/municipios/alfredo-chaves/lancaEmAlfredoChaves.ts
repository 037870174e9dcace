import { explicar } from '../../../src';
import type { LinhaComplementar, Opcoes } from '../../../src/regra';
import { dataCivil } from '../../../src/calendario/dataCivil';
import { criaLancaEm, type Fatos } from '../lancaEm';

/** Alfredo Chaves in 1961, before the second law. */
export const { lanca: lancaEmAlfredoChaves, avisos: avisosEmAlfredoChaves } = criaLancaEm(
  'ALFREDO_CHAVES',
  1961,
);

/** The steps of the memória as they are read: `Imposto: 10% × Cr$ 12.000,00 = Cr$ 1.200,00`. */
export function passosEmAlfredoChaves(
  regra: string,
  fatos: Fatos,
  exercicio = 1961,
  opcoes: Opcoes = {},
): readonly string[] {
  const memoria = explicar({ municipio: 'ALFREDO_CHAVES', regra, exercicio, fatos, opcoes });
  if ('falha' in memoria) throw new Error(memoria.motivo);
  return memoria.passos.map(({ rotulo, conta, valor }) => `${rotulo}: ${conta} = ${valor}`);
}

/** Why there was no value. */
export function motivoEmAlfredoChaves(
  regra: string,
  fatos: Fatos,
  quando?: number | string,
  opcoes?: Opcoes,
): string {
  const resultado = lancaEmAlfredoChaves(regra, fatos, quando, opcoes);
  return 'falha' in resultado ? String(resultado.motivo) : 'respondeu';
}

/** A row that an assessor adds for a table that the source lacks. */
export const linhaComplementar = (
  tabela: string,
  item: string,
  valor: number,
  desde = dataCivil(1960, 1, 1),
): LinhaComplementar => ({
  municipio: 'ALFREDO_CHAVES',
  tabela,
  item,
  unidade: 'Cr$',
  valor,
  desde,
  fonte: 'informada no teste',
});
