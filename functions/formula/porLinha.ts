import type { Argumento } from '../celulas/celula';
import { erroDeExcel } from '../celulas/erroDeExcel';
import type { ValorDeExcel } from '../celulas/valorParaExcel';
import { comErro } from './comErros';
import { type Chamada, chamadaDe, type Linha } from './chamada';

export type { Linha } from './chamada';

/**
 * Runs a formula row by row: each row has its own result or error. A cell in error gives that same error; a row
 * with nothing in it gives empty text.
 */
export function porLinha(
  argumentos: Readonly<Record<string, Argumento>>,
  calcula: (linha: Linha) => ValorDeExcel,
): ValorDeExcel[][] {
  const chamada = chamadaDe(argumentos);
  if ('desiguais' in chamada) return [[erroDeExcel({ falha: 'VALOR', motivo: chamada.desiguais })]];
  return Array.from({ length: chamada.altura }, (_, i) => [umaLinha(chamada, i, calcula)]);
}

/** The result of one row of a call. */
export function umaLinha(
  chamada: Chamada,
  indice: number,
  calcula: (linha: Linha) => ValorDeExcel,
): ValorDeExcel {
  const erro = chamada.erro(indice);
  if (erro) return erro;
  return chamada.emBranco(indice) ? '' : comErro(() => calcula(chamada.linha(indice)));
}
