import { extname } from 'node:path';
import { type Codificacao } from '../csv/codificacao';
import { fonteDeCsv } from '../csv/fonteDeCsv';
import { Recusa } from '../recusa';
import { fonteDeXlsx } from '../xlsx/fonteDeXlsx';
import type { Fonte } from './fonte';

export interface EscolhasDeLeitura {
  readonly planilha?: string | undefined;
  readonly codificacao?: Codificacao | undefined;
  readonly separador?: string | undefined;
}

const DE_TEXTO = new Set(['.csv', '.txt', '.tsv']);
const DE_PLANILHA = new Set(['.xlsx', '.xlsm']);

/** Opens a table by the extension of its file. */
export async function abreFonte(caminho: string, escolhas: EscolhasDeLeitura): Promise<Fonte> {
  const extensao = extname(caminho).toLowerCase();
  if (DE_PLANILHA.has(extensao)) return fonteDeXlsx(caminho, escolhas.planilha);
  if (!DE_TEXTO.has(extensao))
    throw new Recusa(`${caminho}: extensão ${extensao || 'nenhuma'}; aceita-se .xlsx, .xlsm ou .csv`);
  const csv = await fonteDeCsv(caminho, escolhas);
  return {
    formato: 'csv',
    tamanho: csv.tamanho,
    async *pedacos(avanca) {
      for await (const bloco of csv.blocos(avanca)) yield { tipo: 'linhas', bloco };
    },
    entrada: () => ({ formato: 'csv', separador: csv.separador }),
    fecha: () => undefined,
  };
}
