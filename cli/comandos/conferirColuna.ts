import Papa from 'papaparse';
import { textoSeguro } from '../csv/textoSeguro';
import type { Diferenca } from '../lancamento/conferencia';
import { Contagem } from '../lancamento/contagem';
import { lancaTabela } from '../lancamento/lancaTabela';
import type { Plano } from '../lancamento/plano';
import { descreveColunas } from '../lancamento/planejaTabela';
import { relatorio } from '../lancamento/relatorio';
import type { OpcoesDeTributo } from '../pedido/lugar';
import { exigeColuna } from '../tabela/casaColunas';
import { gravaArquivo } from '../tabela/gravaArquivo';
import { NA_TELA, primeiras } from '../terminal/primeiras';
import { mostra } from '../terminal/saida';
import { leDecimal, leNucleos, type OpcoesDeTabela } from './opcoesDeTabela';
import { comTabela, tituloDe } from './preparaTabela';
import { pipeline } from 'node:stream/promises';

const MOLDURA = { inicio: '', fim: '', mantemOResto: false } as const;

/** Compares a column of a table with what the rule gives, row by row. Answers 1 when they differ. */
export async function conferirColuna(
  entrada: string,
  opcoes: OpcoesDeTabela & OpcoesDeTributo & { readonly valor: string },
  programa: string,
): Promise<number> {
  return comTabela(entrada, opcoes, async (tabela) => {
    const { fonte, comeco, alvo, resolvida, constantes } = tabela;
    const coluna = exigeColuna(comeco.titulos, opcoes.valor);
    // What is being checked is not a fact of the check.
    const colunas = tabela.colunas.map((fato, i) => (i === coluna ? undefined : fato));
    const plano: Plano = {
      alvo,
      colunas,
      constantes,
      decimal: leDecimal('decimal', opcoes.decimal),
      pares: 0,
      entrada: fonte.entrada(comeco.antes.prefixo, true),
      saida: { formato: 'diferencas', coluna },
    };
    const contagem = new Contagem();
    const textos = lancaTabela(comeco, plano, [], MOLDURA, leNucleos(opcoes.nucleos, programa), contagem);
    const { linhas, total } = await junta(textos, opcoes.relatorio);
    const contado = { ...contagem.fecha(), parcelasSemColuna: 0 };
    mostra([
      ...relatorio(
        {
          titulo: tituloDe(tabela),
          colunas: descreveColunas(comeco.titulos, colunas, constantes),
          vencimentos: [],
          simbolo: resolvida.contexto.simbolo ?? 'Cr$',
        },
        contado,
      ),
      '',
      total === 0 ? 'Tudo confere.' : `${total} ${total === 1 ? 'diferença' : 'diferenças'}:`,
      ...primeiras(linhas, total).slice(1),
    ]);
    return total > 0 ? 1 : 0;
  });
}

/** Goes through the differences: the first to the screen, all of them to the report. */
async function junta(
  textos: AsyncIterable<string>,
  relatorioEm: string | undefined,
): Promise<{ readonly linhas: readonly string[]; readonly total: number }> {
  const linhas: string[] = [];
  let total = 0;
  async function* registros(): AsyncGenerator<string> {
    yield `\ufeff${registro(['Linha', 'Guardado', 'Calculado', 'Situação', 'Fundamento'])}`;
    for await (const texto of textos)
      for (const json of texto.split('\n')) {
        if (json === '') continue;
        const { linha, guardado, calculado, situacao, fundamento } = JSON.parse(json) as Diferenca;
        total += 1;
        if (linhas.length < NA_TELA)
          linhas.push(
            `linha ${linha}: guardado ${guardado || 'vazio'}; a regra dá ${calculado || 'vazio'} (${fundamento || situacao})`,
          );
        yield registro([String(linha), guardado, calculado, situacao, fundamento]);
      }
  }
  if (relatorioEm !== undefined) await gravaArquivo(relatorioEm, (arquivo) => pipeline(registros(), arquivo));
  else for await (const registrado of registros()) void registrado;
  return { linhas, total };
}

function registro(campos: readonly string[]): string {
  return `${Papa.unparse([campos.map(textoSeguro)], { delimiter: ';', newline: '\r\n' })}\r\n`;
}
