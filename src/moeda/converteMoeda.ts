import { depois, type DataCivil } from '../calendario';
import type { Decimal } from '../valor/decimal';
import { exigeMoedaEm, moedas } from './moedas';

// Up to 2,75 × 10^15, within the exact integers of a number.
function divisorEntre(inicioAntigo: DataCivil, inicioNovo: DataCivil): number {
  return moedas
    .filter(({ inicio }) => depois(inicio, inicioAntigo) && !depois(inicio, inicioNovo))
    .reduce((produto, { divisor }) => produto * divisor, 1);
}

/**
 * An amount in the currency of one day, in the currency of another. Nominal, with no monetary correction, and not
 * rounded: each conversion law has its own rounding.
 */
export function converteMoeda(valor: Decimal, de: DataCivil, para: DataCivil): Decimal {
  const origem = exigeMoedaEm(de).inicio;
  const destino = exigeMoedaEm(para).inicio;
  return depois(destino, origem)
    ? valor.div(divisorEntre(origem, destino))
    : valor.times(divisorEntre(destino, origem));
}
