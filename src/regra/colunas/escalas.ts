import type { Decimal } from '../../valor/decimal';
import type { No } from './no';

/** Decimal places in which the whole numbers of the facts are held. */
export const CASAS_DO_FATO = 2;
const ESCALA_DO_FATO = 10 ** CASAS_DO_FATO;
const ESCALA_MAXIMA = 1e9;
const MAXIMO_EXATO = 2 ** 53;
const MAIOR_FATO = 1e15;

/** A node that has no exact scale of a usable size. */
export class SemEscala extends Error {}

/**
 * Scale of each node, given in an order in which operands come first: the value is a whole number divided by the
 * scale, whatever the row.
 */
export function escalasDe(nos: readonly No[]): ReadonlyMap<No, number> {
  const escalas = new Map<No, number>();
  for (const no of nos) {
    const escala = escalaDe(no, (outro) => escalas.get(outro) ?? 1);
    if (escala > ESCALA_MAXIMA) throw new SemEscala(no.tipo);
    escalas.set(no, escala);
  }
  return escalas;
}

/** Greatest whole number of a fact with which no step passes 2^53. */
export function limiteSeguro(nos: readonly No[], escalas: ReadonlyMap<No, number>): number {
  if (cabe(nos, escalas, MAIOR_FATO)) return MAIOR_FATO;
  let [bom, ruim] = [0, MAIOR_FATO];
  while (ruim - bom > 1) {
    const meio = Math.floor((bom + ruim) / 2);
    if (cabe(nos, escalas, meio)) bom = meio;
    else ruim = meio;
  }
  return bom;
}

function escalaDe(no: No, escala: (no: No) => number): number {
  switch (no.tipo) {
    case 'fato':
      return ESCALA_DO_FATO;
    case 'constante':
      return escalaDaConstante(no.valor);
    case 'vezes':
      return escala(no.a) * escala(no.b);
    case 'mais':
    case 'menos':
    case 'maior':
    case 'menor':
      return minimoMultiploComum(escala(no.a), escala(no.b));
    case 'divide':
      if (!no.por.isInteger() || !no.por.isPositive()) throw new SemEscala('divisor');
      return escala(no.a) * no.por.toNumber();
    case 'teto':
      return 1;
    case 'arredonda':
      return 10 ** no.casas;
    case 'faixa':
      return no.valores.reduce(
        (comum, valor) => (valor ? minimoMultiploComum(comum, escalaDaConstante(valor)) : comum),
        1,
      );
  }
}

function cabe(nos: readonly No[], escalas: ReadonlyMap<No, number>, limite: number): boolean {
  const tamanhos = new Map<No, number>();
  const tamanho = (no: No): number => tamanhos.get(no) ?? 0;
  const escala = (no: No): number => escalas.get(no) ?? 1;
  const alinhado = (no: No, comum: number): number => tamanho(no) * (comum / escala(no));
  for (const no of nos) {
    let maior: number;
    switch (no.tipo) {
      case 'fato':
        maior = limite;
        break;
      case 'constante':
        maior = no.valor.abs().times(escala(no)).toNumber();
        break;
      case 'vezes':
        maior = tamanho(no.a) * tamanho(no.b);
        break;
      case 'mais':
      case 'menos':
      case 'maior':
      case 'menor':
        maior = alinhado(no.a, escala(no)) + alinhado(no.b, escala(no));
        break;
      case 'divide':
        maior = tamanho(no.a);
        break;
      case 'teto':
        maior = tamanho(no.a) + 1;
        break;
      case 'arredonda':
        maior = tamanho(no.a) * multiplicadorDeCasas(no.casas, escala(no.a)) + 1;
        break;
      case 'faixa':
        maior = Math.max(
          tamanho(no.a),
          ...no.valores.map((valor) => valor?.abs().times(escala(no)).toNumber() ?? 0),
        );
        break;
    }
    if (maior >= MAXIMO_EXATO) return false;
    tamanhos.set(no, maior);
  }
  return true;
}

/** What the whole number is multiplied by before it is divided, to go from a scale to so many decimal places. */
export function multiplicadorDeCasas(casas: number, escala: number): number {
  return 10 ** casas / maximoDivisorComum(10 ** casas, escala);
}

/** The whole number of a constant at a scale. */
export function inteiroDaConstante(valor: Decimal, escala: number): number {
  return valor.times(escala).toNumber();
}

export function maximoDivisorComum(a: number, b: number): number {
  return b === 0 ? a : maximoDivisorComum(b, a % b);
}

function minimoMultiploComum(a: number, b: number): number {
  return (a / maximoDivisorComum(a, b)) * b;
}

function escalaDaConstante(valor: Decimal): number {
  return 10 ** valor.decimalPlaces();
}
