import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { arquivosDoMunicipio } from './arquivosDoMunicipio';
import { arquivosDoTributo } from './arquivosDoTributo';
import { catalogoNovo, emendaDoTributo, emendasDoMunicipio, linhaDoCatalogo } from './emendas';
import { type PedidoDeNovo, PedidoErrado } from './pedido';

/** Where things go: the repository, and the folder of the catalogues outside it, if it is at hand. */
export interface Lugares {
  readonly raiz: string;
  readonly catalogos?: string | undefined;
}

/** Creates files and changes those that must know of them; never writes over a file. Answers what was done. */
export function cria(pedido: PedidoDeNovo, lugares: Lugares): readonly string[] {
  const { raiz } = lugares;
  const novos = new Map([
    ...(pedido.lei ? arquivosDoMunicipio(pedido, pedido.lei) : []),
    ...arquivosDoTributo(pedido, constanteDaNorma(pedido, raiz)),
  ]);
  for (const caminho of novos.keys())
    if (existsSync(join(raiz, caminho))) throw new PedidoErrado(`${caminho} já existe`);
  const emendas = pedido.lei ? emendasDoMunicipio(pedido) : [emendaDoTributo(pedido)];
  const mudados = emendas.map(
    ({ arquivo, muda }) => [arquivo, muda(readFileSync(join(raiz, arquivo), 'utf8'))] as const,
  );
  for (const [caminho, conteudo] of [...novos, ...mudados]) {
    mkdirSync(dirname(join(raiz, caminho)), { recursive: true });
    writeFileSync(join(raiz, caminho), conteudo);
  }
  arruma([...novos.keys(), ...mudados.map(([arquivo]) => arquivo)], raiz);
  return [
    ...[...novos.keys()].map((caminho) => `criado   ${caminho}`),
    ...emendas.map(({ arquivo, para }) => `emendado ${arquivo}: ${para}`),
    catalogo(pedido, lugares),
  ];
}

function constanteDaNorma({ pasta }: PedidoDeNovo, raiz: string): string | undefined {
  const arquivo = join(raiz, `src/municipios/${pasta}/norma.ts`);
  return existsSync(arquivo)
    ? /export const (\w+) = norma\(/.exec(readFileSync(arquivo, 'utf8'))?.[1]
    : undefined;
}

function catalogo(pedido: PedidoDeNovo, { raiz, catalogos }: Lugares): string {
  const nome = nomeDoCatalogo(pedido, raiz);
  if (!pedido.lei) return `à mão    ${nome}, no catálogo, a linha:\n         ${linhaDoCatalogo(pedido)}`;
  if (catalogos === undefined || existsSync(join(catalogos, nome)))
    return `à mão    o catálogo ${nome}, fora do repositório, com a linha:\n         ${linhaDoCatalogo(pedido)}`;
  writeFileSync(join(catalogos, nome), catalogoNovo(pedido));
  return `criado   ${nome}, na pasta dos catálogos`;
}

function nomeDoCatalogo({ pasta }: PedidoDeNovo, raiz: string): string {
  const index = readFileSync(join(raiz, `src/municipios/${pasta}/index.ts`), 'utf8');
  return /catalogo: '([^'#]+)/.exec(index)?.[1] ?? `${pasta}.md`;
}

function arruma(caminhos: readonly string[], raiz: string): void {
  const prettier = join(raiz, 'node_modules/prettier/bin/prettier.cjs');
  // Written without it, the files are only less tidy.
  if (!existsSync(prettier)) return;
  execFileSync(process.execPath, [prettier, '--write', '--ignore-unknown', ...caminhos], {
    cwd: raiz,
    stdio: 'ignore',
  });
}
