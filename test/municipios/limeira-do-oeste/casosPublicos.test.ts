import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Caso } from '../../../scripts/casos/caso';
import { confereCaso } from '../../../scripts/casos/confereCaso';

const arquivo = resolve(__dirname, '../../casos/LIMEIRA_DO_OESTE.json');
const casos = JSON.parse(readFileSync(arquivo, 'utf8')) as readonly Caso[];

test.each(casos.map((caso) => [caso.id, caso.regra, caso] as const))('caso %s: %s', (_id, _regra, caso) => {
  expect(confereCaso(caso)).toStrictEqual([]);
});
