import { type Argumento, type Celula, ehErro, celulaVazia } from '../celulas/celula';
import { alturaComum, type Coluna, colunaDe } from '../celulas/coluna';
import { alturaComDados } from '../celulas/ultimaLinha';

/** One row of a call: the cells of each argument by its name. */
export interface Linha {
  /** First cell of the argument; null when it is blank or was left out. */
  celula(nome: string): Celula;
  /** All cells of the argument in this row. */
  celulas(nome: string): readonly Celula[];
  dada(nome: string): boolean;
}

/** The arguments of one call of a formula, seen as rows. */
export interface Chamada {
  readonly altura: number;
  readonly colunas: ReadonlyMap<string, Coluna>;
  linha(indice: number): Linha;
  /** The first cell in error of the row, which is passed on. */
  erro(indice: number): CustomFunctions.Error | undefined;
  /** There is nothing in the row. */
  emBranco(indice: number): boolean;
}

/** Arguments that say which law, not what the taxpayer is. */
const DO_LIVRO: ReadonlySet<string> = new Set(['municipio', 'exercicio']);

/** Lines the arguments up: ranges of one height go together, and single values repeat. */
export function chamadaDe(
  argumentos: Readonly<Record<string, Argumento>>,
): Chamada | { readonly desiguais: string } {
  const colunas = new Map(Object.entries(argumentos).map(([nome, valor]) => [nome, colunaDe(valor, true)]));
  const comum = alturaComum(colunas);
  if ('erro' in comum) return { desiguais: comum.erro };
  const emColuna = [...colunas].filter(([, { altura }]) => altura > 1).map(([nome]) => nome);
  const queDizem = (
    emColuna.length > 0 ? emColuna : [...colunas.keys()].filter((nome) => !DO_LIVRO.has(nome))
  ).map((nome) => colunas.get(nome) as Coluna);
  const algumDado = queDizem.some(({ dada }) => dada);
  const todas = [...colunas.values()];
  return {
    altura:
      comum.altura === 1 ? 1 : Math.max(1, Math.min(comum.altura, alturaUtil(argumentos, comum.altura))),
    colunas,
    linha: (indice) => ({
      celula: (nome) => colunas.get(nome)?.linha(indice)[0] ?? null,
      celulas: (nome) => colunas.get(nome)?.linha(indice) ?? [],
      dada: (nome) => colunas.get(nome)?.dada === true,
    }),
    erro(indice) {
      for (const coluna of todas) {
        const erro = coluna.linha(indice).find(ehErro);
        if (erro) return erro;
      }
      return undefined;
    },
    emBranco: (indice) => algumDado && queDizem.every((coluna) => coluna.linha(indice).every(celulaVazia)),
  };
}

function alturaUtil(argumentos: Readonly<Record<string, Argumento>>, altura: number): number {
  // A row vector stands for a column: its height is its width.
  const emLinha = Object.values(argumentos).some(
    (valor) => Array.isArray(valor) && valor.length === 1 && (valor[0]?.length ?? 0) > 1,
  );
  return emLinha ? altura : alturaComDados(Object.values(argumentos));
}
