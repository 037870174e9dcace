import type { DefaultTheme } from 'vitepress';

/**
 * Words meet without accents or case, and a code is found by its parts (`predial` finds IMPOSTO_PREDIAL). The
 * generator copies the function into the page as text: it can use nothing from outside itself.
 */
function processTerm(termo: string): string | string[] {
  const simples = (texto: string): string =>
    texto
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  const partes = simples(termo)
    .split(/[_.]+/)
    .filter((parte) => parte !== '');
  return partes.length > 1 ? [simples(termo), ...partes] : simples(termo);
}

export const busca: NonNullable<DefaultTheme.Config['search']> = {
  provider: 'local',
  options: {
    // The list of provisions is for who checks the work; to who looks for a tribute it is noise.
    _render(fonte, env, md) {
      const html = md.render(fonte, env);
      return env.relativePath === 'cobertura.md' ? '' : html;
    },
    miniSearch: {
      options: { processTerm },
      searchOptions: {
        fuzzy: 0.15,
        prefix: true,
        combineWith: 'AND',
        boost: { title: 6, titles: 1, text: 2 },
      },
    },
    translations: {
      button: { buttonText: 'Procurar', buttonAriaLabel: 'Procurar na documentação' },
      modal: {
        displayDetails: 'Mostrar o texto',
        resetButtonTitle: 'Limpar a procura',
        backButtonTitle: 'Fechar a procura',
        noResultsText: 'Nada encontrado para',
        footer: {
          selectText: 'abrir',
          selectKeyAriaLabel: 'Enter',
          navigateText: 'percorrer',
          navigateUpKeyAriaLabel: 'seta para cima',
          navigateDownKeyAriaLabel: 'seta para baixo',
          closeText: 'fechar',
          closeKeyAriaLabel: 'Esc',
        },
      },
    },
  },
};
