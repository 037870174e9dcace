import { existsSync, realpathSync } from 'node:fs';
import { extname } from 'node:path';
import { type Destino, destinoAcrescimo, destinoCsv, destinoNovo } from '../lancamento/grava';
import { Recusa } from '../recusa';
import type { Fonte } from '../tabela/fonte';

/** Where the result goes: the file that was told, or one beside the input with `-lancado` in its name. */
export async function escolheDestino(
  entrada: string,
  dita: string | undefined,
  fonte: Fonte,
): Promise<{ readonly caminho: string; readonly destino: Destino }> {
  const extensaoDaEntrada = extname(entrada);
  const caminho = dita ?? `${entrada.slice(0, -extensaoDaEntrada.length)}-lancado${extensaoDaEntrada}`;
  recusaMesmoArquivo(entrada, caminho);
  const extensao = extname(caminho).toLowerCase();
  if (['.csv', '.txt', '.tsv'].includes(extensao)) return { caminho, destino: destinoCsv(caminho) };
  if (fonte.formato === 'csv') {
    if (extensao === '.xlsx') return { caminho, destino: destinoNovo(caminho) };
  } else if (extensao === extensaoDaEntrada.toLowerCase()) {
    return { caminho, destino: await destinoAcrescimo(caminho, fonte) };
  }
  const aceitas = fonte.formato === 'csv' ? '.csv ou .xlsx' : `${extensaoDaEntrada} ou .csv`;
  throw new Recusa(`${caminho}: extensão ${extensao || 'nenhuma'}; daqui sai ${aceitas}`);
}

export function recusaMesmoArquivo(entrada: string, saida: string): void {
  if (existsSync(saida) && realpathSync(saida) === realpathSync(entrada))
    throw new Recusa(`${saida}: é o próprio arquivo de entrada; escolha outro nome`);
}

/** Workbooks are what has formulas. */
export function exigeExtensaoDeLivro(caminho: string): void {
  const extensao = extname(caminho).toLowerCase();
  if (extensao !== '.xlsx' && extensao !== '.xlsm')
    throw new Recusa(`${caminho}: extensão ${extensao || 'nenhuma'}; aceita-se .xlsx ou .xlsm`);
}
