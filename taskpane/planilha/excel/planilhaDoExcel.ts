import type { Planilha } from '../planilha';
import { aoMudarSelecao, escreve, vaiPara } from './escrita';
import { formulaDe, formulas, le, planilhas, regiao, selecao, tabelas, usado } from './leitura';
import { criaPlanilha } from './novaPlanilha';

/** The workbook open in Excel, through Office.js. */
export function planilhaDoExcel(): Planilha {
  return {
    nome: 'Excel',
    selecao,
    regiao,
    usado,
    planilhas,
    tabelas,
    le,
    formulas,
    formulaDe,
    escreve,
    criaPlanilha,
    vaiPara,
    aoMudarSelecao,
  };
}
