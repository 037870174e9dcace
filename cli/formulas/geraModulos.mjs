import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists the modules of formulas for the evaluator: `modulos.gerado.ts` follows functions/formulas/. */
export async function geraModulos(raiz) {
  const destino = join(raiz, 'cli', 'formulas', 'modulos.gerado.ts');
  const texto = textoDosModulos(await readdir(join(raiz, 'functions', 'formulas')));
  if (texto !== (await readFile(destino, 'utf8').catch(() => ''))) await writeFile(destino, texto);
}

function textoDosModulos(arquivos) {
  const nomes = arquivos
    .filter((nome) => nome.endsWith('.ts'))
    .map((nome) => nome.slice(0, -3))
    .sort();
  return [
    '// Made by `npm run build:cli` from functions/formulas/; do not edit.',
    ...nomes.map((nome) => `import * as ${nome} from '../../functions/formulas/${nome}';`),
    '',
    `export const modulos = [\n${nomes.map((nome) => `  ${nome},\n`).join('')}];`,
    '',
  ].join('\n');
}
