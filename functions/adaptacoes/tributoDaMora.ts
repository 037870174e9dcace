import { municipios, type Regra } from '../../src';
import { chaveDeTexto } from '../../src/regra/texto';
import type { Celula } from '../celulas/celula';
import { idDeTributo } from '../formula/idDeTributo';

/** The tributes as the rules that take one name them: "Indústrias e profissões", say, which is no rule's title. */
const porNome: ReadonlyMap<string, string> = new Map(
  municipios
    .flatMap(({ regras }) => regras.flatMap(({ fatos }) => fatos['tributo']?.codigos ?? []))
    .flatMap(({ codigo, titulo, sinonimos }) =>
      [titulo, ...sinonimos, codigo].map((nome) => [chaveDeTexto(nome), codigo] as const),
    ),
);

/** The id of a tribute, or the text itself, for the message. */
export function idDoTributo(celula: Celula): string {
  const texto = String(celula);
  return porNome.get(chaveDeTexto(texto)) ?? (idDeTributo(celula) || texto);
}

/** The tribute, if the law has arrears of its own for it; undefined where the general ones serve. */
export function tributoDaMora(celula: Celula, { fatos }: Regra): string | undefined {
  const id = idDoTributo(celula);
  return fatos['tributo']?.codigos?.some(({ codigo }) => codigo === id) ? id : undefined;
}
