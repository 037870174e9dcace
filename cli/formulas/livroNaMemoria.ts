import { Recusa } from '../recusa';
import type { Celula } from '../tabela/celula';
import type { Livro, NomeDefinido } from '../xlsx/livro';
import { criaBuscaDeTexto, leTextosCompartilhados, SEM_TEXTOS } from '../xlsx/textosCompartilhados';
import { leFolha } from './leFolha';
import { leTabelas, type TabelaDoLivro } from './tabelasDoLivro';

/** A cell with what was stored in it. */
export interface CelulaDaFolha {
  readonly valor: Celula;
  readonly formula?: FormulaDaCelula;
}

export interface FormulaDaCelula {
  readonly texto: string;
  /** How far it is from the cell where the text was written, for a formula that several cells share. */
  readonly linhas: number;
  readonly colunas: number;
  /** Cells that an array formula fills. */
  readonly intervalo?: string;
}

/** A sheet read only when one of its cells is asked for. */
export interface Folha {
  readonly nome: string;
  readonly parte: string;
  readonly xml: string;
  celulas(): CelulasDaFolha;
}

export interface CelulasDaFolha {
  readonly ultimaLinha: number;
  readonly ultimaColuna: number;
  em(linha: number, coluna: number): CelulaDaFolha | undefined;
  comFormula(): Iterable<{ readonly linha: number; readonly coluna: number; readonly celula: CelulaDaFolha }>;
}

export interface LivroNaMemoria {
  readonly folhas: ReadonlyMap<string, Folha>;
  readonly nomes: readonly NomeDefinido[];
  readonly tabelas: ReadonlyMap<string, TabelaDoLivro>;
}

const MAXIMO_NA_MEMORIA = 256 * 2 ** 20;

/** Reads a whole workbook, as evaluating its formulas asks. Sheets are found by their name in lower case. */
export async function leLivroNaMemoria(livro: Livro): Promise<LivroNaMemoria> {
  const { pacote, planilhas, nomes } = livro;
  const total = planilhas.reduce((soma, { parte }) => soma + pacote.tamanho(parte), 0);
  if (total > MAXIMO_NA_MEMORIA)
    throw new Recusa(
      `${pacote.caminho}: é grande demais para avaliar fórmulas; lance a tabela com "lancador calcular"`,
    );
  const textos =
    livro.textos === undefined || !pacote.partes.has(livro.textos)
      ? SEM_TEXTOS
      : await leTextosCompartilhados(pacote.caminho, await pacote.fluxo(livro.textos));
  const textoDe = criaBuscaDeTexto(textos);
  const folhas = new Map<string, Folha>();
  const tabelas = new Map<string, TabelaDoLivro>();
  for (const { nome, parte } of planilhas) {
    const xml = await pacote.leTexto(parte, MAXIMO_NA_MEMORIA);
    let lida: CelulasDaFolha | undefined;
    const celulas = (): CelulasDaFolha =>
      (lida ??= leFolha(`${pacote.caminho}, planilha ${nome}`, xml, textoDe));
    folhas.set(nome.toLowerCase(), { nome, parte, xml, celulas });
    for (const tabela of await leTabelas(pacote, nome, parte)) tabelas.set(tabela.nome.toLowerCase(), tabela);
  }
  return { folhas, nomes, tabelas };
}
