import { Decimal } from './decimal';

/**
 * Splits an amount into equal instalments: each truncated to the smallest coin, and what is left goes to the
 * first. The instalments always add up to the amount.
 */
export function reparte(total: Decimal, partes: number, casas: number): readonly Decimal[] {
  if (!Number.isInteger(partes) || partes < 1) throw new RangeError(`reparte: ${partes} partes`);
  const parte = total.div(partes).toDecimalPlaces(casas, Decimal.ROUND_DOWN);
  const primeira = total.minus(parte.times(partes - 1));
  return [primeira, ...Array.from({ length: partes - 1 }, () => parte)];
}
