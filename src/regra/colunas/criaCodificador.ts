import type { QualquerFato } from '../fato/fato';
import type { Codificador, ColunaDeFato } from './codificador';
import { codificadorDeNumeros } from './codificadorDeNumeros';
import { codificadorDeTextos } from './codificadorDeTextos';

/**
 * A number is present or missing; a text of a closed list is matched once for each distinct text. Whatever needs
 * reading (text in a number, a date, a list) sends its row to be computed alone.
 */
export function criaCodificador(
  nome: string,
  fato: QualquerFato,
  coluna: ColunaDeFato,
  zeroEhVazio: boolean,
): Codificador {
  return fato.limites
    ? codificadorDeNumeros(nome, fato, coluna, zeroEhVazio)
    : codificadorDeTextos(nome, fato, coluna, zeroEhVazio && fato.zeroEhAusente);
}
