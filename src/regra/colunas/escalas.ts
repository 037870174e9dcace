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

/**
 * Greatest whole number of a fact with which no step passes 2^53.
 * @throws {SemEscala} the constants alone pass it
 */
export function limiteSeguro(nos: readonly No[], escalas: ReadonlyMap<No, number>): number {
  const fixos = new Map(nos.map((no) => [no, tamanhoFixo(no, escalas.get(no) ?? 1)]));
  if (cabe(nos, escalas, fixos, MAIOR_FATO)) return MAIOR_FATO;
  if (!cabe(nos, escalas, fixos, 0)) throw new SemEscala('constantes');
  let [bom, ruim] = [0, MAIOR_FATO];
  while (ruim - bom > 1) {
    const meio = Math.floor((bom + ruim) / 2);
    if (cabe(nos, escalas, fixos, meio)) bom = meio;
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

/** Size of what does not depend on the facts. */
function tamanhoFixo(no: No, escala: number): number {
  const maior = (valores: readonly (Decimal | null)[]): number =>
    valores.reduce((ate, valor) => Math.max(ate, valor?.abs().times(escala).toNumber() ?? 0), 0);
  if (no.tipo === 'constante') return maior([no.valor]);
  return no.tipo === 'faixa' ? maior(no.valores) : 0;
}

function cabe(
  nos: readonly No[],
  escalas: ReadonlyMap<No, number>,
  fixos: ReadonlyMap<No, number>,
  limite: number,
): boolean {
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
      case 'faixa':
        maior = fixos.get(no) ?? 0;
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
        // Room for the divisor too: below 2^53 together, the floor of their quotient in doubles is exact.
        maior = tamanho(no.a) + escala(no.a);
        break;
      case 'arredonda':
        maior = tamanho(no.a) * multiplicadorDeCasas(no.casas, escala(no.a)) + escala(no.a);
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
