import type { AjustesDoLivro } from '../../functions/tipos';
import { achaMunicipio, type Municipio } from '../../src';
import { antes, dataBrasileira, dataCivil, type DataCivil, depois, lerDataIso } from '../../src/calendario';
import { foraDeVigencia } from '../../src/norma/vigencia';
import { quandoDe } from '../calculo/resolvedor';

export interface LeiEmVigor {
  readonly municipio: Municipio;
  readonly dia: DataCivil;
  /** Laws that count on the day, the first one and those that amended it. */
  readonly normas: readonly { readonly nome: string; readonly desde: string }[];
  readonly estado: 'vigente' | 'mantida' | 'fora';
  /** Why the law does not answer on that day. */
  readonly motivo?: string;
  /** The assessor may keep the law on for this day. */
  readonly prorrogavel: boolean;
}

/** The day whose law counts: 1 January of a year, or the date itself. */
export function diaDoExercicio(exercicio: unknown): DataCivil | undefined {
  const quando = quandoDe(exercicio);
  if (!quando) return undefined;
  return 'data' in quando ? lerDataIso(quando.data) : dataCivil(quando.exercicio, 1, 1);
}

/** The law behind the choice of the workbook. */
export function leiEmVigor(ajustes: AjustesDoLivro): LeiEmVigor | undefined {
  const municipio = ajustes.municipio === undefined ? undefined : achaMunicipio(ajustes.municipio);
  const dia = diaDoExercicio(ajustes.exercicio);
  if (!municipio || !dia) return undefined;
  const { vigencia } = municipio;
  const semEscolha = foraDeVigencia(vigencia, dia, false);
  const motivo = foraDeVigencia(vigencia, dia, ajustes.leiAntiga === true);
  const prorrogavel =
    vigencia.ate !== undefined &&
    depois(dia, vigencia.ate) &&
    (!vigencia.prorrogavelAte || antes(dia, vigencia.prorrogavelAte));
  return {
    municipio,
    dia,
    normas: municipio.normas
      .filter(({ inicio }, i) => i === 0 || !antes(dia, inicio))
      .map(({ nome, inicio }) => ({ nome, desde: dataBrasileira(inicio) })),
    estado: motivo !== undefined ? 'fora' : semEscolha !== undefined ? 'mantida' : 'vigente',
    ...(motivo !== undefined ? { motivo } : {}),
    prorrogavel,
  };
}
