import DecimalJs from 'decimal.js';

/**
 * Decimal arithmetic of the whole product. Sixty digits keep every product of facts and figures exact, and
 * a quotient far from the half centavo that decides a rounding.
 */
export const Decimal = DecimalJs.clone({
  precision: 60,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -40,
  toExpPos: 40,
});
export type Decimal = DecimalJs;
