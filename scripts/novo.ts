// `npm run novo`: the files of a new municipality or of one more tribute (docs/novo-municipio.md).
import { resolve } from 'node:path';
import { achaMunicipio } from '../src';
import { pastaDoCatalogo } from './cobertura/leCatalogo';
import { cria } from './novo/cria';
import { AJUDA, lePedido } from './novo/pedido';

try {
  const pedido = lePedido(process.argv.slice(2), (codigo) => achaMunicipio(codigo) !== undefined);
  const raiz = resolve(__dirname, '..');
  for (const linha of cria(pedido, { raiz, catalogos: pastaDoCatalogo })) console.log(linha);
  console.log('\nAgora: procure PREENCHER nesses arquivos e siga docs/novo-municipio.md.');
} catch (erro) {
  console.error(`${erro instanceof Error ? erro.message : String(erro)}\n\n${AJUDA}`);
  process.exitCode = 1;
}
