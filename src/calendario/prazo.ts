import type { Calendario } from './calendario';
import { mesmaData, somaDias, type DataCivil } from './dataCivil';

export interface Prazo {
  readonly prazo: DataCivil;
  /** The day before moving, only when it differs. */
  readonly prazoNominal?: DataCivil;
}

export interface Vencimento {
  /** The day as the law writes it. */
  readonly vencimento: DataCivil;
  /** The business day it moves to, only when it differs; arrears count from it. */
  readonly vencimentoUtil?: DataCivil;
}

// Código Civil de 1916, art. 125 (and CTN, art. 210): the first day is left out and the last counted; ending on a
// day that is not a business day, it moves on. A first day that is not a business day does not move the count: the
// CTN says otherwise from 1967, but only for tax deadlines, and no rule here has one after 1966.
export function contaPrazo(inicio: DataCivil, dias: number, calendario: Calendario): Prazo {
  if (!Number.isInteger(dias) || dias < 0) {
    throw new RangeError(`O número de dias do prazo deve ser inteiro e não negativo: ${String(dias)}.`);
  }
  const prazoNominal = somaDias(inicio, dias);
  const prazo = calendario.proximoDiaUtil(prazoNominal);
  return mesmaData(prazo, prazoNominal) ? { prazo } : { prazo, prazoNominal };
}

export function vencimentoFixo(data: DataCivil, calendario: Calendario): Vencimento {
  const vencimentoUtil = calendario.proximoDiaUtil(data);
  return mesmaData(vencimentoUtil, data) ? { vencimento: data } : { vencimento: data, vencimentoUtil };
}
