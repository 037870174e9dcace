import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formulas } from '../../../cli/formulas/registro';

const PASTA = join(__dirname, '../../../functions/formulas');

test('todas as fórmulas do Excel são avaliadas; se falta alguma, rode npm run build:cli', () => {
  const declaradas = readdirSync(PASTA)
    .filter((nome) => nome.endsWith('.ts'))
    .flatMap((nome) => [...readFileSync(join(PASTA, nome), 'utf8').matchAll(/@customfunction ([A-Z0-9_]+)/g)])
    .map((achada) => achada[1]);
  expect([...formulas.keys()].sort()).toStrictEqual([...declaradas].sort());
});
