import { CellValueType, type ICellData, type Nullable } from '@univerjs/presets';
import type { Conteudo, ValorDeCelula } from '../../taskpane/planilha/planilha';
import { erroNaTela } from '../erros';

/** A cell of the grid, as the pane reads it. */
export function valorDaCelula(celula: Nullable<ICellData>, mensagem: string | undefined): ValorDeCelula {
  const v = celula?.v;
  if (v === undefined || v === null || v === '') return null;
  if (celula?.t === CellValueType.BOOLEAN) return Boolean(v);
  if (erroNaTela(v) === undefined) return v;
  return mensagem === undefined || mensagem === '' ? { erro: String(v) } : { erro: String(v), mensagem };
}

/** What the pane writes, as a cell of the grid: text is text, even when it looks like something else. */
export function celulaParaGrade(conteudo: Conteudo | undefined, formato?: string): ICellData {
  const estilo = formato === undefined ? {} : { s: { n: { pattern: formato } } };
  if (conteudo === null || conteudo === undefined || conteudo === '') return estilo;
  if (typeof conteudo === 'object') return { f: conteudo.formula, ...estilo };
  if (typeof conteudo === 'boolean') return { v: conteudo ? 1 : 0, t: CellValueType.BOOLEAN, ...estilo };
  if (typeof conteudo === 'number') return { v: conteudo, t: CellValueType.NUMBER, ...estilo };
  return { v: conteudo, t: CellValueType.STRING, ...estilo };
}
