import { Decimal } from './decimal';
import type { Unidade } from './grandeza';

/** `1234.5` → `1.234,5`: thousands with dots, decimal comma, at least `casas` decimal places. */
export function formataDecimal(valor: Decimal, casas = 0): string {
  const exibido = valor.decimalPlaces() > 10 ? valor.toDecimalPlaces(10) : valor;
  const [inteiro = '0', fracao = ''] = exibido
    .abs()
    .toFixed(Math.max(casas, exibido.decimalPlaces()))
    .split('.');
  const milhares = inteiro.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${exibido.isNegative() && !exibido.isZero() ? '-' : ''}${milhares}${fracao ? `,${fracao}` : ''}`;
}

/** A quantity as an assessor writes it, with its unit. */
export function formataGrandeza(valor: Decimal, unidade: Unidade, simbolo = 'Cr$'): string {
  switch (unidade) {
    case 'dinheiro':
      return `${simbolo} ${formataDecimal(valor, 2)}`;
    case 'percentual':
      return `${formataDecimal(valor.times(100))}%`;
    case 'metros':
      return `${formataDecimal(valor, 2)} m`;
    case 'metrosQuadrados':
      return `${formataDecimal(valor, 2)} m²`;
    case 'ufir':
      return `${formataDecimal(valor)} UFIR`;
    case 'numero':
      return formataDecimal(valor);
  }
}
