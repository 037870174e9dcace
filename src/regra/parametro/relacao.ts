import type { Citacao } from '../../norma/norma';
import type { Leitura } from '../../norma/leitura';
import { deUmaRedacao } from './deUmaRedacao';
import type { Parametro } from './parametro';

/** A closed list of the law (trades that may open after hours, streets of the urban zone). */
export interface Relacao<Codigo extends string = string> {
  readonly citacao: Citacao;
  tem(codigo: string): codigo is Codigo;
}

/** `relacao(art('83'), { BAR: 'bares', CAFE: 'cafés' })`: each code with the words that name it. */
export function relacao<Codigo extends string>(
  citacao: Citacao,
  itens: Readonly<Record<Codigo, string>>,
  leitura?: Leitura,
): Parametro<Relacao<Codigo>> {
  const entregue: Relacao<Codigo> = {
    citacao,
    tem: (codigo): codigo is Codigo => Object.hasOwn(itens, codigo),
  };
  return deUmaRedacao(citacao, Object.values<string>(itens), [leitura], {
    descricao: `relação de ${Object.keys(itens).length}`,
    linhas: Object.entries<string>(itens).map(([codigo, trecho]) => ({
      codigo,
      titulo: trecho,
      colunas: [],
      valores: [],
    })),
    entrega: () => entregue,
  });
}
