import type { CodigoMunicipio } from '../../src/norma';

/** Where the manual explains a rule: `site` is the address of its first page, with the bar at the end. */
export function paginaDaRegra(site: string, municipio: CodigoMunicipio, regra: string): string {
  const pagina = municipio.toLowerCase().replaceAll('_', '-');
  return new URL(`municipios/${pagina}.html#${regra}`, site).href;
}
