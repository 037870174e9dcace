import { lei } from '../../regra';
import { art } from './norma';

/** Art. 110, § 2º leaves the fee to a later ordinary law, which the source lacks. */
export const leiFutura = (nome: string, unidade: string, itens: Readonly<Record<string, string>>) =>
  lei.tabelaAusente(nome, art('110', '§ 2º'), 'regulamentadas em lei ordiniria', unidade, itens);

export const RESUMO_DA_LEI_FUTURA =
  'A lei a cria e deixa para uma lei ordinária posterior, que a fonte não traz.';
