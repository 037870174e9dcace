import { fundamentoEm } from '../../src/consulta';
import { citacoesPorExtenso } from '../../src/norma';
import { type Andamento, emFatias } from '../emFatias';
import type { Lancamento } from '../lancar/lancamento';
import type { Conteudo, NovaPlanilha } from '../planilha/planilha';
import { dataBrasileira } from '../../src/calendario';
import type { LinhaLancada } from './lancaTodas';
import { LOCAL, type ColunaDoLivro } from './modelos';
import { ColunasDoLivro } from './valorDaColuna';

export interface PedidoDeLivro {
  readonly nome: string;
  readonly titulo: string;
  readonly colunas: readonly ColunaDoLivro[];
  /** What prescribes the columns. */
  readonly artigo: string;
  readonly alfabetica: boolean;
  /** Money columns are added up at the foot. */
  readonly somar: boolean;
}

const DINHEIRO = '#,##0.00';

/** A book or an edital as a new sheet: who, what law, the columns, the rows and the sum. */
export async function fazLivro(
  lancamento: Lancamento,
  linhas: readonly LinhaLancada[],
  { nome, titulo, colunas, artigo, alfabetica, somar }: PedidoDeLivro,
  andamento: Andamento = {},
): Promise<NovaPlanilha> {
  const livro = new ColunasDoLivro(
    lancamento,
    colunas.some(({ origem }) => origem.de === 'cadastro' && origem.titulo === LOCAL),
  );
  const { regra, contexto } = lancamento.resolvida;
  const municipio = lancamento.contexto.ponte.municipios.find(({ codigo }) => codigo === contexto.municipio);
  const emOrdem = alfabetica
    ? [...linhas].sort((a, b) => livro.nome(a).localeCompare(livro.nome(b), 'pt-BR'))
    : linhas;
  const cabeca: readonly Conteudo[][] = [
    [`Município de ${municipio?.nome ?? contexto.municipio}`],
    [`${titulo}: ${regra.titulo}, exercício de ${contexto.exercicio}`],
    [
      `${artigo} · lei em ${dataBrasileira(contexto.dia)} · ${citacoesPorExtenso(fundamentoEm(regra, contexto.dia))}`,
    ],
    [],
  ];
  const corpo: Conteudo[][] = [];
  await emFatias(
    emOrdem,
    (linha) => {
      corpo.push(colunas.map(({ origem }) => livro.conteudo(linha, origem)));
    },
    andamento,
  );
  const primeira = cabeca.length + 2;
  const rodape = colunas.map((coluna, i): Conteudo => {
    if (i === 0) return 'Total';
    // Blank columns, to be filled by hand, are added up all the same.
    return coluna.dinheiro
      ? { formula: `=SUM(${letra(i)}${primeira}:${letra(i)}${primeira + corpo.length - 1})` }
      : null;
  });
  return {
    nome,
    celulas: [...cabeca, colunas.map(({ titulo: texto }) => texto), ...corpo, ...(somar ? [rodape] : [])],
    larguras: colunas.map(({ origem }) => (origem.de === 'nome' || origem.de === 'cadastro' ? 200 : 120)),
    formatos: colunas.map(({ dinheiro }) => (dinheiro ? DINHEIRO : undefined)),
    destaques: [0, 1, ...(somar ? [cabeca.length + 1 + corpo.length] : [])],
    cabecalho: cabeca.length,
    paisagem: colunas.length > 5,
  };
}

const letra = (coluna: number): string => String.fromCharCode(65 + coluna);
