import { leXml } from '../xlsx/leXml';
import { ligacoes, MAXIMO_DE_UMA_PARTE } from '../xlsx/livro';
import { leReferencia } from '../xlsx/referencia';
import { semEscapes } from '../xlsx/textosCompartilhados';
import type { Pacote } from '../zip/pacote';

/** An Excel table: where it is and what its columns are called. */
export interface TabelaDoLivro {
  readonly nome: string;
  readonly planilha: string;
  readonly primeiraLinha: number;
  readonly ultimaLinha: number;
  readonly primeiraColuna: number;
  readonly linhasDeTitulo: number;
  readonly linhasDeTotal: number;
  readonly colunas: readonly string[];
}

/** The tables of a sheet. */
export async function leTabelas(
  pacote: Pacote,
  planilha: string,
  parte: string,
): Promise<readonly TabelaDoLivro[]> {
  const tabelas: TabelaDoLivro[] = [];
  for (const { tipo, alvo } of (await ligacoes(pacote, parte)).values()) {
    if (tipo !== 'table' || !pacote.partes.has(alvo)) continue;
    const colunas: string[] = [];
    let cabeca: Readonly<Record<string, string>> = {};
    leXml(pacote.caminho, await pacote.leTexto(alvo, MAXIMO_DE_UMA_PARTE), {
      abre(nome, atributos) {
        if (nome === 'table') cabeca = atributos;
        if (nome === 'tableColumn') colunas.push(semEscapes(atributos['name'] ?? ''));
      },
    });
    const [de, ate] = (cabeca['ref'] ?? '').split(':').map(leReferencia);
    if (!de) continue;
    tabelas.push({
      nome: cabeca['displayName'] ?? cabeca['name'] ?? '',
      planilha,
      primeiraLinha: de.linha,
      ultimaLinha: (ate ?? de).linha,
      primeiraColuna: de.coluna,
      linhasDeTitulo: Number(cabeca['headerRowCount'] ?? 1),
      linhasDeTotal: Number(cabeca['totalsRowCount'] ?? 0),
      colunas,
    });
  }
  return tabelas;
}
