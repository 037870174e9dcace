import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import vm from 'node:vm';
import { EXERCICIO, MUNICIPIO } from './lei';

/** An argument as Excel hands it over: a matrix, or null when it was left out. */
export type Argumento = readonly (readonly unknown[])[] | null;
export type Formula = (...argumentos: readonly Argumento[]) => unknown[][];

/** The formulas of a built functions.js. */
export interface Formulas {
  formula(id: string): Formula;
  /** The arguments in their order, with the law of the jobs, from those given by name. */
  argumentos(id: string, dados: Readonly<Record<string, Argumento>>): readonly Argumento[];
}

/** The error of the host. */
class ErroDoHospedeiro extends Error {
  constructor(
    readonly code: string,
    message = '',
  ) {
    super(message);
  }
}

/** Runs the built functions.js as a page does, with nothing but `CustomFunctions` at hand. */
export function carregaFormulas(arquivo: string): Formulas {
  const associadas = new Map<string, Formula>();
  Object.assign(globalThis, {
    CustomFunctions: {
      Error: ErroDoHospedeiro,
      ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' },
      associate: (id: string, formula: Formula) => associadas.set(id, formula),
    },
  });
  vm.runInThisContext(readFileSync(arquivo, 'utf8'), { filename: arquivo });
  return {
    formula(id) {
      const formula = associadas.get(id);
      if (!formula) throw new Error(`functions.js não tem ${id}`);
      return formula;
    },
    argumentos(id, dados) {
      const todos: Readonly<Record<string, Argumento>> = {
        municipio: [[MUNICIPIO]],
        exercicio: [[EXERCICIO]],
        ...dados,
      };
      return nomesDosArgumentos(arquivo, id).map((nome) => todos[nome] ?? null);
    },
  };
}

function nomesDosArgumentos(arquivo: string, id: string): readonly string[] {
  const { functions } = JSON.parse(readFileSync(join(dirname(arquivo), 'functions.json'), 'utf8')) as {
    readonly functions: readonly {
      readonly id: string;
      readonly parameters: readonly { readonly name: string }[];
    }[];
  };
  return functions.find((funcao) => funcao.id === id)?.parameters.map(({ name }) => name) ?? [];
}

/** A column as it reaches the function: a matrix of one column, its texts read anew from JSON. */
export function comoMatriz(valores: ArrayLike<unknown>): unknown[][] {
  return JSON.parse(JSON.stringify(Array.from(valores, (valor) => [valor]))) as unknown[][];
}
