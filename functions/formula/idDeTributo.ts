import { municipios } from '../../src';
import { chaveDeTexto } from '../../src/regra/texto';
import { type Argumento, ehErro, primeiraCelula } from '../celulas/celula';

const porChave: ReadonlyMap<string, string> = new Map(
  municipios.flatMap(({ regras }) =>
    regras.flatMap(({ id, titulo }) => [
      [chaveDeTexto(titulo), id] as const,
      [chaveDeTexto(id), id] as const,
    ]),
  ),
);

/**
 * Id of the rule that the argument names, by id or title. Unknown text goes on as it is, for the message.
 * @throws {CustomFunctions.Error} the cell's own error
 */
export function idDeTributo(argumento: unknown): string {
  const celula = primeiraCelula(argumento as Argumento);
  if (ehErro(celula)) throw celula;
  const texto = typeof celula === 'string' ? celula : '';
  return porChave.get(chaveDeTexto(texto)) ?? texto;
}
