import type { Regra } from '../../src';
import type { FuncaoDeclarada } from '../formula/funcaoDeclarada';
import type { Regiao } from '../planilha/planilha';
import { endereco } from '../planilha/referencia';
import { colunaInteira, escapaColuna, nestaLinha } from '../planilha/referenciaEstruturada';
import { iguais, type Mapa, mapaDosTitulos } from './mapa';

export interface PedidoDeFormulas {
  readonly regra: Regra;
  readonly funcoes: readonly FuncaoDeclarada[];
  readonly mapa: Mapa;
  readonly regiao: Regiao;
  readonly titulos: readonly string[];
  /** Rows of data under the headings. */
  readonly linhas: number;
  readonly derramada: boolean;
  /** Also situation and article, which only TRIB.LANCAR gives. */
  readonly detalhada: boolean;
  /** Municipality and exercise to be written in the formula; absent, those of the workbook count. */
  readonly fixo?: { readonly municipio: string; readonly exercicio: number | string };
}

export interface Formulas {
  readonly funcao: string;
  /** Columns that the result takes. */
  readonly colunas: 1 | 3;
  /** Formulas of a row of data (from zero). When it spills there is only row 0. */
  linha(indice: number): readonly string[];
}

/** The formulas that assess a table: the tribute's own where it takes all that is mapped, or else TRIB.LANCAR. */
export function montaFormulas(pedido: PedidoDeFormulas): Formulas {
  const dedicada = pedido.detalhada ? undefined : funcaoDedicada(pedido);
  return dedicada ? comDedicada(dedicada, pedido) : comLancar(pedido);
}

const texto = (valor: string): string => `"${valor.replaceAll('"', '""')}"`;
const literal = (valor: string | number): string =>
  typeof valor === 'number' ? String(valor) : texto(valor);

function escreve(nome: string, argumentos: readonly string[]): string {
  const usados = [...argumentos];
  while (usados[usados.length - 1] === '') usados.pop();
  return `=TRIB.${nome}(${usados.join(',')})`;
}

interface Dedicada {
  readonly funcao: FuncaoDeclarada;
  /** Column of each parameter, in order. */
  readonly colunas: readonly (number | undefined)[];
}

function funcaoDedicada({ regra, funcoes, mapa }: PedidoDeFormulas): Dedicada | undefined {
  const funcao = funcoes.find(({ id }) => id === regra.id);
  if (!funcao) return undefined;
  const usados = new Set<string>();
  const colunas = funcao.parameters.map(({ name }) => {
    const fato = regra.argumentos[name] ?? name;
    usados.add(fato);
    return mapa[fato];
  });
  return Object.keys(mapa).every((fato) => usados.has(fato)) ? { funcao, colunas } : undefined;
}

function comDedicada({ funcao, colunas }: Dedicada, pedido: PedidoDeFormulas): Formulas {
  const { regiao, titulos, linhas, derramada, fixo } = pedido;
  const { intervalo, tabela } = regiao;
  const celulas = (coluna: number, linha: number): string => {
    const titulo = titulos[coluna] ?? '';
    if (tabela !== undefined) return derramada ? colunaInteira(tabela, titulo) : nestaLinha(tabela, titulo);
    return endereco({
      linha: intervalo.linha + 1 + linha,
      coluna: intervalo.coluna + coluna,
      linhas: derramada ? linhas : 1,
      colunas: 1,
    });
  };
  return {
    funcao: funcao.id,
    colunas: 1,
    linha: (indice) => [
      escreve(
        funcao.id,
        funcao.parameters.map(({ name }, i) => {
          if (fixo && (name === 'municipio' || name === 'exercicio')) return literal(fixo[name]);
          const coluna = colunas[i];
          return coluna === undefined ? '' : celulas(coluna, indice);
        }),
      ),
    ],
  };
}

function comLancar(pedido: PedidoDeFormulas): Formulas {
  const { regra, mapa, regiao, titulos, linhas, derramada, fixo } = pedido;
  const { intervalo, tabela } = regiao;
  const [primeiro = '', ultimo = ''] = [titulos[0], titulos[titulos.length - 1]].map((titulo) =>
    escapaColuna(titulo ?? ''),
  );
  const cabecalho = iguais(mapa, mapaDosTitulos(titulos, regra))
    ? tabela === undefined
      ? endereco({ ...intervalo, linhas: 1 }, true)
      : `${tabela}[[#Headers],[${primeiro}]:[${ultimo}]]`
    : titulosEscritos(mapa, titulos.length);
  const dados = (linha: number): string =>
    tabela === undefined
      ? endereco({ ...intervalo, linha: intervalo.linha + 1 + linha, linhas: derramada ? linhas : 1 })
      : `${tabela}[${derramada ? '' : '@'}[${primeiro}]:[${ultimo}]]`;
  const dentro = (linha: number): string =>
    escreve('LANCAR', [
      texto(regra.id),
      cabecalho,
      dados(linha),
      ...(fixo ? [literal(fixo.municipio), literal(fixo.exercicio)] : []),
    ]);
  // Nothing spills inside an Excel table: there each column takes its own part of the result.
  const emPartes = tabela !== undefined && !derramada;
  return {
    funcao: 'LANCAR',
    colunas: 3,
    linha: (indice) => {
      const formula = dentro(indice);
      return emPartes ? [1, 2, 3].map((parte) => `=INDEX(${formula.slice(1)},1,${parte})`) : [formula];
    },
  };
}

/** Headings that say what the assessor chose, in the place of those of the table. */
function titulosEscritos(mapa: Mapa, largura: number): string {
  const nomes = Array.from({ length: largura }, () => '');
  for (const [fato, coluna] of Object.entries(mapa)) nomes[coluna] = fato;
  return `{${nomes.map(texto).join(',')}}`;
}
