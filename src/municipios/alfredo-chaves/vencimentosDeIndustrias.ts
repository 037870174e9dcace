import { type DataCivil, diaDaSemana } from '../../calendario/dataCivil';
import { type Conta, lei } from '../../regra';
import type { Prestacoes } from '../../regra/parametro';
import { L20 } from './leituras';
import { art } from './norma';

/** Art. 39, parágrafo único. */
export const prestacoesDeIndustrias = lei.prestacoes(
  ['ultimoUtil/02', 'ultimoUtil/07'],
  art('39', 'parágrafo único'),
  'último dia útil de cada mês de fevereiro e julho',
  L20,
);

const SABADO = 6;

/** Last business days of February and July; by the other reading of L-20 a Saturday is none. */
export function vencimentosDeIndustrias(prestacoes: Prestacoes, conta: Conta): readonly DataCivil[] {
  const semSabado = conta.usaAlternativa(L20);
  return conta
    .vencimentos(prestacoes)
    .map((dia) =>
      semSabado && diaDaSemana(dia) === SABADO ? conta.ultimoDiaUtilDoMes(dia.ano, dia.mes, [dia]) : dia,
    );
}
