import { type DataCivil, dataCivil, ultimoDiaDoMes } from '../../calendario/dataCivil';
import type { Calendario } from '../../calendario/calendario';
import type { Leitura } from '../../norma/leitura';
import type { Citacao } from '../../norma/norma';
import { deUmaRedacao } from './deUmaRedacao';
import type { Parametro } from './parametro';

/** A fixed day of the exercise: `31/03`, `ultimo/02` (28 or 29), `ultimoUtil/01` (moves back). */
export type DiaDoAno = `${number}/${number}` | `ultimo/${number}` | `ultimoUtil/${number}`;

/** Due dates of a tribute, one for each instalment. */
export interface Prestacoes {
  readonly dias: readonly DiaDoAno[];
  readonly citacao: Citacao;
  readonly leitura?: Leitura;
}

/** `prestacoes(['31/03', '31/07'], art('29'), ['31 de março', '31 de julho'])` */
export function prestacoes(
  dias: readonly DiaDoAno[],
  citacao: Citacao,
  trecho: string | readonly string[],
  leitura?: Leitura,
): Parametro<Prestacoes> {
  const entregue: Prestacoes = { dias, citacao, ...(leitura ? { leitura } : {}) };
  dias.forEach((dia) => diaNoExercicio(dia, 1952, undefined));
  return deUmaRedacao(citacao, trecho, [leitura], {
    descricao: `${dias.length === 1 ? 'uma só vez' : `${dias.length} prestações iguais`}: ${dias.map(descreve).join(', ')}`,
    entrega: () => entregue,
  });
}

/** The day in that exercise. `ultimoUtil` needs the calendar. */
export function diaNoExercicio(
  dia: DiaDoAno,
  exercicio: number,
  calendario: Calendario | undefined,
): DataCivil {
  const [qual, mesEscrito] = dia.split('/') as [string, string];
  const mes = Number(mesEscrito);
  if (qual === 'ultimo') return ultimoDiaDoMes(exercicio, mes);
  if (qual === 'ultimoUtil')
    return calendario ? calendario.ultimoDiaUtilDoMes(exercicio, mes) : ultimoDiaDoMes(exercicio, mes);
  return dataCivil(exercicio, mes, Number(qual));
}

function descreve(dia: DiaDoAno): string {
  return dia.replace('ultimoUtil/', 'último dia útil do mês ').replace('ultimo/', 'último dia do mês ');
}
