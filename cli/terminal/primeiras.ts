export const NA_TELA = 50;

/** The first differences, after a blank line, and how many more there are. */
export function primeiras(linhas: readonly string[], total = linhas.length): readonly string[] {
  if (total === 0) return [];
  const mostradas = linhas.slice(0, NA_TELA);
  const mais = total - mostradas.length;
  return ['', ...mostradas, ...(mais > 0 ? [`… e mais ${mais}; com --relatorio saem todas`] : [])];
}
