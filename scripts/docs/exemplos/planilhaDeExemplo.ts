import { amostras } from '../../../demo/amostras';

type Celula = string | number | boolean | null;

/**
 * The cells that an example may refer to: the first sheet of the browser workbook, so that the reader may type the
 * example there. Columns with a formula are left blank.
 */
const celulas: readonly (readonly Celula[])[] = (() => {
  const [amostra] = amostras;
  if (!amostra) return [];
  const { colunas, linhas } = amostra;
  return [
    colunas.map(({ titulo }) => titulo),
    ...linhas.map((linha) => {
      let dado = 0;
      return colunas.map(({ formula }) => (formula ? null : (linha[dado++] ?? null)));
    }),
  ];
})();

/** Rows and columns count from 1. */
export function celulaDoExemplo(linha: number, coluna: number): Celula {
  return celulas[linha - 1]?.[coluna - 1] ?? null;
}

export const ultimaLinhaDoExemplo = celulas.length;
