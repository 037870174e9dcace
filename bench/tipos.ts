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

/** How many of the rows each peer gets: the slow ones fewer. */
export const LINHAS: Readonly<Record<NomeDoPar, number>> = {
  lancador: 200_000,
  zen: 20_000,
  publicodes: 400,
  jsonRules: 1000,
  feel: 1000,
  hyperformula: 2000,
  decimal: 20_000,
  double: 200_000,
};

/** The seeded rows, as columns: every peer gets the same ones from the first on. */
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

/** One peer: how it is made ready for the rows of each job. */
export interface Par {
  readonly prepara: Readonly<Record<NomeDoTrabalho, (linhas: Linhas) => Rodada | Promise<Rodada>>>;
}

export interface Medida {
  readonly linhasPorSegundo: number;
  readonly erradas: number;
  readonly memoriaMB: number;
}

export type Comparacao = Readonly<Record<NomeDoTrabalho, Readonly<Record<NomeDoPar, Medida>>>>;
