import type { Municipio, Regra } from '../../src';

/** Rules that say they implement a row of the catalogue (`IP_T2_*` stands for all that begin so). */
export function regrasDaLinha(municipio: Municipio, id: string): readonly Regra[] {
  return municipio.regras.filter(({ catalogo }) => catalogo.some((nome) => casa(nome, id)));
}

export function casa(nome: string, id: string): boolean {
  return nome.endsWith('*') ? id.startsWith(nome.slice(0, -1)) : nome === id;
}
