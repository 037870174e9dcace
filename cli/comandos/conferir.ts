import { extname } from 'node:path';
import { avaliaLivro, type FormulaAvaliada } from '../formulas/avaliaLivro';
import { iguais } from '../formulas/iguais';
import {
  mostraAvaliacao,
  mostraCelula,
  mostraQuantas,
  notas,
  tabelaCsv,
} from '../formulas/relatorioDeFormulas';
import type { OpcoesDeTributo } from '../pedido/lugar';
import { Recusa } from '../recusa';
import { primeiras } from '../terminal/primeiras';
import { guardaRelatorio, mostra } from '../terminal/saida';
import { abreLivro } from '../xlsx/livro';
import { conferirColuna } from './conferirColuna';
import { exigeExtensaoDeLivro, recusaMesmoArquivo } from './escolheDestino';
import type { OpcoesDeTabela } from './opcoesDeTabela';

export interface OpcoesDeConferir extends OpcoesDeTabela, OpcoesDeTributo {
  readonly valor?: string;
}

/** `lancador conferir`: what is stored against what the rules give. Answers 1 when they differ. */
export async function conferir(entrada: string, opcoes: OpcoesDeConferir, programa: string): Promise<number> {
  const { tributo, valor } = opcoes;
  if (tributo !== undefined && valor !== undefined)
    return conferirColuna(entrada, { ...opcoes, valor }, programa);
  if (tributo !== undefined || valor !== undefined || extname(entrada).toLowerCase() === '.csv')
    throw new Recusa('para conferir uma coluna, diga --tributo e --valor "título da coluna"');
  return conferirFormulas(entrada, opcoes);
}

async function conferirFormulas(entrada: string, opcoes: OpcoesDeConferir): Promise<number> {
  exigeExtensaoDeLivro(entrada);
  if (opcoes.relatorio !== undefined) recusaMesmoArquivo(entrada, opcoes.relatorio);
  const livro = await abreLivro(entrada);
  try {
    const avaliado = await avaliaLivro(livro, opcoes);
    const diferem = avaliado.formulas.filter(difere);
    const linhas = diferem.map(
      (formula) =>
        `${formula.endereco}: guardado ${mostraCelula(formula.guardado)}; a regra dá ${mostraAvaliacao(formula)}`,
    );
    const resumo = [
      `${mostraQuantas(avaliado.formulas.length)} TRIB, ${mostraQuantas(diferem.length)} com valor diferente do guardado`,
      ...notas(avaliado),
    ];
    await guardaRelatorio(opcoes.relatorio, [...resumo, '', ...linhas], () =>
      tabelaCsv(
        ['Célula', 'Guardado', 'Calculado'],
        diferem.map((formula) => [
          formula.endereco,
          mostraCelula(formula.guardado),
          mostraAvaliacao(formula),
        ]),
      ),
    );
    mostra([...resumo, ...primeiras(linhas)]);
    return diferem.length > 0 ? 1 : 0;
  } finally {
    livro.pacote.fecha();
  }
}

function difere({ guardado, avaliacao }: FormulaAvaliada): boolean {
  return 'valor' in avaliacao && !iguais(guardado, avaliacao.valor);
}
