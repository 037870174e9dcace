import type { QualquerFato } from '../../src/regra/fato/fato';
import { chaveDeTexto } from '../../src/regra/texto';

/** The code of an enumerated fact that a text names, by code, title or synonym; undefined when it names none. */
export function codigoDe(fato: QualquerFato | undefined, texto: unknown): string | undefined {
  if (typeof texto !== 'string') return undefined;
  const chave = chaveDeTexto(texto);
  return fato?.codigos?.find(({ codigo, titulo, sinonimos }) =>
    [codigo, titulo, ...sinonimos].some((nome) => chaveDeTexto(nome) === chave),
  )?.codigo;
}
