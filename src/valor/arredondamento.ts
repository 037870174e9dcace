import { Decimal } from './decimal';

/** A rounding policy: takes an exact value and gives the one that is charged. */
export interface Arredondamento {
  readonly nome: string;
  readonly descricao: string;
  aplica(valor: Decimal): Decimal;
}

/** Half up to the centavo: the default where the law is silent. */
export const meioCentavoParaCima: Arredondamento = {
  nome: 'meioCentavoParaCima',
  descricao: 'ao centavo, meio centavo para cima',
  aplica: (valor) => valor.toDecimalPlaces(2, Decimal.ROUND_HALF_UP),
};

/** Lei 4.511/1964, art. 1º, § 1º: from 1964-12-02 to 1967-02-12 there is no centavo. */
export const desprezaFracaoDeCruzeiro: Arredondamento = {
  nome: 'desprezaFracaoDeCruzeiro',
  descricao: 'despreza a fração de cruzeiro (Lei 4.511/1964)',
  aplica: (valor) => valor.toDecimalPlaces(0, Decimal.ROUND_DOWN),
};

/** Lei 9.069/1995, art. 1º, § 5º: fractions below the centavo are used in the account and dropped at the end. */
export const desprezaFracaoDeCentavo: Arredondamento = {
  nome: 'desprezaFracaoDeCentavo',
  descricao: 'despreza a fração de centavo (Lei 9.069/1995, art. 1º, § 5º)',
  aplica: (valor) => valor.toDecimalPlaces(2, Decimal.ROUND_DOWN),
};

/** Up to the next multiple (of ten centavos, say). Exact multiples stay. */
export function paraCimaAoMultiplo(valor: Decimal, multiplo: Decimal): Decimal {
  return valor.div(multiplo).ceil().times(multiplo);
}

/** Policy of an amount finally charged when money has that many decimal places. */
export function arredondamentoDaMoeda(casas: number): Arredondamento {
  return casas === 0 ? desprezaFracaoDeCruzeiro : meioCentavoParaCima;
}
