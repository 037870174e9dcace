import { decimalDeNumero } from '../../src/valor';
import { type Celula, ehErroDeCelula, emBranco } from '../tabela/celula';

/** Whether two cells hold the same: numbers at the fifteen digits of Excel, nothing and empty text alike. */
export function iguais(a: Celula, b: Celula): boolean {
  if (typeof a === 'number' && typeof b === 'number') return decimalDeNumero(a).equals(decimalDeNumero(b));
  if (ehErroDeCelula(a) || ehErroDeCelula(b))
    return ehErroDeCelula(a) && ehErroDeCelula(b) && a.erro === b.erro;
  return a === b || (emBranco(a) && emBranco(b));
}
