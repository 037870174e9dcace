import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies what git would have, and nothing built before; the libraries are shared. */
export function copiaDoRepositorio(raiz: string, pasta: string): void {
  const lista = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: raiz,
    encoding: 'utf8',
  });
  for (const nome of lista.split('\0').filter((nome) => nome !== '')) {
    const origem = join(raiz, nome);
    if (statSync(origem, { throwIfNoEntry: false })?.isFile() !== true) continue;
    mkdirSync(dirname(join(pasta, nome)), { recursive: true });
    cpSync(origem, join(pasta, nome));
  }
  symlinkSync(join(raiz, 'node_modules'), join(pasta, 'node_modules'));
}
