import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** SHA-256 of each file under the folder, by its name from there, in order. */
export function listaDeResumos(pasta: string): ReadonlyMap<string, string> {
  const nomes = arquivosDe(pasta).map((arquivo) => relative(pasta, arquivo).split(sep).join('/'));
  return new Map(nomes.sort().map((nome) => [nome, resumo(join(pasta, nome))]));
}

function arquivosDe(pasta: string): readonly string[] {
  return readdirSync(pasta, { withFileTypes: true }).flatMap((entrada) => {
    const caminho = join(pasta, entrada.name);
    return entrada.isDirectory() ? arquivosDe(caminho) : [caminho];
  });
}

const resumo = (arquivo: string): string => createHash('sha256').update(readFileSync(arquivo)).digest('hex');
