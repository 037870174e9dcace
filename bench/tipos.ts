export const TRABALHOS = ['predial', 'industrias', 'tabela'] as const;
export type NomeDoTrabalho = (typeof TRABALHOS)[number];

export const PARES = [
  'lancador',
  'zen',
  'publicodes',
  'jsonRules',
  'feel',
  'hyperformula',
  'decimal',
  'double',
] as const;
export type NomeDoPar = (typeof PARES)[number];

/** The seeded rows, as columns: every peer gets the same ones, the slow ones fewer of them. */
export interface Linhas {
  readonly n: number;
  readonly valorLocativo: Float64Array;
  readonly ocupacao: readonly string[];
  /** Null where no exemption is claimed. */
  readonly isencao: readonly (string | null)[];
  readonly movimento: Float64Array;
  readonly atividade: readonly string[];
}

/**
 * Columns of results. `predial` and `industrias`: tax, first and second instalment (zero where exempt).
 * `tabela`: the tax of the trade and that of its building.
 */
export type Resultados = readonly Float64Array[];

/** Computes all rows once. */
export type Rodada = () => Resultados | Promise<Resultados>;

/** One peer: how many rows it gets of each job, and how it is made ready for them. */
export interface Par {
  readonly linhas: number;
  readonly prepara: Readonly<Record<NomeDoTrabalho, (linhas: Linhas) => Rodada | Promise<Rodada>>>;
}

export interface Medida {
  readonly linhasPorSegundo: number;
  readonly erradas: number;
  readonly memoriaMB: number;
}

export type Comparacao = Readonly<Record<NomeDoTrabalho, Readonly<Record<NomeDoPar, Medida>>>>;
