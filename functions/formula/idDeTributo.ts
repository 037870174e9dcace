import { municipios } from '../../src';
import { chaveDeTexto } from '../../src/regra/texto';
import { type Celula, celulaDe } from '../celulas/celula';

const porChave: ReadonlyMap<string, string> = new Map(
  municipios.flatMap(({ regras }) =>
    regras.flatMap(({ id, titulo }) => [
      [chaveDeTexto(titulo), id] as const,
      [chaveDeTexto(id), id] as const,
    ]),
  ),
);

/** Id of the rule that the argument names, by id or title. Unknown text goes on as it is, for the message. */
export function idDeTributo(argumento: unknown): string {
  const celula: Celula = Array.isArray(argumento)
    ? celulaDe((argumento as unknown[][])[0]?.[0])
    : celulaDe(argumento);
  const texto = typeof celula === 'string' ? celula : '';
  return porChave.get(chaveDeTexto(texto)) ?? texto;
}
