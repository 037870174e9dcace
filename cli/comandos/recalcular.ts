import { extname } from 'node:path';
import { avaliaLivro, type FormulaAvaliada } from '../formulas/avaliaLivro';
import { iguais } from '../formulas/iguais';
import type { Folha } from '../formulas/livroNaMemoria';
import {
  mostraAvaliacao,
  mostraCelula,
  mostraQuantas,
  notas,
  tabelaCsv,
} from '../formulas/relatorioDeFormulas';
import { remenda } from '../formulas/remenda';
import type { OpcoesDeLugar } from '../pedido/lugar';
import { Recusa } from '../recusa';
import type { Celula } from '../tabela/celula';
import { guardaRelatorio, mostra } from '../terminal/saida';
import { abreLivro, type Livro } from '../xlsx/livro';
import { gravaPacote, type ParteNova } from '../zip/gravaPacote';
import { exigeExtensaoDeLivro, recusaMesmoArquivo } from './escolheDestino';

export interface OpcoesDeRecalcular extends OpcoesDeLugar {
  readonly saida?: string;
  readonly relatorio?: string;
}

/** `lancador recalcular`: evaluates our formulas and stores their values; nothing else in the file changes. */
export async function recalcular(entrada: string, opcoes: OpcoesDeRecalcular): Promise<void> {
  const extensao = extname(entrada);
  exigeExtensaoDeLivro(entrada);
  const saida = opcoes.saida ?? `${entrada.slice(0, -extensao.length)}-recalculado${extensao}`;
  if (extname(saida).toLowerCase() !== extensao.toLowerCase())
    throw new Recusa(`${saida}: a saída tem de ser ${extensao}, como a entrada`);
  recusaMesmoArquivo(entrada, saida);
  if (opcoes.relatorio !== undefined) recusaMesmoArquivo(entrada, opcoes.relatorio);
  const livro = await abreLivro(entrada);
  try {
    const avaliado = await avaliaLivro(livro, opcoes);
    const mudam = avaliado.formulas.filter(muda);
    await grava(livro, saida, mudam);
    const linhas = [
      `${mostraQuantas(avaliado.formulas.length)} TRIB, ${mostraQuantas(mudam.length)} com valor novo`,
      ...notas(avaliado),
    ];
    await guardaRelatorio(opcoes.relatorio, linhas, () =>
      tabelaCsv(
        ['Célula', 'Guardado', 'Calculado'],
        mudam.map((formula) => [formula.endereco, mostraCelula(formula.guardado), mostraAvaliacao(formula)]),
      ),
    );
    mostra([...linhas, '', `Gravado em ${saida}`]);
  } finally {
    livro.pacote.fecha();
  }
}

function muda({ guardado, avaliacao }: FormulaAvaliada): boolean {
  return 'valor' in avaliacao && !(iguais(guardado, avaliacao.valor) && guardado !== null);
}

async function grava({ pacote }: Livro, saida: string, mudam: readonly FormulaAvaliada[]): Promise<void> {
  const porParte = new Map<string, { readonly folha: Folha; readonly novos: Map<string, Celula> }>();
  for (const { folha, linha, coluna, avaliacao } of mudam) {
    if (!('valor' in avaliacao)) continue;
    const daFolha = porParte.get(folha.parte) ?? { folha, novos: new Map<string, Celula>() };
    porParte.set(folha.parte, daFolha);
    daFolha.novos.set(`${linha},${coluna}`, avaliacao.valor);
  }
  const partes = [...pacote.partes.values()].filter(({ fileName }) => !fileName.endsWith('/'));
  await gravaPacote(
    saida,
    partes.map((parte): ParteNova => {
      const nome = parte.fileName;
      const mudada = porParte.get(nome);
      const data = parte.getLastModDate({ forceDosFormat: true });
      if (!mudada) return { nome, data, conteudo: () => pacote.fluxo(nome) };
      const conteudo = async (): Promise<AsyncIterable<Buffer>> => {
        const xml = remenda(mudada.folha.xml, (linha, coluna) => mudada.novos.get(`${linha},${coluna}`));
        return emUmPedaco(Buffer.from(xml, 'utf8'));
      };
      return { nome, data, conteudo };
    }),
  );
}

async function* emUmPedaco(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
