import type { No } from './no';

/** Whether a node is zero or more whatever the row is, which for facts the columns have already checked. */
export function naoNegativo(no: No): boolean {
  switch (no.tipo) {
    case 'fato':
      return true;
    case 'constante':
      return no.valor.gte(0);
    case 'menos':
      return false;
    case 'maior':
      return naoNegativo(no.a) || naoNegativo(no.b);
    case 'vezes':
    case 'mais':
    case 'menor':
      return naoNegativo(no.a) && naoNegativo(no.b);
    case 'divide':
      return naoNegativo(no.a) && no.por.isPositive();
    case 'teto':
    case 'arredonda':
      return naoNegativo(no.a);
    case 'faixa':
      return no.valores.every((valor) => !valor?.isNegative());
  }
}
