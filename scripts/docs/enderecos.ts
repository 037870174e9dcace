import type { Municipio } from '../../src';

/** Addresses of the pages inside the site: the panel and Excel's help may count on them. */
export const paginaDaFormula = (id: string): string => `/formulas/${id}`;

export function nomeDeArquivo({ codigo }: Municipio): string {
  return codigo.toLowerCase().replaceAll('_', '-');
}

export const paginaDoMunicipio = (municipio: Municipio): string => `/municipios/${nomeDeArquivo(municipio)}`;

/** The part of a municipality's page with one rule. */
export const regraNaPagina = (municipio: Municipio, regra: string): string =>
  `${paginaDoMunicipio(municipio)}#${regra}`;

export const artigosDoMunicipio = (municipio: Municipio): string => `/artigos/${nomeDeArquivo(municipio)}`;
