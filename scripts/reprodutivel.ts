import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** `npm run reprodutivel`: builds the same files in two folders of different names and compares every byte. */
const RAIZ = resolve(__dirname, '..');

function main(): void {
  const base = mkdtempSync(join(tmpdir(), 'reprodutivel-'));
  try {
    const pastas = ['a', 'outra-pasta-de-nome-mais-comprido'].map((nome) => join(base, nome));
    // Both are copied before either is built, so that nobody's edit comes between the two.
    pastas.forEach(copiaPara);
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

/** Copies what git would have, and nothing built before. */
function copiaPara(pasta: string): void {
  const lista = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: RAIZ,
    encoding: 'utf8',
  });
  for (const nome of lista.split('\0').filter((nome) => nome !== '')) {
    const origem = join(RAIZ, nome);
    if (statSync(origem, { throwIfNoEntry: false })?.isFile() !== true) continue;
    mkdirSync(dirname(join(pasta, nome)), { recursive: true });
    cpSync(origem, join(pasta, nome));
  }
  symlinkSync(join(RAIZ, 'node_modules'), join(pasta, 'node_modules'));
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
  return new Map(
    arquivosDe(join(pasta, 'dist')).map((arquivo) => [relative(pasta, arquivo), resumo(arquivo)]),
  );
}

function arquivosDe(pasta: string): readonly string[] {
  return readdirSync(pasta, { withFileTypes: true }).flatMap((entrada) => {
    const caminho = join(pasta, entrada.name);
    return entrada.isDirectory() ? arquivosDe(caminho) : [caminho];
  });
}

const resumo = (arquivo: string): string => createHash('sha256').update(readFileSync(arquivo)).digest('hex');

main();
