import { Decimal } from '../../valor/decimal';
import { naoNegativo } from './naoNegativo';

/** One operation of a recorded formula. Nodes of one program are shared: equal operations are one node. */
export type No =
  | { readonly tipo: 'fato'; readonly chave: string; readonly nome: string }
  | { readonly tipo: 'constante'; readonly chave: string; readonly valor: Decimal }
  | {
      readonly tipo: 'vezes' | 'mais' | 'menos' | 'maior' | 'menor';
      readonly chave: string;
      readonly a: No;
      readonly b: No;
    }
  | { readonly tipo: 'divide'; readonly chave: string; readonly a: No; readonly por: Decimal }
  | { readonly tipo: 'teto'; readonly chave: string; readonly a: No }
  | {
      readonly tipo: 'arredonda';
      readonly chave: string;
      readonly a: No;
      readonly casas: number;
      readonly modo: 'meioParaCima' | 'paraBaixo';
    }
  | {
      readonly tipo: 'faixa';
      readonly chave: string;
      readonly a: No;
      readonly limites: readonly LimiteDeFaixa[];
      readonly valores: readonly (Decimal | null)[];
    };

export interface LimiteDeFaixa {
  readonly valor: Decimal;
  readonly incluso: boolean;
}

/** A comparison that the formula asked for and that depends on the row. */
export interface Condicao {
  readonly chave: string;
  /** a − b: its sign answers. */
  readonly diferenca: No;
  readonly compara: 'ate' | 'menosDe' | 'igual';
}

/** Makes nodes, folding constants and giving back the same node for the same operation. */
export class Nos {
  private readonly feitos = new Map<string, No>();

  fato(nome: string): No {
    return this.guarda({ tipo: 'fato', chave: `f:${nome}`, nome });
  }

  constante(valor: Decimal): No {
    return this.guarda({ tipo: 'constante', chave: `c:${valor.toString()}`, valor });
  }

  binario(tipo: 'vezes' | 'mais' | 'menos' | 'maior' | 'menor', a: No, b: No): No {
    if (a.tipo === 'constante' && b.tipo === 'constante')
      return this.constante(calcula(tipo, a.valor, b.valor));
    if (semEfeito(tipo, a, b)) return a;
    if (tipo !== 'menos' && semEfeito(tipo, b, a)) return b;
    return this.guarda({ tipo, chave: `${tipo}(${a.chave},${b.chave})`, a, b });
  }

  divide(a: No, por: Decimal): No {
    if (a.tipo === 'constante') return this.constante(a.valor.div(por));
    return por.eq(1) ? a : this.guarda({ tipo: 'divide', chave: `/(${a.chave},${por.toString()})`, a, por });
  }

  teto(a: No): No {
    return a.tipo === 'constante'
      ? this.constante(a.valor.ceil())
      : this.guarda({ tipo: 'teto', chave: `teto(${a.chave})`, a });
  }

  arredonda(a: No, casas: number, modo: 'meioParaCima' | 'paraBaixo'): No {
    if (a.tipo === 'constante') {
      return this.constante(
        a.valor.toDecimalPlaces(casas, modo === 'paraBaixo' ? Decimal.ROUND_DOWN : Decimal.ROUND_HALF_UP),
      );
    }
    return this.guarda({ tipo: 'arredonda', chave: `${modo}${casas}(${a.chave})`, a, casas, modo });
  }

  faixa(a: No, limites: readonly LimiteDeFaixa[], valores: readonly (Decimal | null)[]): No {
    const escrita = valores.map(
      (valor, i) => `${limites[i]?.valor.toString() ?? ''}${limites[i]?.incluso ? '=' : ''}>${String(valor)}`,
    );
    return this.guarda({
      tipo: 'faixa',
      chave: `faixa(${a.chave};${escrita.join(';')})`,
      a,
      limites,
      valores,
    });
  }

  private guarda(no: No): No {
    const feito = this.feitos.get(no.chave);
    if (feito) return feito;
    this.feitos.set(no.chave, no);
    return no;
  }
}

/** Operations that leave `a` as it is: plus or minus zero, times one, the greater of zero and what is never below it. */
function semEfeito(tipo: 'vezes' | 'mais' | 'menos' | 'maior' | 'menor', a: No, b: No): boolean {
  if (b.tipo !== 'constante') return false;
  if (tipo === 'vezes') return b.valor.eq(1);
  if (tipo === 'mais' || tipo === 'menos') return b.valor.isZero();
  return tipo === 'maior' && b.valor.isZero() && naoNegativo(a);
}

function calcula(tipo: 'vezes' | 'mais' | 'menos' | 'maior' | 'menor', a: Decimal, b: Decimal): Decimal {
  switch (tipo) {
    case 'vezes':
      return a.times(b);
    case 'mais':
      return a.plus(b);
    case 'menos':
      return a.minus(b);
    case 'maior':
      return Decimal.max(a, b);
    case 'menor':
      return Decimal.min(a, b);
  }
}
