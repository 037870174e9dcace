import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A package whose code reaches the user. */
export interface PacoteDoProduto {
  readonly nome: string;
  readonly versao: string;
  readonly licenca: string;
}

interface NoDoCadeado {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const RAIZ = resolve(__dirname, '..', '..');

/** What webpack takes into the add-in, into the browser workbook and into the command line; all are devDependencies. */
export const NO_SUPLEMENTO = [
  'decimal.js',
  '@microsoft/office-js-helpers',
  '@fluentui/web-components',
  '@fluentui/tokens',
  '@microsoft/fast-element',
];
/**
 * Of `@univerjs/presets` the bundle has only what its entry imports; its lock entry also names presets of a paid
 * product, which are installed and never bundled (a test looks at that entry).
 */
export const NA_DEMONSTRACAO = ['@univerjs/core', '@univerjs/themes', '@univerjs/preset-sheets-core'];

/** Its package.json says nothing and its file LICENSE does. It is an interface alone: nothing in it sends anything. */
const NO_ARQUIVO: Readonly<Record<string, string>> = { '@univerjs/telemetry': 'Apache-2.0' };

const cadeado = JSON.parse(readFileSync(resolve(RAIZ, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, NoDoCadeado>>;
};

/** The packages themselves and all that they depend on, as the lock file has them. */
export function comDependencias(raizes: readonly string[]): readonly PacoteDoProduto[] {
  const achados = new Map<string, PacoteDoProduto>();
  const visita = (nome: string, dentroDe: string): void => {
    const caminho = onde(nome, dentroDe);
    const no = caminho === undefined ? undefined : cadeado.packages[caminho];
    if (caminho === undefined || !no || achados.has(caminho)) return;
    achados.set(caminho, {
      nome,
      versao: no.version ?? '',
      licenca: no.license ?? NO_ARQUIVO[nome] ?? 'não declarada',
    });
    for (const dependencia of Object.keys(no.dependencies ?? {})) visita(dependencia, caminho);
  };
  for (const raiz of raizes) visita(raiz, '');
  return [...achados.values()].sort((a, b) => (a.nome < b.nome ? -1 : 1));
}

/** Node's own search: beside the package that asks, then one folder up, and so on. */
function onde(nome: string, dentroDe: string): string | undefined {
  for (let pasta = dentroDe; ; pasta = pasta.slice(0, Math.max(0, pasta.lastIndexOf('/node_modules/')))) {
    const caminho = `${pasta === '' ? '' : `${pasta}/`}node_modules/${nome}`;
    if (cadeado.packages[caminho]) return caminho;
    if (pasta === '') return undefined;
  }
}
