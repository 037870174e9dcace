/** An example in a hand-written page: the formula, and what the page says it gives. */
export interface ExemploDoTexto {
  readonly formula: string;
  /** Rows parted by ` / `, cells by `; `, as a Brazilian Excel shows them. */
  readonly da: string;
}

const NA_TABELA = /^\| `(=.*TRIB\..*)`\s*\| `(.*)`\s*\|$/;
const FORMULA = /=[^`\n]*TRIB\.[A-Z_]+\(/g;

/**
 * The examples of a Markdown page. Two forms are known: a row of a table with formula and value between backticks, and
 * a block of code with the formula and, in the next line, an arrow and the value.
 */
export function exemplosDoTexto(markdown: string): readonly ExemploDoTexto[] {
  const linhas = markdown.split('\n').map((linha) => linha.trim());
  return linhas.flatMap((linha, i): readonly ExemploDoTexto[] => {
    const [, formula, valor] = NA_TABELA.exec(linha) ?? [];
    if (formula !== undefined && valor !== undefined) return [{ formula, da: valor }];
    const seguinte = linhas[i + 1] ?? '';
    return linha.startsWith('=') && seguinte.startsWith('→ ')
      ? [{ formula: linha, da: seguinte.slice(2) }]
      : [];
  });
}

/** How many formulas the page shows, in whatever form: all of them have to be examples that are tested. */
export function formulasNoTexto(markdown: string): number {
  return [...markdown.matchAll(FORMULA)].length;
}
