import type { Conteudo, Intervalo, ValorDeCelula } from '../planilha';

/** Office.js gives a blank cell as empty text and a cell in error as the text of its code. */
export function valorDoExcel(valor: unknown, tipo: unknown): ValorDeCelula {
  if (tipo === 'Error') return { erro: String(valor) };
  if (tipo === 'Empty' || valor === '' || valor === null || valor === undefined) return null;
  return typeof valor === 'number' || typeof valor === 'boolean' ? valor : String(valor);
}

// Excel reads as number, date or formula whatever text looks like one: an apostrophe keeps it text.
const PARECE_OUTRA_COISA = /^[\s=+\-@'"(.,%$]|\d|^(true|false|verdadeiro|falso)$/i;

/** What is handed to `range.formulas`. */
export function paraOExcel(conteudo: Conteudo): string | number | boolean {
  if (conteudo === null) return '';
  if (typeof conteudo === 'object') return conteudo.formula;
  if (typeof conteudo !== 'string') return conteudo;
  return PARECE_OUTRA_COISA.test(conteudo) ? `'${conteudo}` : conteudo;
}

/** Rows of the same width, which is what Office.js takes. */
export function retangulo(celulas: readonly (readonly Conteudo[])[]): (string | number | boolean)[][] {
  const largura = Math.max(1, ...celulas.map((linha) => linha.length));
  return celulas.map((linha) => Array.from({ length: largura }, (_, i) => paraOExcel(linha[i] ?? null)));
}

export const CAMPOS_DO_INTERVALO = ['rowIndex', 'columnIndex', 'rowCount', 'columnCount'];

/** The interval of a range whose fields above are loaded. */
export function intervaloDe(range: Excel.Range, planilha: string): Intervalo {
  return {
    planilha,
    linha: range.rowIndex,
    coluna: range.columnIndex,
    linhas: range.rowCount,
    colunas: range.columnCount,
  };
}

export function rangeDe(
  contexto: Excel.RequestContext,
  { planilha, linha, coluna, linhas, colunas }: Intervalo,
): Excel.Range {
  return contexto.workbook.worksheets.getItem(planilha).getRangeByIndexes(linha, coluna, linhas, colunas);
}
