import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listaDeResumos } from './listaDeResumos';

/** Builds, in a copy of the repository, the add-in for that address and the npm package; answers their folder. */
export function constroiPacote(copia: string, endereco: string): string {
  const pacote = join(copia, 'pacote');
  const npm = (...argumentos: readonly string[]): void => roda(copia, endereco, argumentos);
  mkdirSync(pacote);
  // `build` also builds the library and the command, which packing would do again.
  npm('run', 'build');
  npm('pack', '--ignore-scripts', '--pack-destination', pacote);
  renameSync(join(copia, 'dist'), join(pacote, 'suplemento'));
  const manifesto = readFileSync(join(pacote, 'suplemento', 'manifest.xml'), 'utf8');
  if (manifesto.includes('localhost')) throw new Error('O manifesto ainda tem o endereço desta máquina.');
  const linhas = [...listaDeResumos(pacote)].map(([nome, resumo]) => `${resumo}  ${nome}\n`);
  writeFileSync(join(pacote, 'SHA256SUMS'), linhas.join(''));
  return pacote;
}

function roda(copia: string, endereco: string, argumentos: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync('npm', argumentos, {
    cwd: copia,
    encoding: 'utf8',
    maxBuffer: 64e6,
    shell: process.platform === 'win32',
    env: { ...process.env, LANCADOR_URL: endereco },
  });
  if (status === 0) return;
  throw new Error(`npm ${argumentos.join(' ')} falhou:\n${error?.message ?? (stdout + stderr).slice(-3000)}`);
}
