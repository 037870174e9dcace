import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import configuracoes from '../webpack.config';
import { carimbo } from '../webpack/carimba';

const RAIZ = resolve(__dirname, '..');
const FONTES = ['src', 'functions', 'taskpane', 'demo', 'assets', 'webpack'];
const ARQUIVOS = ['webpack.config.js', 'manifest.xml', 'package-lock.json', 'tsconfig.json'];
const SAIDAS = ['functions.js', 'functions.json', 'taskpane.html', 'index.html', 'demo/planilha.js'];

export const DIST = join(RAIZ, 'dist');

function maisRecente(caminho: string): number {
  const { mtimeMs } = statSync(caminho);
  if (!statSync(caminho).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(caminho).map((nome) => maisRecente(join(caminho, nome))));
}

/** Whether dist/ is whole and younger than everything it is made of. */
export function emDia(): boolean {
  if (!SAIDAS.every((saida) => existsSync(join(DIST, saida)))) return false;
  const fontes = Math.max(...[...FONTES, ...ARQUIVOS].map((nome) => maisRecente(join(RAIZ, nome))));
  return ['lancador', 'demo'].every(
    (nome) => existsSync(carimbo(nome)) && statSync(carimbo(nome)).mtimeMs >= fontes,
  );
}

/** Runs both builds; rejects with webpack's own account of what is wrong. */
export function constroi(): Promise<void> {
  const compilador = webpack(configuracoes(undefined, { mode: 'production' }));
  return new Promise((resolve, reject) => {
    compilador.run((erro, resultado) => {
      compilador.close(() => {
        if (erro) reject(erro);
        else if (resultado?.hasErrors()) reject(new Error(resultado.toString('errors-only')));
        else resolve();
      });
    });
  });
}
