/** One worked case, in the format of the vocabulary. */
export interface Caso {
  readonly id: string;
  readonly municipio: string;
  readonly exercicio?: number;
  readonly data?: string;
  readonly regra: string;
  readonly fatos: Readonly<Record<string, unknown>>;
  readonly esperado: Readonly<Record<string, unknown>>;
  readonly fundamento?: string;
  readonly raciocinio?: string;
  readonly certeza?: string;
}
