declare const unidade: unique symbol;

/** A quantity with its unit. Opaque: only a `Conta` adds, multiplies or compares it. */
export interface Grandeza<U extends Unidade> {
  readonly [unidade]: U;
}

export type Unidade = 'dinheiro' | 'percentual' | 'metros' | 'metrosQuadrados' | 'numero' | 'ufir';

export type Dinheiro = Grandeza<'dinheiro'>;
/** A fraction of one: eight per cent is 0.08. */
export type Percentual = Grandeza<'percentual'>;
export type Metros = Grandeza<'metros'>;
export type MetrosQuadrados = Grandeza<'metrosQuadrados'>;
/** A pure count: pieces, days, months, HP. */
export type Numero = Grandeza<'numero'>;
export type Ufir = Grandeza<'ufir'>;
