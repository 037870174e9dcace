import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Navegador } from './encontraNavegador';

const RAIZ = resolve(__dirname, '..');
const PASTA = join(RAIZ, '.cache', 'navegador');

// The package unpacks into the temporary folder, and brings the libraries that a bare Linux lacks only when it
// believes to run in a cloud function: hence the process of its own, with both things said to it.
const DESEMPACOTA = `
  const modulo = require('@sparticuz/chromium');
  const Chromium = modulo.default ?? modulo;
  Chromium.setGraphicsMode = false;
  Chromium.executablePath().then((caminho) => process.stdout.write(caminho));
`;

function desempacota(): void {
  // Test workers may come here at the same time: each unpacks apart, and the first to finish wins.
  const provisoria = `${PASTA}-${process.pid}`;
  mkdirSync(provisoria, { recursive: true });
  try {
    execFileSync(process.execPath, ['-e', DESEMPACOTA], {
      cwd: RAIZ,
      env: { ...process.env, TMPDIR: provisoria, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      stdio: 'ignore',
    });
    renameSync(provisoria, PASTA);
  } catch (erro) {
    if (!existsSync(PASTA)) throw erro;
  } finally {
    rmSync(provisoria, { recursive: true, force: true });
  }
}

/** Without any font installed a page has no text; the package has three, in a folder its own settings do not name. */
function fontes(): Record<string, string> {
  if (existsSync('/etc/fonts/fonts.conf') && existsSync('/usr/share/fonts')) return {};
  const arquivo = join(PASTA, 'fontes.conf');
  writeFileSync(
    arquivo,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(PASTA, 'fonts')}</dir>` +
      `<cachedir>${join(PASTA, 'cache-de-fontes')}</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: arquivo };
}

/** Last resort on Linux x64: the headless Chromium inside the npm package `@sparticuz/chromium`. */
export function navegadorDoPacote(): Navegador | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const caminho = join(PASTA, 'chromium');
    if (!existsSync(caminho)) desempacota();
    const ambiente = { LD_LIBRARY_PATH: join(PASTA, 'al2023', 'lib'), ...fontes() };
    execFileSync(caminho, ['--version'], { env: { ...process.env, ...ambiente }, stdio: 'ignore' });
    return { caminho, ambiente };
  } catch {
    return undefined;
  }
}
