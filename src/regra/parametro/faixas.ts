import type { Citacao } from '../../norma/norma';
import { formataGrandeza } from '../../valor/formata';
import type { Unidade } from '../../valor/grandeza';
import { deUmaRedacao } from './deUmaRedacao';
import { type FiguraComDuvida, figuraComDuvida } from './figura';
import { type Limite, limiteDescrito, type LimiteDeclarado, limites } from './limites';
import type { Duvida, Parametro } from './parametro';

/** A table by brackets: the whole value of the bracket that the key falls in (not progressive). */
export interface Faixas<C extends Unidade = Unidade, V extends Unidade = Unidade> {
  readonly citacao: Citacao;
  readonly unidadeDaChave: C;
  readonly faixas: readonly {
    readonly limite?: Limite;
    readonly figura: FiguraComDuvida<V> | null;
    readonly motivoIlegivel?: string;
  }[];
}

export interface FaixaDeValor extends LimiteDeclarado {
  /** Null where the source cannot be read. */
  readonly valor: string | null;
  readonly trecho: string | readonly string[];
  readonly motivo?: string;
  readonly duvida?: Duvida;
}

/** `faixas(parte('Tabela nº 1'), 'dinheiro', 'dinheiro', [{ ate: '40', valor: '4', trecho }, …, { valor: '15', trecho }])` */
export function faixas<C extends Unidade, V extends Unidade>(
  citacao: Citacao,
  unidadeDaChave: C,
  unidadeDoValor: V,
  declaradas: readonly FaixaDeValor[],
  duvida?: Duvida,
): Parametro<Faixas<C, V>> {
  const conferidos = limites(citacao.texto, declaradas);
  const prontas = declaradas.map((declarada, i) => {
    const limite = conferidos[i];
    return {
      ...(limite ? { limite } : {}),
      ...(declarada.motivo !== undefined ? { motivoIlegivel: declarada.motivo } : {}),
      figura:
        declarada.valor === null
          ? null
          : figuraComDuvida(unidadeDoValor, declarada.valor, citacao, declarada.duvida ?? duvida),
    };
  });
  const entregue: Faixas<C, V> = { citacao, unidadeDaChave, faixas: prontas };
  return deUmaRedacao(
    citacao,
    declaradas.flatMap(({ trecho }) => trecho),
    prontas.map(({ figura }) => figura?.leitura),
    {
      descricao: `tabela de ${prontas.length} faixas`,
      linhas: prontas.map(({ limite, figura }, i) => ({
        codigo: String(i + 1),
        titulo: limiteDescrito(limite, conferidos[i - 1]?.valor, unidadeDaChave),
        colunas: ['valor'],
        valores: [figura && formataGrandeza(figura.lida.valor, unidadeDoValor)],
      })),
      entrega: () => entregue,
    },
  );
}
