import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copiaDoRepositorio } from './produto/copiaDoRepositorio';
import { listaDeResumos } from './produto/listaDeResumos';

/** `npm run reprodutivel`: builds the same files in two folders of different names and depths, and compares every byte. */
const RAIZ = resolve(__dirname, '..');

function main(): void {
  const base = mkdtempSync(join(tmpdir(), 'reprodutivel-'));
  try {
    const pastas = ['a', 'outra/pasta-mais-funda-e-de-nome-mais-comprido'].map((nome) => join(base, nome));
    // Both are copied before either is built, so that nobody's edit comes between the two.
    pastas.forEach((pasta) => copiaDoRepositorio(RAIZ, pasta));
    const [uma, outra] = pastas.map(constroiEm);
    const nomes = [...new Set([...(uma?.keys() ?? []), ...(outra?.keys() ?? [])])];
    const diferentes = nomes.filter((nome) => uma?.get(nome) !== outra?.get(nome));
    for (const nome of diferentes) console.log(`diferente: ${nome}`);
    console.log(`${nomes.length} arquivos, ${diferentes.length} diferentes`);
    if (nomes.length === 0 || diferentes.length > 0) process.exitCode = 1;
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

/** Builds there, and answers the digest of each file of dist/. */
function constroiEm(pasta: string): ReadonlyMap<string, string> {
  const webpack = join('node_modules', 'webpack', 'bin', 'webpack.js');
  const argumentos = [webpack, '--mode', 'production', ...process.argv.slice(2)];
  const { status, stdout, error } = spawnSync(process.execPath, argumentos, {
    maxBuffer: 64 * 1024 * 1024,
    cwd: pasta,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0)
    throw new Error(`a construção em ${pasta} falhou:
${error?.message ?? stdout.slice(-3000)}`);
  return listaDeResumos(join(pasta, 'dist'));
}

main();
