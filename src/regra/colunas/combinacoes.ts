import type { Campo } from './campo';
import { AUSENTE, LINHA_A_LINHA } from './codificador';

/** State of the rows that have to be computed by themselves. */
export const SOZINHA = 0;
/** State before the first column. */
export const INICIAL = 1;
const AINDA_NAO = -1;
/** Each combination is recorded once: with more of them than this, a row by itself is cheaper. */
const MAXIMO_DE_ESTADOS = 4096;
const POR_ESTADO = LINHA_A_LINHA + 1;
const PRIMEIROS_ESTADOS = 8;

/** The facts behind a combination: what is known of it, and which numbers it has. */
export interface Combinacao {
  readonly conhecidos: Readonly<Record<string, unknown>>;
  readonly numericos: readonly string[];
}

interface Origem {
  readonly anterior: number;
  readonly coluna: number;
  readonly codigo: number;
}

/**
 * Numbers the combinations of codes as they appear: from the state that a row reached after one column, and its
 * code in the next, to the state after that one.
 */
export class Combinacoes {
  private seguintes = new Int32Array(PRIMEIROS_ESTADOS * POR_ESTADO);
  private readonly origens: (Origem | undefined)[] = [undefined, undefined];

  constructor(private readonly campos: readonly Campo[]) {
    this.seguintes.fill(SOZINHA, 0, POR_ESTADO);
    this.abre(INICIAL);
  }

  /** How many there are, counting the two that stand for none. */
  get quantas(): number {
    return this.origens.length;
  }

  /** No room for other combinations: those that come go alone. */
  get cheias(): boolean {
    return this.origens.length >= MAXIMO_DE_ESTADOS;
  }

  /** The state after `coluna`, for one code. */
  segue(estado: number, coluna: number, codigo: number): number {
    const seguinte = this.seguintes[estado * POR_ESTADO + codigo] as number;
    return seguinte === AINDA_NAO ? this.novo(estado, coluna, codigo) : seguinte;
  }

  /** The same for `n` rows, each with its own code. */
  segueTodas(estados: Int32Array, coluna: number, codigos: Uint8Array, n: number): void {
    let { seguintes } = this;
    for (let i = 0; i < n; i += 1) {
      const estado = estados[i] as number;
      const codigo = codigos[i] as number;
      let seguinte = seguintes[estado * POR_ESTADO + codigo] as number;
      if (seguinte === AINDA_NAO) {
        seguinte = this.novo(estado, coluna, codigo);
        ({ seguintes } = this);
      }
      estados[i] = seguinte;
    }
  }

  /** It is a state after the last column. */
  ehFinal(estado: number): boolean {
    return this.origens[estado]?.coluna === this.campos.length - 1;
  }

  combinacao(estado: number): Combinacao {
    const conhecidos: Record<string, unknown> = {};
    const numericos: string[] = [];
    for (let origem = this.origens[estado]; origem; origem = this.origens[origem.anterior]) {
      if (origem.codigo === AUSENTE) continue;
      const campo = this.campos[origem.coluna] as Campo;
      if (campo.dicionario) conhecidos[campo.nome] = campo.dicionario.valor(origem.codigo);
      else numericos.unshift(campo.nome);
    }
    return { conhecidos, numericos };
  }

  private novo(anterior: number, coluna: number, codigo: number): number {
    if (this.cheias) return SOZINHA;
    const estado = this.origens.push({ anterior, coluna, codigo }) - 1;
    this.abre(estado);
    this.seguintes[anterior * POR_ESTADO + codigo] = estado;
    return estado;
  }

  private abre(estado: number): void {
    const inicio = estado * POR_ESTADO;
    // States come one at a time: the one that has no place is the first past the end.
    if (inicio === this.seguintes.length) {
      const maior = new Int32Array(this.seguintes.length * 2);
      maior.set(this.seguintes);
      this.seguintes = maior;
    }
    this.seguintes.fill(AINDA_NAO, inicio, inicio + POR_ESTADO);
    this.seguintes[inicio + LINHA_A_LINHA] = SOZINHA;
  }
}
