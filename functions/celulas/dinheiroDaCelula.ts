import { FatoInvalido } from '../../src/regra';
import { mostra } from '../../src/regra/fato/mostra';
import { type Decimal, leNumero } from '../../src/valor';
import type { Celula } from './celula';

/**
 * The money in the argument `valor`; a blank is nothing to pay.
 * @throws {FatoInvalido} it is no number, or is below zero
 */
export function dinheiroDaCelula(celula: Celula): Decimal {
  const bruto = celula ?? 0;
  const lido = leNumero(bruto);
  if ('erro' in lido)
    throw new FatoInvalido(
      'valor',
      `veio ${mostra(bruto)}, que ${lido.erro}; aceita-se um valor em dinheiro`,
    );
  if (lido.valor.isNegative() && !lido.valor.isZero()) {
    throw new FatoInvalido(
      'valor',
      `veio ${mostra(bruto)}, que é negativo; aceita-se um valor em dinheiro, de zero para cima`,
    );
  }
  return lido.valor;
}
