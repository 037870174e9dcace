import type { Afim as AfimDe } from './montaInteiros';

type Afim = AfimDe<Float64Array>;

// Each loop is a function of its own, so that each is compiled for the arrays that it works on.

/** `⌊v × escala + ½⌋`, kept only when it is exactly the number of the cell and small enough. */
export function leInteiros(
  r: Float64Array,
  entrada: Float64Array,
  escala: number,
  limite: number,
  falhas: Uint8Array,
  n: number,
): boolean {
  let falhou = false;
  for (let i = 0; i < n; i += 1) {
    const v = entrada[i] as number;
    const c = Math.floor(v * escala + 0.5);
    r[i] = c;
    if (c / escala !== v || c > limite) {
      falhas[i] = 1;
      falhou = true;
    }
  }
  return falhou;
}

export function multiplica(r: Float64Array, a: Afim, b: Afim, n: number): false {
  const { base: x, fator: fx, soma: sx } = a;
  const { base: y, fator: fy, soma: sy } = b;
  for (let i = 0; i < n; i += 1) r[i] = ((x[i] as number) * fx + sx) * ((y[i] as number) * fy + sy);
  return false;
}

export function soma(r: Float64Array, a: Afim, b: Afim, n: number): false {
  const { base: x, fator: fx } = a;
  const { base: y, fator: fy } = b;
  const s = a.soma + b.soma;
  for (let i = 0; i < n; i += 1) r[i] = (x[i] as number) * fx + (y[i] as number) * fy + s;
  return false;
}

// Of whole numbers below 2^53, sum and difference are exact; without branches, which random rows would mispredict.

export function maximo(r: Float64Array, a: Afim, b: Afim, n: number): false {
  const { base: x, fator: fx, soma: sx } = a;
  const { base: y, fator: fy, soma: sy } = b;
  for (let i = 0; i < n; i += 1) {
    const p = (x[i] as number) * fx + sx;
    const q = (y[i] as number) * fy + sy;
    r[i] = (p + q + Math.abs(p - q)) / 2;
  }
  return false;
}

export function minimo(r: Float64Array, a: Afim, b: Afim, n: number): false {
  const { base: x, fator: fx, soma: sx } = a;
  const { base: y, fator: fy, soma: sy } = b;
  for (let i = 0; i < n; i += 1) {
    const p = (x[i] as number) * fx + sx;
    const q = (y[i] as number) * fy + sy;
    r[i] = (p + q - Math.abs(p - q)) / 2;
  }
  return false;
}

export function aoMenosConstante(r: Float64Array, a: Afim, constante: number, n: number): false {
  const { base: x, fator } = a;
  const s = a.soma - constante;
  for (let i = 0; i < n; i += 1) {
    const acima = (x[i] as number) * fator + s;
    r[i] = (acima + Math.abs(acima)) / 2 + constante;
  }
  return false;
}

export function noMaximoConstante(r: Float64Array, a: Afim, constante: number, n: number): false {
  const { base: x, fator } = a;
  const s = a.soma - constante;
  for (let i = 0; i < n; i += 1) {
    const acima = (x[i] as number) * fator + s;
    r[i] = (acima - Math.abs(acima)) / 2 + constante;
  }
  return false;
}

/** `⌊(a + folga) ÷ por⌋`: exact, because dividend and divisor together stay below 2^53. */
export function divide(r: Float64Array, a: Afim, folga: number, por: number, n: number): false {
  const { base: x, fator } = a;
  const s = a.soma + folga;
  for (let i = 0; i < n; i += 1) r[i] = Math.floor(((x[i] as number) * fator + s) / por);
  return false;
}

/** Rounding below zero is left to decimal.js. */
export function marcaNegativos(a: Afim, falhas: Uint8Array, n: number): boolean {
  const { base: x, fator, soma: s } = a;
  let falhou = false;
  for (let i = 0; i < n; i += 1) {
    if ((x[i] as number) * fator + s < 0) {
      falhas[i] = 1;
      falhou = true;
    }
  }
  return falhou;
}

/** The value of the bracket that the key falls in; NaN, where the law has none, fails the row. */
export function buscaFaixa(
  r: Float64Array,
  a: Afim,
  limites: readonly number[],
  valores: readonly number[],
  falhas: Uint8Array,
  n: number,
): boolean {
  const { base: x, fator, soma: s } = a;
  let falhou = false;
  for (let i = 0; i < n; i += 1) {
    const chave = (x[i] as number) * fator + s;
    let j = 0;
    while (j < limites.length && chave > (limites[j] as number)) j += 1;
    const valor = valores[j] as number;
    if (valor !== valor) {
      falhas[i] = 1;
      falhou = true;
    }
    r[i] = valor;
  }
  return falhou;
}

/** Back to plain numbers. */
export function desfazEscala(r: Float64Array, a: Afim, escala: number, n: number): void {
  const { base: x, fator, soma: s } = a;
  for (let i = 0; i < n; i += 1) r[i] = ((x[i] as number) * fator + s) / escala;
}

/** The same, straight to the rows that they belong to. */
export function espalha(destino: Float64Array, linhas: Int32Array, a: Afim, escala: number, n: number): void {
  const { base: x, fator, soma: s } = a;
  for (let i = 0; i < n; i += 1) destino[linhas[i] as number] = ((x[i] as number) * fator + s) / escala;
}
