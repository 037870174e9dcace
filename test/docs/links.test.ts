import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const RAIZ = resolve(__dirname, '../..');
const paginas = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(RAIZ, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((nome) => nome.endsWith('.md'))
    .map((nome) => join('docs', nome)),
];

test.each(paginas)('todo link de %s leva a um arquivo do repositório', (pagina) => {
  const texto = readFileSync(join(RAIZ, pagina), 'utf8').replace(/```[\s\S]*?```/g, '');
  const mortos = [...texto.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, alvo = '']) => alvo.split('#')[0] ?? '')
    .filter((alvo) => alvo !== '' && !/^(https?|mailto):/.test(alvo))
    .filter((alvo) => !existsSync(resolve(RAIZ, dirname(pagina), alvo)));
  expect(mortos).toStrictEqual([]);
});
