import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RAIZ } from './construido';

interface Pacote {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

test('docs/dependencias.md tem uma linha para cada dependência, e só para elas', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(RAIZ, 'package.json'), 'utf8'),
  ) as Pacote;
  const documento = readFileSync(join(RAIZ, 'docs', 'dependencias.md'), 'utf8');
  const explicadas = [...documento.matchAll(/^- `([^`]+)`: \S/gm)].map(([, nome]) => nome);
  expect(explicadas.sort()).toStrictEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});
