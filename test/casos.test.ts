import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Caso } from '../scripts/casos/caso';
import { confereCaso } from '../scripts/casos/confereCaso';

const pasta = join(__dirname, 'casos');
const arquivos = readdirSync(pasta).filter((nome) => nome.endsWith('.json'));

describe.each(arquivos)('casos de %s', (arquivo) => {
  const casos = JSON.parse(readFileSync(join(pasta, arquivo), 'utf8')) as Caso[];

  test.each(casos.map((caso) => [caso.id, caso] as const))('%s', (_id, caso) => {
    expect(confereCaso(caso)).toEqual([]);
  });
});
