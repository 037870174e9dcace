import { antes, depois, type DataCivil } from '../calendario/dataCivil';

/** When the rules of a municipality answer, and what to say outside. */
export interface Vigencia {
  readonly desde: DataCivil;
  readonly motivoAntes: string;
  /** Last day on which the law surely answers; absent, it is still in force. */
  readonly ate?: DataCivil;
  readonly motivoDepois?: string;
  /** The assessor may keep the law on after `ate`, until this day (exclusive). */
  readonly prorrogavelAte?: DataCivil;
}

/** Why the law does not answer on that day, or undefined when it does. */
export function foraDeVigencia(vigencia: Vigencia, dia: DataCivil, prorroga: boolean): string | undefined {
  if (antes(dia, vigencia.desde)) return vigencia.motivoAntes;
  if (!vigencia.ate || !depois(dia, vigencia.ate)) return undefined;
  const prorrogado = prorroga && (!vigencia.prorrogavelAte || antes(dia, vigencia.prorrogavelAte));
  return prorrogado ? undefined : (vigencia.motivoDepois ?? 'a lei já não está em vigor');
}

/** The day itself, or the nearest one on which the law has a wording. */
export function diaComRedacao(vigencia: Vigencia, dia: DataCivil): DataCivil {
  if (antes(dia, vigencia.desde)) return vigencia.desde;
  return vigencia.ate && depois(dia, vigencia.ate) ? vigencia.ate : dia;
}
