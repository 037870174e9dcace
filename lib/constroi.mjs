import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const RAIZ = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const CATALOGO = join(RAIZ, 'src', 'catalogo.ts');

/** Builds the library for Node and the browser, as modules of both kinds and with types: all of it, and each municipality alone. */
export async function constroiBiblioteca(destino = join(RAIZ, 'lib', 'dist')) {
  await rm(destino, { recursive: true, force: true });
  await mkdir(destino, { recursive: true });
  // Bundlers of whoever uses it look here to leave out what is not used.
  await writeFile(
    join(destino, 'package.json'),
    `${JSON.stringify({ private: true, sideEffects: false })}\n`,
  );
  const municipios = await municipiosDoCatalogo();
  await Promise.all([
    empacota(destino, 'index'),
    ...municipios.map((municipio) => empacota(destino, municipio.pasta, soMunicipio(municipio))),
  ]);
  await tipos(
    destino,
    municipios.map(({ pasta }) => pasta),
  );
  return destino;
}

async function empacota(destino, nome, ...plugins) {
  const comum = {
    absWorkingDir: RAIZ,
    entryPoints: ['src/index.ts'],
    bundle: true,
    platform: 'neutral',
    external: ['decimal.js'],
    target: 'es2021',
    charset: 'utf8',
    logLevel: 'warning',
    plugins,
  };
  await build({ ...comum, format: 'esm', outfile: join(destino, `${nome}.mjs`) });
  await build({ ...comum, format: 'cjs', outfile: join(destino, `${nome}.cjs`) });
}

const IMPORTACAO = /^import \{ (\w+) \} from '\.\/municipios\/([\w-]+)';\n/gm;
const LISTA = /(municipios: readonly Municipio\[\] = )\[[^\]]+\]/;

/** The municipalities that the catalogue imports: `alegre` from its folder. */
async function municipiosDoCatalogo() {
  const fonte = await readFile(CATALOGO, 'utf8');
  const achados = [...fonte.matchAll(IMPORTACAO)].map(([, nome, pasta]) => ({ nome, pasta }));
  if (achados.length === 0 || !LISTA.test(fonte))
    throw new Error('src/catalogo.ts: a lista de municípios mudou de forma');
  return achados;
}

/** The same library with a catalogue of one municipality. */
function soMunicipio({ nome, pasta }) {
  return {
    name: `so-${pasta}`,
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/]catalogo\.ts$/ }, async ({ path }) => {
        const fonte = await readFile(path, 'utf8');
        const contents = fonte
          .replace(IMPORTACAO, (linha, importado) => (importado === nome ? linha : ''))
          .replace(LISTA, `$1[${nome}]`);
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** One file of types, once for each kind of module; a municipality alone has the same. */
async function tipos(destino, pastas) {
  const feixe = await rollup({
    input: join(RAIZ, 'src', 'index.ts'),
    external: ['decimal.js'],
    plugins: [dts({ tsconfig: join(RAIZ, 'src', 'tsconfig.json') })],
  });
  const { output } = await feixe.generate({ format: 'es' });
  await feixe.close();
  // The types of decimal.js give its class by name in modules of both kinds, and by default in one only.
  const declaracoes = output[0].code.replace(
    /^import (\w+) from 'decimal\.js';/m,
    "import { Decimal as $1 } from 'decimal.js';",
  );
  for (const extensao of ['mts', 'cts']) {
    await writeFile(join(destino, `index.d.${extensao}`), declaracoes);
    for (const pasta of pastas)
      await writeFile(
        join(destino, `${pasta}.d.${extensao}`),
        `export * from './index.${extensao.replace('t', 'j')}';\n`,
      );
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(relative(process.cwd(), await constroiBiblioteca()));
