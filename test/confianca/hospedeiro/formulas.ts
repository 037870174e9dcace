import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instalaHospedeiro } from '../../functions/hospedeiroDeTeste';

/** A formula as it is declared: its id, its function and the names of its arguments. */
export interface Formula {
  readonly id: string;
  readonly argumentos: readonly string[];
  chama(...argumentos: readonly unknown[]): unknown;
}

const PASTA = join(__dirname, '..', '..', '..', 'functions', 'formulas');

/** Every `@customfunction` of functions/formulas, found in the source itself, so that none is forgotten. */
export function todasAsFormulas(): readonly Formula[] {
  instalaHospedeiro();
  return readdirSync(PASTA)
    .filter((nome) => nome.endsWith('.ts'))
    .flatMap((nome) => {
      const fonte = readFileSync(join(PASTA, nome), 'utf8');
      const modulo = jest.requireActual<Record<string, Formula['chama']>>(join(PASTA, nome));
      return [...fonte.matchAll(/@customfunction ([A-Z0-9_]+)[\s\S]*?export function (\w+)\(([^)]*)\)/g)].map(
        ([, id = '', funcao = '', parametros = '']): Formula => {
          const chama = modulo[funcao];
          if (!chama) throw new Error(`${nome}: ${funcao} não é exportada`);
          const argumentos = [...parametros.matchAll(/(\w+)\??\s*:/g)].map(([, argumento = '']) => argumento);
          return { id, argumentos, chama };
        },
      );
    });
}
