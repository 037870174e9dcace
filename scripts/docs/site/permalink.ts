import type { MarkdownOptions } from 'vitepress';

type Permalink = NonNullable<NonNullable<MarkdownOptions['anchor']>['permalink']>;

/**
 * The link beside a heading. The search index finds the parts of a page by it, and the generator's own has an
 * English name for screen readers.
 */
export const permalink: Permalink = (endereco, _opcoes, estado, indice) => {
  const filhos = estado.tokens[indice + 1]?.children;
  if (!filhos) return;
  const titulo = filhos.map(({ content }) => content).join('');
  const abre = new estado.Token('link_open', 'a', 1);
  abre.attrs = [
    ['class', 'header-anchor'],
    ['href', `#${endereco}`],
    ['aria-label', `Endereço de “${titulo}”`],
  ];
  const conteudo = new estado.Token('html_inline', '', 0);
  conteudo.content = '&#8203;';
  const espaco = new estado.Token('text', '', 0);
  espaco.content = ' ';
  filhos.push(espaco, abre, conteudo, new estado.Token('link_close', 'a', -1));
};
