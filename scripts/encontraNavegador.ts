import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { navegadorDoPacote } from './navegadorDoPacote';

export interface Navegador {
  readonly caminho: string;
  /** Variables that this browser needs besides those of the process. */
  readonly ambiente: Readonly<Record<string, string>>;
}

/** Flags of every browser that tests and scripts start: no window, no profile of the user, no network of its own. */
export const OPCOES_DO_NAVEGADOR = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const COMO_INSTALAR =
  'Nenhum navegador encontrado: instale Chromium, Chrome ou Edge (Debian: apt-get install chromium), ou aponte CHROME_PATH.';

const NOMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];

function lugaresUsuais(): string[] {
  if (process.platform === 'darwin') {
    const pastas = ['/Applications', join(process.env.HOME ?? '', 'Applications')];
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((nome) =>
      pastas.map((pasta) => join(pasta, `${nome}.app`, 'Contents', 'MacOS', nome)),
    );
  }
  if (process.platform === 'win32') {
    const pastas = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
      (nome) => process.env[nome] ?? [],
    );
    const programas = [
      ['Google', 'Chrome', 'Application', 'chrome.exe'],
      ['Chromium', 'Application', 'chrome.exe'],
      ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
    ];
    return pastas.flatMap((pasta) => programas.map((programa) => join(pasta, ...programa)));
  }
  return ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'].flatMap((pasta) =>
    NOMES.map((nome) => join(pasta, nome)),
  );
}

function noPath(): string[] {
  const sufixo = process.platform === 'win32' ? '.exe' : '';
  const pastas = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return pastas.flatMap((pasta) => NOMES.map((nome) => join(pasta, nome + sufixo)));
}

function executavel(caminho: string): boolean {
  try {
    accessSync(caminho, constants.X_OK);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  // A distribution may leave a script here that only tells to install a snap: believe what answers.
  try {
    return /\d+\.\d+/.test(
      execFileSync(caminho, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString(),
    );
  } catch {
    return false;
  }
}

/** A browser of the Chromium family: the one asked for, one installed, or the one that an npm package carries. */
export function encontraNavegador(): Navegador | undefined {
  const pedido = process.env.CHROME_PATH;
  if (pedido) {
    if (!existsSync(pedido)) throw new Error(`CHROME_PATH aponta para um arquivo que não existe: ${pedido}`);
    return { caminho: pedido, ambiente: {} };
  }
  const instalado = [...lugaresUsuais(), ...noPath()].find(executavel);
  return instalado ? { caminho: instalado, ambiente: {} } : navegadorDoPacote();
}
