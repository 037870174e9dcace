/** A double and a bound of its error, row by row. */
export interface ComMargem {
  readonly v: Float64Array;
  readonly e: Float64Array;
}

/** Relative error of one operation on doubles, with room to spare. */
export const ULP = 2 ** -52;
/** A number taken at fifteen significant digits may differ from its double by this much of itself. */
const ERRO_DO_FATO = 6e-15;

// Each loop is a function of its own, so that each is compiled for the arrays that it works on. A row that overflows
// has an infinite error, or NaN: comparisons are written so that it fails.

export function leFatos({ v, e }: ComMargem, entrada: Float64Array, n: number): false {
  for (let i = 0; i < n; i += 1) {
    const x = entrada[i] as number;
    v[i] = x;
    e[i] = Math.abs(x) * ERRO_DO_FATO;
  }
  return false;
}

export function multiplica({ v, e }: ComMargem, a: ComMargem, b: ComMargem, n: number): false {
  const { v: av, e: ae } = a;
  const { v: bv, e: be } = b;
  for (let i = 0; i < n; i += 1) {
    const x = av[i] as number;
    const y = bv[i] as number;
    const ex = ae[i] as number;
    const ey = be[i] as number;
    const z = x * y;
    v[i] = z;
    e[i] = Math.abs(x) * ey + Math.abs(y) * ex + ex * ey + Math.abs(z) * ULP;
  }
  return false;
}

export function multiplicaConstante(r: ComMargem, a: ComMargem, c: number, n: number): false {
  const { v, e } = r;
  const { v: av, e: ae } = a;
  // The double of the constant may be off too: one ULP for it, and one for the product.
  const fator = Math.abs(c) * (1 + ULP);
  const proporcao = Math.abs(c) * 2 * ULP;
  for (let i = 0; i < n; i += 1) {
    const x = av[i] as number;
    v[i] = x * c;
    e[i] = (ae[i] as number) * fator + Math.abs(x) * proporcao;
  }
  return false;
}

export function divideConstante(r: ComMargem, a: ComMargem, por: number, n: number): false {
  const { v, e } = r;
  const { v: av, e: ae } = a;
  for (let i = 0; i < n; i += 1) {
    const z = (av[i] as number) / por;
    v[i] = z;
    e[i] = Math.abs((ae[i] as number) / por) + Math.abs(z) * 2 * ULP;
  }
  return false;
}

export function soma(r: ComMargem, a: ComMargem, b: ComMargem, sinal: 1 | -1, n: number): false {
  const { v, e } = r;
  const { v: av, e: ae } = a;
  const { v: bv, e: be } = b;
  for (let i = 0; i < n; i += 1) {
    const z = (av[i] as number) + sinal * (bv[i] as number);
    v[i] = z;
    e[i] = (ae[i] as number) + (be[i] as number) + Math.abs(z) * ULP;
  }
  return false;
}

export function maximo(r: ComMargem, a: ComMargem, b: ComMargem, n: number): false {
  const { v, e } = r;
  const { v: av, e: ae } = a;
  const { v: bv, e: be } = b;
  for (let i = 0; i < n; i += 1) {
    v[i] = Math.max(av[i] as number, bv[i] as number);
    e[i] = Math.max(ae[i] as number, be[i] as number);
  }
  return false;
}

export function minimo(r: ComMargem, a: ComMargem, b: ComMargem, n: number): false {
  const { v, e } = r;
  const { v: av, e: ae } = a;
  const { v: bv, e: be } = b;
  for (let i = 0; i < n; i += 1) {
    v[i] = Math.min(av[i] as number, bv[i] as number);
    e[i] = Math.max(ae[i] as number, be[i] as number);
  }
  return false;
}

/** Half up, down or up to a whole number of `escala`-ths, where the error cannot change it. */
export function arredonda(
  r: ComMargem,
  a: ComMargem,
  escala: number,
  modo: 'meioParaCima' | 'paraBaixo' | 'teto',
  falhas: Uint8Array,
  n: number,
): boolean {
  const { v, e } = r;
  const { v: av, e: ae } = a;
  const meio = modo === 'meioParaCima';
  const acimaDe = meio ? 0.5 : modo === 'teto' ? 0 : 1;
  let falhou = false;
  for (let i = 0; i < n; i += 1) {
    const x = (av[i] as number) * escala;
    const margem = (ae[i] as number) * escala + x * 4 * ULP;
    const piso = Math.floor(x);
    const fracao = x - piso;
    // Where the fraction decides: at one half, or at the whole number.
    const distancia = meio ? Math.abs(fracao - 0.5) : Math.min(fracao, 1 - fracao);
    // Only an exact zero has no margin.
    if (x < 0 || !(distancia > margem || margem === 0)) {
      falhas[i] = 1;
      falhou = true;
    }
    const z = (fracao > acimaDe ? piso + 1 : piso) / escala;
    v[i] = z;
    e[i] = z * ULP;
  }
  return falhou;
}

export function buscaFaixa(
  r: ComMargem,
  a: ComMargem,
  limites: readonly number[],
  valores: readonly number[],
  falhas: Uint8Array,
  n: number,
): boolean {
  const { v, e } = r;
  const { v: av, e: ae } = a;
  let falhou = false;
  for (let i = 0; i < n; i += 1) {
    const chave = av[i] as number;
    const margem = (ae[i] as number) + Math.abs(chave) * ULP;
    let faixa = 0;
    let duvida = false;
    for (let j = 0; j < limites.length; j += 1) {
      const limite = limites[j] as number;
      if (chave > limite) faixa = j + 1;
      if (!(Math.abs(chave - limite) > margem)) duvida = true;
    }
    const valor = valores[faixa] as number;
    if (duvida || valor !== valor) {
      falhas[i] = 1;
      falhou = true;
    }
    v[i] = valor;
    e[i] = Math.abs(valor) * ULP;
  }
  return falhou;
}

/** A number inside its own error does not say on which side of zero it is. */
export function marcaDuvidosas({ v, e }: ComMargem, falhas: Uint8Array, n: number): boolean {
  let falhou = false;
  for (let i = 0; i < n; i += 1) {
    const erro = e[i] as number;
    if (erro !== 0 && !(Math.abs(v[i] as number) > erro)) {
      falhas[i] = 1;
      falhou = true;
    }
  }
  return falhou;
}
