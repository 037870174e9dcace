import { dataBrasileira } from '../../src/calendario';
import { type Andamento, emFatias } from '../emFatias';
import type { Lancamento } from '../lancar/lancamento';
import { mostraValor } from '../lancar/previa';
import type { Conteudo, NovaPlanilha } from '../planilha/planilha';
import type { LinhaLancada } from './lancaTodas';
import { LOCAL } from './modelos';
import { ColunasDoLivro } from './valorDaColuna';

/** One notice for each taxpayer who has something to pay: a page each, with instalments and due dates. */
export async function fazGuias(
  lancamento: Lancamento,
  linhas: readonly LinhaLancada[],
  nome: string,
  andamento: Andamento = {},
): Promise<NovaPlanilha> {
  const livro = new ColunasDoLivro(lancamento, true);
  const { contexto } = lancamento.resolvida;
  const municipio = lancamento.contexto.ponte.municipios.find(({ codigo }) => codigo === contexto.municipio);
  const celulas: Conteudo[][] = [];
  const quebras: number[] = [];
  const destaques: number[] = [];
  const escreve = (linha: LinhaLancada): void => {
    const valor = livro.valor(linha);
    if (valor === undefined || valor <= 0) return;
    if (celulas.length > 0) quebras.push(celulas.length);
    destaques.push(celulas.length, celulas.length + 1);
    celulas.push(
      [`Município de ${municipio?.nome ?? contexto.municipio}`],
      ['Aviso de lançamento e guia de recolhimento'],
      ['Contribuinte', livro.nome(linha)],
      ['Local', livro.conteudo(linha, { de: 'cadastro', titulo: LOCAL })],
      ['Tributo', linha.resolvida.regra.titulo],
      ['Exercício', String(contexto.exercicio)],
      ['Valor', `${contexto.simbolo ?? 'Cr$'} ${mostraValor(valor)}`],
      ['Fundamento', linha.resultado.fundamento],
      [],
    );
    destaques.push(celulas.length);
    celulas.push(['Prestação', 'Vencimento', 'Valor', 'Pago em'], ...prestacoes(livro, linha, valor));
    for (const aviso of linha.avisos) celulas.push(['Aviso', aviso]);
    celulas.push([], []);
  };
  await emFatias(linhas, escreve, andamento);
  return {
    nome,
    celulas,
    larguras: [110, 270, 120, 120],
    formatos: [undefined, undefined, '#,##0.00', undefined],
    destaques,
    quebras,
  };
}

function prestacoes(livro: ColunasDoLivro, linha: LinhaLancada, valor: number): Conteudo[][] {
  const parcelas = livro.parcelasDe(linha);
  if (parcelas.length === 0) return [['Única', 'a lei não fixa o dia', valor, null]];
  return parcelas.map(({ numero, vencimento, util, valor: quantia }) => [
    `${numero}ª`,
    // A due date that falls on a Sunday or a holiday is paid on the next business day.
    util ? `${dataBrasileira(vencimento)} (paga-se até ${dataBrasileira(util)})` : dataBrasileira(vencimento),
    quantia,
    null,
  ]);
}
