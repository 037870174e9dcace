import { dataCivil, diaDaSemana, diasNoMes, type DataCivil } from '../../../calendario/dataCivil';

const SABADO = 6;

/** The Saturdays of a month, to be counted as holidays by whoever reads "dia útil" without them. */
export function sabadosDoMes(ano: number, mes: number): readonly DataCivil[] {
  return Array.from({ length: diasNoMes(ano, mes) }, (_, i) => dataCivil(ano, mes, i + 1)).filter(
    (dia) => diaDaSemana(dia) === SABADO,
  );
}
