// `npm run pacote`: what is published, in pacote/. With `--confere`, builds it twice and compares every byte.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copiaDoRepositorio } from './produto/copiaDoRepositorio';
import { enderecoDeProducao } from './produto/enderecoDeProducao';
import { constroiPacote } from './produto/constroiPacote';
import { listaDeResumos } from './produto/listaDeResumos';

const RAIZ = resolve(__dirname, '..');
const PACOTE = join(RAIZ, 'pacote');

function main(): void {
  const endereco = enderecoDeProducao(process.env['LANCADOR_URL']);
  const nomes = [
    'a',
    ...(process.argv.includes('--confere') ? ['outra/pasta-mais-funda-e-de-nome-mais-comprido'] : []),
  ];
  const base = mkdtempSync(join(tmpdir(), 'pacote-'));
  try {
    const pastas = nomes.map((nome) => join(base, nome));
    const [original = '', ...copias] = pastas;
    copiaDoRepositorio(RAIZ, original);
    // Copied from the copy, and before it is built: nobody's edit comes between the two.
    for (const copia of copias) cpSync(original, copia, { recursive: true, verbatimSymlinks: true });
    const [feito = '', outro] = pastas.map((pasta) => constroiPacote(pasta, endereco));
    rmSync(PACOTE, { recursive: true, force: true });
    cpSync(feito, PACOTE, { recursive: true });
    console.log(`pacote/: suplemento para ${endereco}, e o pacote do npm. Resumos em pacote/SHA256SUMS.`);
    if (outro !== undefined) compara(listaDeResumos(feito), listaDeResumos(outro));
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

function compara(uma: ReadonlyMap<string, string>, outra: ReadonlyMap<string, string>): void {
  const nomes = [...new Set([...uma.keys(), ...outra.keys()])];
  const diferentes = nomes.filter((nome) => uma.get(nome) !== outra.get(nome));
  for (const nome of diferentes) console.log(`diferente: ${nome}`);
  console.log(`${nomes.length} arquivos, ${diferentes.length} diferentes`);
  if (diferentes.length > 0) process.exitCode = 1;
}

try {
  main();
} catch (erro) {
  console.error(erro instanceof Error ? erro.message : erro);
  process.exitCode = 1;
}
