import type { Intervalo } from './planilha';

export const ULTIMA_LINHA = 1_048_576;
export const ULTIMA_COLUNA = 16_384;

/** 0 → A, 25 → Z, 26 → AA. */
export function letraDaColuna(coluna: number): string {
  const resto = String.fromCharCode(65 + (coluna % 26));
  return coluna < 26 ? resto : letraDaColuna(Math.floor(coluna / 26) - 1) + resto;
}

export function colunaDaLetra(letras: string): number {
  return [...letras.toUpperCase()].reduce((soma, letra) => soma * 26 + letra.charCodeAt(0) - 64, 0) - 1;
}

/** `B2:B10`, or `B2` for a single cell; `fixa` puts the `$`. */
export function endereco(
  { linha, coluna, linhas, colunas }: Omit<Intervalo, 'planilha'>,
  fixa = false,
): string {
  const marca = fixa ? '$' : '';
  const canto = (l: number, c: number) => `${marca}${letraDaColuna(c)}${marca}${l + 1}`;
  const inicio = canto(linha, coluna);
  return linhas === 1 && colunas === 1
    ? inicio
    : `${inicio}:${canto(linha + linhas - 1, coluna + colunas - 1)}`;
}

/** As a formula of another sheet names it: `'Alegre 1952'!B2`. */
export function enderecoComPlanilha(intervalo: Intervalo, fixa = false): string {
  const { planilha } = intervalo;
  const nome = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(planilha) ? planilha : `'${planilha.replaceAll("'", "''")}'`;
  return `${nome}!${endereco(intervalo, fixa)}`;
}

const CANTO = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i;
const SO_COLUNA = /^\$?([A-Z]{1,3})$/i;

function canto(texto: string, ultimo: boolean): { linha: number; coluna: number } | undefined {
  const celula = CANTO.exec(texto);
  if (celula) {
    const [coluna, linha] = [colunaDaLetra(celula[1] ?? ''), Number(celula[2]) - 1];
    return linha < 0 || linha >= ULTIMA_LINHA || coluna >= ULTIMA_COLUNA ? undefined : { linha, coluna };
  }
  const coluna = SO_COLUNA.exec(texto)?.[1];
  return coluna === undefined
    ? undefined
    : { linha: ultimo ? ULTIMA_LINHA - 1 : 0, coluna: colunaDaLetra(coluna) };
}

/** Separates `'Minha folha'!A1` into sheet and address. */
export function separaPlanilha(texto: string): { readonly planilha?: string; readonly resto: string } {
  const aspas = /^'((?:[^']|'')+)'!(.+)$/.exec(texto);
  if (aspas) return { planilha: (aspas[1] ?? '').replaceAll("''", "'"), resto: aspas[2] ?? '' };
  const simples = /^([^'!()[\]:]+)!(.+)$/.exec(texto);
  return simples ? { planilha: simples[1] ?? '', resto: simples[2] ?? '' } : { resto: texto };
}

/** Reads `A1`, `$A$1:B9`, `A:C` or `Folha!A1`; undefined for what is no address. */
export function leEndereco(texto: string, planilhaPadrao: string): Intervalo | undefined {
  const { planilha = planilhaPadrao, resto } = separaPlanilha(texto.trim());
  const [um = '', dois, sobra] = resto.split(':');
  if (sobra !== undefined || (dois === undefined && SO_COLUNA.test(um))) return undefined;
  const [a, b] = [canto(um, false), canto(dois ?? um, true)];
  if (!a || !b) return undefined;
  const [linha, coluna] = [Math.min(a.linha, b.linha), Math.min(a.coluna, b.coluna)];
  return {
    planilha,
    linha,
    coluna,
    linhas: Math.abs(b.linha - a.linha) + 1,
    colunas: Math.abs(b.coluna - a.coluna) + 1,
  };
}

export const umaCelula = (planilha: string, linha: number, coluna: number): Intervalo => ({
  planilha,
  linha,
  coluna,
  linhas: 1,
  colunas: 1,
});

/** The part of an interval that another one holds; undefined when they do not meet. */
export function interseccao(a: Intervalo, b: Intervalo): Intervalo | undefined {
  if (a.planilha !== b.planilha) return undefined;
  const [linha, coluna] = [Math.max(a.linha, b.linha), Math.max(a.coluna, b.coluna)];
  const linhas = Math.min(a.linha + a.linhas, b.linha + b.linhas) - linha;
  const colunas = Math.min(a.coluna + a.colunas, b.coluna + b.colunas) - coluna;
  return linhas > 0 && colunas > 0 ? { planilha: a.planilha, linha, coluna, linhas, colunas } : undefined;
}
