import type { Citacao } from '../../norma/norma';
import { deUmaRedacao } from './deUmaRedacao';
import type { Parametro } from './parametro';

/** A table that the source does not have: the assessor may supply it, row by row. */
export interface TabelaAusente {
  readonly ausente: true;
  readonly nome: string;
  readonly citacao: Citacao;
  /** Items that the law names, for the sheet that the assessor fills. */
  readonly itens: Readonly<Record<string, string>>;
  readonly unidade: string;
}

/** `tabelaAusente('Tabela nº 1', art('25'), 'tabela nº 1', 'Cr$ por m²', { URBANA: 'Zona urbana' })` */
export function tabelaAusente(
  nome: string,
  citacao: Citacao,
  trecho: string | readonly string[],
  unidade: string,
  itens: Readonly<Record<string, string>> = {},
): Parametro<TabelaAusente> {
  const entregue: TabelaAusente = { ausente: true, nome, citacao, itens, unidade };
  return deUmaRedacao(citacao, trecho, [], {
    descricao: `${nome}: ausente da fonte (${unidade})`,
    entrega: () => entregue,
  });
}
