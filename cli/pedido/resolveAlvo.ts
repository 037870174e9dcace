import { achaMunicipio, codigosDeMunicipio, type Municipio, type RegraResolvida, resolver } from '../../src';
import { chaveDeTexto } from '../../src/regra/texto';
import { Recusa } from '../recusa';
import type { Alvo } from './alvo';

/** The municipality by code or name. */
export function exigeMunicipio(texto: string): Municipio {
  const achado = achaMunicipio(texto);
  if (!achado)
    throw new Recusa(`município: veio "${texto}"; aceita-se um destes: ${codigosDeMunicipio().join(', ')}`);
  return achado;
}

/** Id of a tribute that came as id or title. */
export function exigeTributo(municipio: Municipio, texto: string): string {
  const chave = chaveDeTexto(texto);
  const achada = municipio.regras.find(
    ({ id, titulo }) => chaveDeTexto(id) === chave || chaveDeTexto(titulo) === chave,
  );
  if (!achada)
    throw new Recusa(
      `tributo: veio "${texto}"; ${municipio.nome} tem ${municipio.regras.map(({ id }) => id).join(', ')}`,
    );
  return achada.id;
}

/** The rule ready to be run, or a refusal that says why the law does not answer. */
export function resolveAlvo({ municipio, regra, quando, opcoes }: Alvo): RegraResolvida {
  const resolvida = resolver({ municipio, regra, ...quando, opcoes });
  if ('falha' in resolvida) throw new Recusa(resolvida.motivo);
  return resolvida;
}

/** The same, where an answer for no row at all would be of no use. */
export function resolveAlvoEmVigor(alvo: Alvo): RegraResolvida {
  const resolvida = resolveAlvo(alvo);
  if (resolvida.foraDeVigencia !== undefined) throw new Recusa(resolvida.foraDeVigencia);
  return resolvida;
}
