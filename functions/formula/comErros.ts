import { falhaDe } from '../../src/regra/falha';
import { ehErro } from '../celulas/celula';
import { erroDeExcel } from '../celulas/erroDeExcel';
import type { ValorDeExcel } from '../celulas/valorParaExcel';

/**
 * What the library throws for wrong facts or a silent law becomes the error of the cell. A fault of ours shows as
 * such in its own cell: it must not take the other rows of the column with it.
 */
export function comErro(calcula: () => ValorDeExcel): ValorDeExcel {
  try {
    return calcula();
  } catch (erro) {
    return erroDe(erro);
  }
}

/** The same for a formula that spills. */
export function comErros(calcula: () => ValorDeExcel[][]): ValorDeExcel[][] {
  try {
    return calcula();
  } catch (erro) {
    return [[erroDe(erro)]];
  }
}

function erroDe(erro: unknown): CustomFunctions.Error {
  // A cell in error passes through as it is.
  if (ehErro(erro)) return erro;
  try {
    return erroDeExcel(falhaDe(erro));
  } catch {
    const detalhe = erro instanceof Error ? erro.message : String(erro);
    return erroDeExcel({
      falha: 'ND',
      motivo: `falha do programa neste cálculo; por favor, avise (${detalhe})`,
    });
  }
}
