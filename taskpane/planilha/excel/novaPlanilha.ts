import type { NovaPlanilha, Progresso } from '../planilha';
import { letraDaColuna } from '../referencia';
import { retangulo } from './valores';

const BLOCO = 1000;
/** Excel measures a column in points. */
const PONTOS_POR_PIXEL = 0.75;
const MAXIMO_DO_NOME = 31;

/** A name that Excel takes and that no sheet has: `Livro 1959`, `Livro 1959 (2)`. */
export function nomeLivre(pedido: string, existentes: readonly string[]): string {
  const limpo = pedido.replace(/[\\/?*[\]:]/g, ' ').slice(0, MAXIMO_DO_NOME);
  const tomado = (nome: string) => existentes.some((outro) => outro.toUpperCase() === nome.toUpperCase());
  let nome = limpo;
  for (let i = 2; tomado(nome); i += 1) {
    const marca = ` (${i})`;
    nome = `${limpo.slice(0, MAXIMO_DO_NOME - marca.length)}${marca}`;
  }
  return nome;
}

/** Adds a sheet, writes it in pieces, and leaves it ready to print. */
export function criaPlanilha(nova: NovaPlanilha, progresso?: Progresso): Promise<string> {
  return Excel.run(async (contexto) => {
    const { worksheets } = contexto.workbook;
    worksheets.load('items/name');
    await contexto.sync();
    const nome = nomeLivre(
      nova.nome,
      worksheets.items.map((folha) => folha.name),
    );
    const folha = worksheets.add(nome);
    const linhas = retangulo(nova.celulas);
    const largura = linhas[0]?.length ?? 1;
    for (let i = 0; i < linhas.length; i += BLOCO) {
      const bloco = linhas.slice(i, i + BLOCO);
      folha.getRangeByIndexes(i, 0, bloco.length, largura).formulas = bloco;
      await contexto.sync();
      progresso?.(Math.min(i + BLOCO, linhas.length), linhas.length);
    }
    formata(folha, nova, linhas.length, largura);
    prepara(folha, nova);
    folha.activate();
    await contexto.sync();
    return nome;
  });
}

function formata(folha: Excel.Worksheet, nova: NovaPlanilha, altura: number, largura: number): void {
  const { cabecalho, destaques = [], formatos = [], larguras = [], tabela } = nova;
  const primeira = cabecalho === undefined ? 0 : cabecalho + 1;
  formatos.forEach((formato, i) => {
    if (formato !== undefined && altura > primeira)
      folha.getRangeByIndexes(primeira, i, altura - primeira, 1).numberFormat = [[formato]];
  });
  larguras.forEach((pixels, i) => {
    folha.getRange(`${letraDaColuna(i)}:${letraDaColuna(i)}`).format.columnWidth = pixels * PONTOS_POR_PIXEL;
  });
  for (const linha of destaques) folha.getRangeByIndexes(linha, 0, 1, largura).format.font.bold = true;
  if (cabecalho === undefined) return;
  if (tabela !== undefined) {
    const criada = folha.tables.add(folha.getRangeByIndexes(cabecalho, 0, altura - cabecalho, largura), true);
    criada.name = tabela;
  } else {
    const { format } = folha.getRangeByIndexes(cabecalho, 0, 1, largura);
    format.font.bold = true;
    format.font.color = '#ffffff';
    format.fill.color = '#0f5c4d';
    format.wrapText = true;
  }
  folha.freezePanes.freezeRows(cabecalho + 1);
}

function prepara(folha: Excel.Worksheet, { cabecalho, paisagem, quebras = [] }: NovaPlanilha): void {
  const { pageLayout } = folha;
  pageLayout.orientation = paisagem ? Excel.PageOrientation.landscape : Excel.PageOrientation.portrait;
  pageLayout.paperSize = Excel.PaperType.a4;
  pageLayout.zoom = { horizontalFitToPages: 1 };
  if (cabecalho !== undefined) pageLayout.setPrintTitleRows(`$${cabecalho + 1}:$${cabecalho + 1}`);
  for (const linha of quebras) folha.horizontalPageBreaks.add(`A${linha + 1}`);
}
