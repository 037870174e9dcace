import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { carimbo } from '../webpack/carimba';

const RAIZ = resolve(__dirname, '..');
const BENCH = __dirname;
/** Beside the peers, so that it finds them. */
const FILHO = join(BENCH, 'node_modules', '.cache', 'filho.mjs');
export const DIST = join(RAIZ, 'dist');

/** Peers come in on first use; what they say goes to stderr, which is not the result. */
export function instalaPares(): void {
  if (existsSync(join(BENCH, 'node_modules', 'hyperformula'))) return;
  console.error('Instalando os pares da comparação (npm ci em bench/)…');
  roda('npm', ['ci', '--no-audit', '--no-fund'], BENCH);
}

/** One file for the processes that measure: what they run is what a bundler makes of the sources. */
export function compilaFilho(): string {
  buildSync({
    entryPoints: [join(BENCH, 'filho.ts')],
    outfile: FILHO,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    external: ['@gorules/zen-engine', 'feelin', 'hyperformula', 'json-rules-engine', 'publicodes'],
  });
  return FILHO;
}

/** The built functions.js, made anew when its sources are younger. */
export function functionsConstruido(): string {
  const fontes = ['src', 'functions', 'webpack', 'package-lock.json'].map((nome) => join(RAIZ, nome));
  const feito = carimbo('lancador');
  const arquivo = join(DIST, 'functions.js');
  if (
    !existsSync(feito) ||
    !existsSync(arquivo) ||
    statSync(feito).mtimeMs < Math.max(...fontes.map(maisRecente))
  ) {
    console.error('Construindo dist/functions.js…');
    roda('npx', ['webpack', '--config-name', 'lancador', '--mode', 'production'], RAIZ);
  }
  return arquivo;
}

function maisRecente(caminho: string): number {
  const { mtimeMs } = statSync(caminho);
  if (!statSync(caminho).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(caminho).map((nome) => maisRecente(join(caminho, nome))));
}

function roda(programa: string, argumentos: readonly string[], cwd: string): void {
  const { status } = spawnSync(programa, argumentos, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${programa} ${argumentos.join(' ')} falhou`);
}
