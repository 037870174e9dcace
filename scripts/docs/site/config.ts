import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { formulasDeclaradas } from '../formulas/declaradas';
import { endereco } from '../../../webpack/enderecos';
import { busca } from './busca';
import { FONTE, RAIZ, SITE } from './lugares';
import { menuDasFormulas, menuGeral } from './menu';
import { permalink } from './permalink';

/** A page that nobody has written yet is left out of the menu. */
function soOQueExiste(itens: DefaultTheme.SidebarItem[]): DefaultTheme.SidebarItem[] {
  return itens
    .map((item) => (item.items ? { ...item, items: soOQueExiste(item.items) } : item))
    .filter(({ link, items }) => (link === undefined ? (items ?? []).length > 0 : existe(link)));
}

const existe = (link: string): boolean =>
  existsSync(join(FONTE, link.endsWith('/') ? `${link}index.md` : `${link}.md`));

// Beside the add-in, wherever it is served from; another place is one variable away.
const BASE = process.env['DOCS_BASE'] ?? new URL('docs/', `${endereco}/`).pathname;

export default async () =>
  defineConfig({
    lang: 'pt-BR',
    title: 'Lançador',
    description: 'Tributos municipais exatos, com o artigo da lei, dentro do Excel',
    base: BASE,
    srcDir: FONTE,
    outDir: SITE,
    cacheDir: join(RAIZ, '.cache/vitepress'),
    metaChunk: true,
    // One page at a time: read at once, they would enter the search index in an order of chance.
    buildConcurrency: 1,
    vue: {
      features: {
        // The name of a component inside its library, wherever the library is.
        componentIdGenerator: (arquivo, fonte, _producao, resumo) =>
          resumo(arquivo.replace(/^.*node_modules\//, '') + fonte),
      },
    },
    head: [['link', { rel: 'icon', href: `${BASE}icone.png` }]],
    markdown: { anchor: { permalink }, codeCopyButtonTitle: 'Copiar' },
    themeConfig: {
      search: busca,
      sidebar: {
        '/formulas/': menuDasFormulas(await formulasDeclaradas()),
        '/': soOQueExiste(menuGeral()),
      },
      nav: [
        { text: 'Começo', link: '/' },
        { text: 'Manual', link: '/manual' },
        { text: 'Fórmulas', link: '/formulas/' },
      ],
      outline: { level: 2, label: 'Nesta página' },
      docFooter: { prev: 'Anterior', next: 'Seguinte' },
      darkModeSwitchLabel: 'Aparência',
      lightModeSwitchTitle: 'Usar o tema claro',
      darkModeSwitchTitle: 'Usar o tema escuro',
      sidebarMenuLabel: 'Menu',
      returnToTopLabel: 'Voltar ao alto',
      skipToContentLabel: 'Ir para o conteúdo',
      notFound: {
        title: 'Página não encontrada',
        quote: 'O endereço pode ter mudado: procure pelo nome da fórmula ou do tributo.',
        linkText: 'Ir para o começo',
        linkLabel: 'Ir para o começo',
      },
    },
  });
