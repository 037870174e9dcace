import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARIMBO, DOCS, RAIZ, SITE } from './lugares';
import { preparaFonte } from './preparaFonte';

const FONTES = [
  'src',
  'functions',
  'demo/amostras',
  'docs',
  'scripts/docs',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'package-lock.json',
];

/** Whether the site is there and younger than everything it is made of. */
export function docsEmDia(): boolean {
  if (!existsSync(join(SITE, 'index.html')) || !existsSync(CARIMBO)) return false;
  const fontes = Math.max(...FONTES.map((nome) => maisRecente(join(RAIZ, nome))));
  return statSync(CARIMBO).mtimeMs >= fontes;
}

/** Generates the pages and builds the site in dist/docs; a dead link between pages fails it. */
export async function constroiDocs(): Promise<number> {
  const inicio = new Date();
  const geradas = await preparaFonte();
  await vitepress('build', DOCS);
  writeFileSync(CARIMBO, '');
  utimesSync(CARIMBO, inicio, inicio);
  return geradas;
}

function vitepress(...argumentos: readonly string[]): Promise<void> {
  const programa = join(RAIZ, 'node_modules/vitepress/bin/vitepress.js');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [programa, ...argumentos],
      { cwd: RAIZ, maxBuffer: 16e6 },
      (erro, saida, erros) => {
        if (erro) reject(new Error(`${saida}${erros}`));
        else resolve();
      },
    );
  });
}

function maisRecente(caminho: string): number {
  if (!existsSync(caminho)) return 0;
  const { mtimeMs } = statSync(caminho);
  if (!statSync(caminho).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(caminho).map((nome) => maisRecente(join(caminho, nome))));
}
