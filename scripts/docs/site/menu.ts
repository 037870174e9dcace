import type { DefaultTheme } from 'vitepress';
import { municipios } from '../../../src';
import { artigosDoMunicipio, paginaDaFormula, paginaDoMunicipio } from '../enderecos';
import type { FormulaDeclarada } from '../formulas/declaradas';
import { capitulos } from '../formulas/indiceDasFormulas';

// Nothing in the menus folds: the theme's own folds are a button inside a button, which a screen reader cannot follow.

/** The menu beside every page but those of the formulas. */
export function menuGeral(): DefaultTheme.SidebarItem[] {
  return [
    {
      text: 'Para quem lança',
      items: [
        { text: 'Manual do lançador', link: '/manual' },
        { text: 'Fórmulas', link: '/formulas/' },
        { text: 'Linha de comando', link: '/linha-de-comando' },
        { text: 'Mudanças', link: '/CHANGELOG' },
      ],
    },
    {
      text: 'Municípios',
      items: municipios.map((municipio) => ({ text: municipio.nome, link: paginaDoMunicipio(municipio) })),
    },
    {
      text: 'Por artigo',
      items: municipios.map((municipio) => ({ text: municipio.nome, link: artigosDoMunicipio(municipio) })),
    },
    {
      text: 'Para quem programa',
      items: [
        { text: 'Arquitetura', link: '/arquitetura' },
        { text: 'Decisões', link: '/decisoes/' },
        { text: 'Um novo município', link: '/novo-municipio' },
        { text: 'Contribuir', link: '/CONTRIBUTING' },
        { text: 'Confiança', link: '/confianca' },
        { text: 'Desempenho', link: '/desempenho' },
        { text: 'Cobertura das leis', link: '/cobertura' },
        { text: 'Dependências', link: '/dependencias' },
        { text: 'Licenças', link: '/licencas' },
      ],
    },
  ];
}

/** The menu beside the pages of the formulas: all of them, by chapter. */
export function menuDasFormulas(formulas: readonly FormulaDeclarada[]): DefaultTheme.SidebarItem[] {
  return [
    { text: 'Fórmulas', items: [{ text: 'Todas', link: '/formulas/' }] },
    ...capitulos(formulas).map(({ titulo, formulas: doCapitulo }) => ({
      text: titulo,
      items: doCapitulo.map(({ id }) => ({ text: id, link: paginaDaFormula(id) })),
    })),
  ];
}
