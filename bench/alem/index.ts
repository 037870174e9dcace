import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { meioDe } from '../mede';
import { emProcesso } from '../processo';
import type { NomeDoTrabalho } from '../tipos';
import type { carga } from './carga';
import type { escala } from './escala';
import type { matrizes, PorSegundo } from './matrizes';

const CARGAS = 7;

/** What is measured besides the comparison. */
export interface Alem {
  readonly muitasCasas: Readonly<
    Record<NomeDoTrabalho, { readonly linhasPorSegundo: number; readonly erradas: number }>
  >;
  readonly matrizes: Awaited<ReturnType<typeof matrizes>>;
  readonly escalar: PorSegundo;
  readonly escala: Awaited<ReturnType<typeof escala>>;
  readonly carregarMs: number;
  readonly primeiroMs: number;
  readonly pacotes: readonly { readonly nome: string; readonly bytes: number; readonly comprimido: number }[];
}

export async function alem(filho: string, functions: string): Promise<Alem> {
  const faz = <T>(tarefa: Parameters<typeof emProcesso>[1], ...argumentos: readonly string[]): Promise<T> => {
    console.error(`${tarefa}…`);
    return emProcesso<T>(filho, tarefa, ...argumentos);
  };
  const cargas: ReturnType<typeof carga>[] = [];
  for (let i = 0; i < CARGAS; i += 1) cargas.push(await faz('carga', functions));
  return {
    muitasCasas: await faz('muitasCasas'),
    matrizes: await faz('matrizes', functions),
    escalar: await faz('escalar', functions),
    escala: await faz('escala'),
    carregarMs: meioDe(cargas.map(({ carregarMs }) => carregarMs)),
    primeiroMs: meioDe(cargas.map(({ primeiroMs }) => primeiroMs)),
    pacotes: ['functions.js', 'taskpane.js'].map((nome) => {
      const arquivo = join(dirname(functions), nome);
      return { nome, bytes: statSync(arquivo).size, comprimido: gzipSync(readFileSync(arquivo)).length };
    }),
  };
}
