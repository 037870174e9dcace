import { createReadStream, statSync } from 'node:fs';
import { createServer as criaHttp, type RequestListener } from 'node:http';
import { createServer as criaHttps, type ServerOptions } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';

const TIPOS: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
};

export interface Servidor {
  readonly endereco: string;
  fecha(): Promise<void>;
}

function arquivoPedido(pasta: string, caminho: string): string | undefined {
  let relativo: string;
  try {
    relativo = decodeURIComponent(caminho);
  } catch {
    return undefined;
  }
  const arquivo = resolve(join(pasta, relativo.endsWith('/') ? `${relativo}index.html` : relativo));
  if (!arquivo.startsWith(pasta + sep) || arquivo.includes('\0')) return undefined;
  return statSync(arquivo, { throwIfNoEntry: false })?.isFile() ? arquivo : undefined;
}

function atende(pasta: string): RequestListener {
  return (pedido, resposta) => {
    const caminho = (pedido.url ?? '/').split(/[?#]/)[0] ?? '/';
    const arquivo = arquivoPedido(pasta, caminho);
    // A folder without its bar: the relative addresses of its page would be wrong.
    if (!arquivo && /^\/[\w-]+(\/[\w-]+)*$/.test(caminho) && arquivoPedido(pasta, `${caminho}/`)) {
      resposta.writeHead(302, { location: `${caminho}/` }).end();
      return;
    }
    if (!arquivo) {
      resposta.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Não encontrado.');
      return;
    }
    resposta.writeHead(200, {
      'content-type': TIPOS[extname(arquivo)] ?? 'application/octet-stream',
      // Excel asks for functions.json from another origin, and keeps old files with zeal.
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    createReadStream(arquivo).pipe(resposta);
  };
}

function escuta(servidor: Server, porta: number): Promise<number> {
  return new Promise((resolve, reject) => {
    servidor.once('error', reject);
    // Only this machine: these are a person's working files.
    servidor.listen(porta, '127.0.0.1', () => resolve((servidor.address() as AddressInfo).port));
  });
}

/** Serves a folder on this machine. With port 0, or with the wanted one taken, any free port. */
export async function sobeServidor(
  pasta: string,
  porta: number,
  opcoes: { readonly tls?: ServerOptions; readonly exigePorta?: boolean } = {},
): Promise<Servidor> {
  const { tls, exigePorta = false } = opcoes;
  const cria = () => (tls ? criaHttps(tls, atende(resolve(pasta))) : criaHttp(atende(resolve(pasta))));
  let servidor = cria();
  let aberta: number;
  try {
    aberta = await escuta(servidor, porta);
  } catch (erro) {
    if (exigePorta || (erro as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw erro;
    servidor = cria();
    aberta = await escuta(servidor, 0);
  }
  return {
    endereco: `${tls ? 'https' : 'http'}://localhost:${aberta}`,
    fecha() {
      servidor.closeAllConnections();
      return new Promise((resolve) => servidor.close(() => resolve()));
    },
  };
}
