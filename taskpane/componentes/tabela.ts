import { elemento, type Filho } from '../elemento';

export type CelulaDaTabela = Filho | { readonly conteudo: Filho; readonly classe: string };

function comClasse(celula: CelulaDaTabela): { conteudo: Filho; classe?: string } {
  return typeof celula === 'object' && 'conteudo' in celula ? celula : { conteudo: celula };
}

/** A table that scrolls sideways in itself, reachable by the keyboard, so that the pane never does. */
export function tabela(
  titulo: string,
  colunas: readonly string[],
  linhas: readonly (readonly CelulaDaTabela[])[],
): HTMLElement {
  const corpo = linhas.map((celulas) =>
    elemento(
      'tr',
      {},
      ...celulas.map((celula, i) => {
        const { conteudo, classe } = comClasse(celula);
        return i === 0
          ? elemento('th', { scope: 'row', class: classe }, conteudo)
          : elemento('td', { class: classe }, conteudo);
      }),
    ),
  );
  return elemento(
    'div',
    { class: 'rola', tabindex: '0', role: 'group', 'aria-label': titulo },
    elemento(
      'table',
      {},
      elemento('caption', { class: 'oculto' }, titulo),
      elemento(
        'thead',
        {},
        elemento(
          'tr',
          {},
          ...colunas.map((coluna, i) =>
            // The heading of a column of numbers stands over them.
            elemento(
              'th',
              { scope: 'col', class: comClasse(linhas[0]?.[i]).classe === 'numero' ? 'numero' : undefined },
              coluna,
            ),
          ),
        ),
      ),
      elemento('tbody', {}, ...corpo),
    ),
  );
}
