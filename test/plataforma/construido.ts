import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import vm from 'node:vm';
import { criaCustomFunctions } from '../../demo/customFunctions';
import type { Metadata } from '../../demo/metadata';
import type { Ponte } from '../../functions/tipos';

export const RAIZ = resolve(__dirname, '..', '..');
export const DIST = join(RAIZ, 'dist');

export function leConstruido(nome: string): string {
  const arquivo = join(DIST, nome);
  if (!existsSync(arquivo)) throw new Error(`Falta dist/${nome}: rode antes "npm run build".`);
  return readFileSync(arquivo, 'utf8');
}

export const leMetadata = (): Metadata => JSON.parse(leConstruido('functions.json')) as Metadata;

/** Loads dist/functions.js as a host does, in a realm where there is nothing but what is given here. */
export function carregaFormulas(alem: Readonly<Record<string, unknown>> = {}) {
  const excel = criaCustomFunctions();
  const { CustomFunctions, funcoesAssociadas } = excel;
  const global: Record<string, unknown> = { CustomFunctions, ...alem };
  const contexto = vm.createContext(global);
  vm.runInContext(leConstruido('functions.js'), contexto, { filename: 'functions.js' });
  return { excel, CustomFunctions, funcoesAssociadas, global, Lancador: global.Lancador as Ponte };
}
