import { alegre } from './municipios/alegre';
import { alfredoChaves } from './municipios/alfredo-chaves';
import { garca } from './municipios/garca';
import { jambeiro } from './municipios/jambeiro';
import { limeiraDoOeste } from './municipios/limeira-do-oeste';
import type { CodigoMunicipio } from './norma/municipio';
import type { Municipio, Regra } from './regra';
import { chaveDeTexto } from './regra/texto';

/** Every municipality with its laws and rules. */
export const municipios: readonly Municipio[] = [jambeiro, alegre, garca, alfredoChaves, limeiraDoOeste];

const porChave: ReadonlyMap<string, Municipio> = new Map(
  municipios.flatMap((municipio) =>
    [municipio.codigo, municipio.nome, ...municipio.sinonimos].map(
      (texto) => [chaveDeTexto(texto), municipio] as const,
    ),
  ),
);

/** The municipality by its code or name, however spelled. */
export function achaMunicipio(texto: string): Municipio | undefined {
  return porChave.get(chaveDeTexto(texto));
}

export function achaRegra(municipio: Municipio, id: string): Regra | undefined {
  return municipio.regras.find((regra) => regra.id === id);
}

/** Ids of all rules of all municipalities, once each. */
export function idsDeRegra(): readonly string[] {
  return [...new Set(municipios.flatMap(({ regras }) => regras.map(({ id }) => id)))];
}

export function codigosDeMunicipio(): readonly CodigoMunicipio[] {
  return municipios.map(({ codigo }) => codigo);
}
