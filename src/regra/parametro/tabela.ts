import type { Citacao } from '../../norma/norma';
import { formataGrandeza } from '../../valor/formata';
import type { Unidade } from '../../valor/grandeza';
import { deUmaRedacao } from './deUmaRedacao';
import { type FiguraComDuvida, figuraComDuvida } from './figura';
import type { Duvida, Parametro } from './parametro';

/** A table of the law as the account receives it: `conta.linha('Imposto', p.tabela2, 'ADVOGADO')`. */
export interface Tabela<
  Codigo extends string = string,
  Coluna extends string = string,
  U extends Unidade = Unidade,
> {
  readonly citacao: Citacao;
  readonly colunas: readonly Coluna[];
  readonly unidade: U;
  readonly linhas: Readonly<Record<Codigo, LinhaDaTabela<U>>>;
}

export interface LinhaDaTabela<U extends Unidade = Unidade> {
  readonly titulo: string;
  /** One figure a column; null where the source cannot be read. */
  readonly figuras: readonly (FiguraComDuvida<U> | null)[];
  readonly motivoIlegivel?: string;
}

interface LinhaDeclarada {
  readonly titulo: string;
  readonly valores: readonly (string | null)[];
  readonly trechos: readonly string[];
  readonly duvida?: Duvida;
  readonly motivo?: string;
}

/** A row of one value: `linha('Advogado', '200', 'Advogado … Cr$ 200,00')`. */
export function linha(
  titulo: string,
  valor: string,
  trecho: string | readonly string[],
  duvida?: Duvida,
): LinhaDeclarada {
  return linhaDupla(titulo, [valor], trecho, duvida);
}

/** A row of several columns; null where the source has no legible value. */
export function linhaDupla(
  titulo: string,
  valores: readonly (string | null)[],
  trecho: string | readonly string[],
  duvida?: Duvida,
  motivo?: string,
): LinhaDeclarada {
  const trechos = typeof trecho === 'string' ? [trecho] : trecho;
  return {
    titulo,
    valores,
    trechos,
    ...(duvida ? { duvida } : {}),
    ...(motivo !== undefined ? { motivo } : {}),
  };
}

/** A row that stands in the law without a legible value: asking for it answers `#N/D` with the reason. */
export function linhaIlegivel(
  titulo: string,
  trecho: string | readonly string[],
  motivo: string,
): LinhaDeclarada {
  return linhaDupla(titulo, [null], trecho, undefined, motivo);
}

/** A table with one column of values, in money unless another unit is given. */
export function tabela<Codigo extends string, U extends Unidade = 'dinheiro'>(
  citacao: Citacao,
  linhas: Readonly<Record<Codigo, LinhaDeclarada>>,
  unidade: U = 'dinheiro' as U,
): Parametro<Tabela<Codigo, 'valor', U>> {
  return tabelaDupla(citacao, ['valor'], linhas, unidade);
}

/** A table with several named columns: `conta.celula('Tarifa', p.tabela1, 'ABERTO', 'URBANA')`. */
export function tabelaDupla<Codigo extends string, Coluna extends string, U extends Unidade = 'dinheiro'>(
  citacao: Citacao,
  colunas: readonly Coluna[],
  linhas: Readonly<Record<Codigo, LinhaDeclarada>>,
  unidade: U = 'dinheiro' as U,
): Parametro<Tabela<Codigo, Coluna, U>> {
  const declaradas = Object.entries<LinhaDeclarada>(linhas);
  const prontas: Record<string, LinhaDaTabela<U>> = {};
  for (const [codigo, { titulo, valores, duvida, motivo }] of declaradas) {
    if (valores.length !== colunas.length)
      throw new Error(
        `${citacao.texto}, ${codigo}: ${valores.length} valores para ${colunas.length} colunas`,
      );
    const figuras = valores.map((valor) =>
      valor === null ? null : figuraComDuvida(unidade, valor, citacao, duvida),
    );
    prontas[codigo] = { titulo, figuras, ...(motivo !== undefined ? { motivoIlegivel: motivo } : {}) };
  }
  const entregue: Tabela<Codigo, Coluna, U> = {
    citacao,
    colunas,
    unidade,
    linhas: prontas as Tabela<Codigo, Coluna, U>['linhas'],
  };
  return deUmaRedacao(
    citacao,
    declaradas.flatMap(([, { trechos }]) => trechos),
    Object.values(prontas).flatMap(({ figuras }) => figuras.map((pronta) => pronta?.leitura)),
    {
      descricao: `tabela de ${declaradas.length} linhas`,
      linhas: Object.entries(prontas).map(([codigo, { titulo, figuras }]) => ({
        codigo,
        titulo,
        colunas,
        valores: figuras.map((pronta) => pronta && formataGrandeza(pronta.lida.valor, unidade)),
      })),
      entrega: () => entregue,
    },
  );
}

/** Codes and titles of a table, to declare the enumerated fact that chooses its row. */
export function codigosDe<Codigo extends string>(
  parametro: Parametro<Tabela<Codigo, string, Unidade>>,
): Readonly<Record<Codigo, string>> {
  const codigos: Record<string, string> = {};
  for (const versao of parametro.versoes) {
    for (const { codigo, titulo } of versao.linhas ?? []) codigos[codigo] = titulo;
  }
  return codigos as Readonly<Record<Codigo, string>>;
}
