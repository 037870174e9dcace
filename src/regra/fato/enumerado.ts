import { FatoInvalido } from '../falha';
import { chaveDeTexto } from '../texto';
import type { CodigoDeFato, Fato } from './fato';
import { fatoSimples } from './fatoSimples';
import { mostra } from './mostra';

/** Codes of an enumerated fact: `CODIGO: 'título'` or `CODIGO: ['título', 'sinônimo', …]`. */
export type Codigos<C extends string> = Readonly<Record<C, string | readonly [string, ...string[]]>>;

/** One of a closed list. The code, its title and its synonyms are all accepted, however they are spelled. */
export function enumerado<C extends string>(titulo: string, codigos: Codigos<C>): Fato<C> {
  const lista = listaDeCodigos(codigos);
  const porChave = indexa(titulo, lista);
  const aceita = `um destes: ${lista.map(({ codigo }) => codigo).join(', ')}`;
  return fatoSimples<C>({
    tipo: 'enumerado',
    titulo,
    aceita,
    codigos: lista,
    zeroEhAusente: true,
    le(bruto, nome) {
      const codigo = typeof bruto === 'string' ? porChave.get(chaveDeTexto(bruto)) : undefined;
      if (codigo === undefined) throw new FatoInvalido(nome, `veio ${mostra(bruto)}; aceita-se ${aceita}`);
      return codigo as C;
    },
  });
}

/**
 * One of an open list: the codes named have a rule of their own; any other text is accepted as a code that
 * has none (it comes normalised, and is never equal to a named code).
 */
export function enumeradoAberto<C extends string>(
  titulo: string,
  codigos: Codigos<C>,
): Fato<C | OutroCodigo> {
  const lista = listaDeCodigos(codigos);
  const porChave = indexa(titulo, lista);
  return fatoSimples<C | OutroCodigo>({
    tipo: 'enumerado',
    titulo,
    aceita: `um destes, ou outro: ${lista.map(({ codigo }) => codigo).join(', ')}`,
    codigos: lista,
    zeroEhAusente: true,
    le(bruto, nome) {
      if (typeof bruto !== 'string')
        throw new FatoInvalido(nome, `veio ${mostra(bruto)}; aceita-se um texto`);
      return (porChave.get(chaveDeTexto(bruto)) ?? bruto.trim()) as C | OutroCodigo;
    },
  });
}

declare const outro: unique symbol;
/** A text outside the named codes of an open list. */
export type OutroCodigo = string & { readonly [outro]: true };

function listaDeCodigos(codigos: Codigos<string>): readonly CodigoDeFato[] {
  return Object.entries(codigos).map(([codigo, nomes]) => {
    const [titulo, ...sinonimos] = typeof nomes === 'string' ? [nomes] : nomes;
    return { codigo, titulo: titulo ?? codigo, sinonimos };
  });
}

function indexa(titulo: string, lista: readonly CodigoDeFato[]): ReadonlyMap<string, string> {
  const porChave = new Map<string, string>();
  for (const { codigo, titulo: nome, sinonimos } of lista) {
    for (const texto of [codigo, nome, ...sinonimos]) {
      const chave = chaveDeTexto(texto);
      const dono = porChave.get(chave);
      if (dono !== undefined && dono !== codigo)
        throw new Error(`${titulo}: "${texto}" serve a ${dono} e a ${codigo}`);
      porChave.set(chave, codigo);
    }
  }
  return porChave;
}
