import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { geraModulos } from './formulas/geraModulos.mjs';

const RAIZ = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Builds the command into one file, its libraries in it, so that installing the library brings none of them. */
export async function constroiLinhaDeComando(destino = join(RAIZ, 'cli', 'dist')) {
  await geraModulos(RAIZ);
  await rm(destino, { recursive: true, force: true });
  await mkdir(destino, { recursive: true });
  const programa = join(destino, 'lancador.cjs');
  const { metafile } = await build({
    absWorkingDir: RAIZ,
    entryPoints: ['cli/lancador.ts'],
    outfile: programa,
    bundle: true,
    // Libraries borrowed by a link go by the name they have here, not by where they are.
    preserveSymlinks: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  });
  await writeFile(join(destino, 'LICENCAS.txt'), await licencas(Object.keys(metafile.inputs)));
  await chmod(programa, 0o755);
  return programa;
}

/** The licences of the libraries that went into the file, as they ask. */
async function licencas(arquivos) {
  const pacotes = new Set(
    arquivos.flatMap((nome) => /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(nome)?.[0] ?? []),
  );
  const textos = [...pacotes].sort().map(async (pasta) => {
    const lido = await readFile(join(RAIZ, pasta, 'package.json'), 'utf8');
    const {
      name,
      version,
      author,
      licenses = [],
      license = licenses.map(({ type }) => type).join(' ou '),
    } = JSON.parse(lido);
    const arquivo = (await readdir(join(RAIZ, pasta))).find((nome) => /^licen[cs]e/i.test(nome));
    const texto =
      arquivo === undefined
        ? `${license}${author ? `, ${author.name ?? author}` : ''}`
        : (await readFile(join(RAIZ, pasta, arquivo), 'utf8')).trim();
    return `${name} ${version} (${license})\n\n${texto}\n`;
  });
  return (await Promise.all(textos)).join(`\n${'-'.repeat(72)}\n\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(relative(process.cwd(), await constroiLinhaDeComando()));
