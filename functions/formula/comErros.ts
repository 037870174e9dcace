import { falhaDe } from '../../src/regra/falha';
import { erroDeExcel } from '../celulas/erroDeExcel';
import type { ValorDeExcel } from '../celulas/valorParaExcel';

/** What the library throws for wrong facts or a silent law becomes the error of the cell. */
export function comErros(calcula: () => ValorDeExcel[][]): ValorDeExcel[][] {
  try {
    return calcula();
  } catch (erro) {
    return [[erroDeExcel(falhaDe(erro))]];
  }
}
