import { fatosDaAfericao } from '../../functions/adaptacoes/fatosDaAfericao';
import { fatosDaMulta } from '../../functions/adaptacoes/fatosDaMulta';
import { fatosDeIndustrias } from '../../functions/adaptacoes/fatosDeIndustrias';
import { fatosDaMora } from '../../functions/adaptacoes/fatosDaMora';
import { type Adaptacao, fatosDaLinha } from '../../functions/formula/adaptacao';
import { idsDeRegra } from '../../src';

/** Formulas whose arguments are not simply the facts of the same names. */
export const PROPRIAS: Readonly<Record<string, Adaptacao>> = {
  INDUSTRIAS_PROFISSOES: fatosDeIndustrias,
  MULTA: fatosDaMulta,
  MULTA_OBRA: fatosDaMulta,
  MORA: fatosDaMora,
  TAXA_AFERICAO: fatosDaAfericao,
};

/** Formulas that read a whole table by its headings. */
export const DE_TABELA: ReadonlySet<string> = new Set(['LANCAR', 'MEMORIA', 'CARTAO']);

/** How the arguments of a formula become the facts of the rule of the same name; undefined when it has no rule. */
export function adaptacaoDe(funcao: string, argumentos: readonly string[]): Adaptacao | undefined {
  const propria = PROPRIAS[funcao];
  if (propria) return propria;
  return idsDeRegra().includes(funcao) ? (linha, regra) => fatosDaLinha(linha, regra, argumentos) : undefined;
}
