/** Text of ours or of a law as plain text of a page: nothing in it is markup, nor an expression of the generator. */
export function texto(bruto: string): string {
  return bruto
    .replace(/\s*\n\s*/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/([\\`*_[\]#~|])/g, '\\$1')
    .replace(/\{\{/g, '&#123;&#123;');
}

/** The same between backticks, where only the backtick and, in a table, the bar would break it. */
export function codigo(bruto: string): string {
  return `\`${bruto.replace(/`/g, 'ʼ').replace(/\|/g, '\\|')}\``;
}

/** A table; without rows, nothing. Cells are markup already. */
export function tabela(
  titulos: readonly string[],
  linhas: readonly (readonly string[])[],
): readonly string[] {
  if (linhas.length === 0) return [];
  const linha = (celulas: readonly string[]): string => `| ${celulas.join(' | ')} |`;
  return [linha(titulos), linha(titulos.map(() => '---')), ...linhas.map(linha), ''];
}

/** A part under its own heading; without content, nothing. */
export function parte(titulo: string, conteudo: readonly string[]): readonly string[] {
  return conteudo.length === 0 ? [] : [titulo, '', ...conteudo, ''];
}

/** Long matter that opens at a click, and is open on paper. */
export function recolhido(resumo: string, conteudo: readonly string[]): readonly string[] {
  return conteudo.length === 0
    ? []
    : ['<details>', `<summary>${texto(resumo)}</summary>`, '', ...conteudo, '', '</details>', ''];
}

export function pagina(titulo: string, linhas: readonly string[]): string {
  const cabeca = ['---', `title: ${JSON.stringify(titulo)}`, 'editLink: false', '---', ''];
  return `${[...cabeca, ...linhas]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}
