import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Navegador } from './encontraNavegador';

const PASTA = resolve(__dirname, '..', '.cache', 'navegador');

// The package unpacks into the temporary folder, and brings the libraries that a bare Linux lacks only when it
// believes to run in a cloud function: hence the process of its own, with both things said to it.
const DESEMPACOTA = `
  const modulo = require('@sparticuz/chromium');
  const Chromium = modulo.default ?? modulo;
  Chromium.setGraphicsMode = false;
  Chromium.executablePath().then((caminho) => process.stdout.write(caminho));
`;

/** Last resort on Linux x64: the headless Chromium inside the npm package `@sparticuz/chromium`. */
export function navegadorDoPacote(): Navegador | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    mkdirSync(PASTA, { recursive: true });
    const caminho = execFileSync(process.execPath, ['-e', DESEMPACOTA], {
      cwd: resolve(__dirname, '..'),
      env: { ...process.env, TMPDIR: PASTA, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString();
    const ambiente = { LD_LIBRARY_PATH: join(PASTA, 'al2023', 'lib'), ...fontes() };
    execFileSync(caminho, ['--version'], { env: { ...process.env, ...ambiente }, stdio: 'ignore' });
    return { caminho, ambiente };
  } catch {
    return undefined;
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
