import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { areas } from '../../scripts/mutacao/areas';

const RAIZ = resolve(__dirname, '../..');

/** Only the forms that the areas use: a file, `*` inside a folder, `**` for any folder. */
const comoRegExp = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replaceAll('**/', '§')
      .replaceAll('*', '[^/]*')
      .replaceAll('§', '(?:.*/)?')}$`,
  );

function pertence(arquivo: string, muta: readonly string[]): boolean {
  const casa = (glob: string): boolean => comoRegExp(glob).test(arquivo);
  return (
    muta.some((glob) => !glob.startsWith('!') && casa(glob)) &&
    !muta.some((glob) => glob.startsWith('!') && casa(glob.slice(1)))
  );
}

const fontes = readdirSync(join(RAIZ, 'src'), { recursive: true, withFileTypes: true })
  .filter((entrada) => entrada.isFile() && entrada.name.endsWith('.ts'))
  .map(({ parentPath, name }) => relative(RAIZ, join(parentPath, name)));

describe('as áreas dos testes de mutação', () => {
  test('cada arquivo de src/ está em uma, e só em uma', () => {
    const foraDoLugar = fontes
      .map((arquivo) => [arquivo, areas.filter(({ muta }) => pertence(arquivo, muta)).length] as const)
      .filter(([, quantas]) => quantas !== 1);
    expect(foraDoLugar).toStrictEqual([]);
  });

  test('os testes de cada uma existem', () => {
    const ausentes = areas
      .flatMap(({ testes }) => testes)
      .filter((nome) => !existsSync(join(RAIZ, 'test', nome)));
    expect(ausentes).toStrictEqual([]);
  });
});
