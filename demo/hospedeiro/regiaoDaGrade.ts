import type { ICellData, IObjectMatrixPrimitiveType, Nullable } from '@univerjs/presets';

type Matriz = IObjectMatrixPrimitiveType<Nullable<ICellData>>;

export interface Bloco {
  readonly linha: number;
  readonly coluna: number;
  readonly linhas: number;
  readonly colunas: number;
}

const cheia = (celula: Nullable<ICellData>): boolean =>
  celula?.f !== undefined || (celula?.v !== undefined && celula.v !== null && celula.v !== '');

/** The part of a sheet that has something. */
export function blocoUsado(matriz: Matriz): Bloco | undefined {
  let [l0, c0, l1, c1] = [Infinity, Infinity, -1, -1];
  for (const [linha, celulas] of Object.entries(matriz)) {
    for (const [coluna, celula] of Object.entries(celulas ?? {})) {
      if (!cheia(celula as Nullable<ICellData>)) continue;
      const [l, c] = [Number(linha), Number(coluna)];
      [l0, c0, l1, c1] = [Math.min(l0, l), Math.min(c0, c), Math.max(l1, l), Math.max(c1, c)];
    }
  }
  return l1 < 0 ? undefined : { linha: l0, coluna: c0, linhas: l1 - l0 + 1, colunas: c1 - c0 + 1 };
}

/** The block around a cell, up to blank rows and columns on every side, as Excel's current region. */
export function blocoAoRedor(matriz: Matriz, linha: number, coluna: number): Bloco | undefined {
  const usado = blocoUsado(matriz);
  if (!usado) return undefined;
  let [l0, c0, l1, c1] = [linha, coluna, linha, coluna];
  const algumaNaLinha = (l: number) => {
    for (let c = Math.max(0, c0 - 1); c <= c1 + 1; c += 1) if (cheia(matriz[l]?.[c])) return true;
    return false;
  };
  const algumaNaColuna = (c: number) => {
    for (let l = Math.max(0, l0 - 1); l <= l1 + 1; l += 1) if (cheia(matriz[l]?.[c])) return true;
    return false;
  };
  for (let cresceu = true; cresceu;) {
    cresceu = false;
    for (; l1 + 1 < usado.linha + usado.linhas && algumaNaLinha(l1 + 1); cresceu = true) l1 += 1;
    for (; l0 > 0 && algumaNaLinha(l0 - 1); cresceu = true) l0 -= 1;
    for (; c1 + 1 < usado.coluna + usado.colunas && algumaNaColuna(c1 + 1); cresceu = true) c1 += 1;
    for (; c0 > 0 && algumaNaColuna(c0 - 1); cresceu = true) c0 -= 1;
  }
  return l1 === l0 && c1 === c0 && !cheia(matriz[linha]?.[coluna])
    ? undefined
    : { linha: l0, coluna: c0, linhas: l1 - l0 + 1, colunas: c1 - c0 + 1 };
}
