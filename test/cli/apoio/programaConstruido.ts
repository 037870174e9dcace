import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const RAIZ = join(__dirname, '../../..');

/** Builds the command into a folder of the test, as it is published. */
export async function constroiPrograma(destino: string): Promise<string> {
  const construtor = pathToFileURL(join(RAIZ, 'cli/constroi.mjs')).href;
  const codigo = `import(${JSON.stringify(construtor)}).then((m) => m.constroiLinhaDeComando(${JSON.stringify(destino)}))`;
  await executaNode(['--input-type=module', '-e', codigo]);
  return join(destino, 'lancador.cjs');
}

export interface Execucao {
  readonly codigo: number;
  readonly saida: string;
  readonly erro: string;
}

/** Runs Node in a process of its own. */
export function executaNode(argumentos: readonly string[], pasta = RAIZ): Promise<Execucao> {
  return new Promise((resolve) => {
    execFile(process.execPath, argumentos, { cwd: pasta, maxBuffer: 1 << 26 }, (falha, saida, erro) => {
      resolve({ codigo: typeof falha?.code === 'number' ? falha.code : falha ? -1 : 0, saida, erro });
    });
  });
}
