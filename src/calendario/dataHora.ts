import { dataBrasileira, dataIso, lerDataIso, somaDias, type DataCivil } from './dataCivil';

/** Civil date and wall-clock time, with no time zone: a prazo in hours runs on the clock of the place. */
export interface DataHora {
  readonly data: DataCivil;
  readonly hora: number;
  readonly minuto: number;
}

export function lerDataHoraIso(texto: string): DataHora | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(texto)) return undefined;
  const data = lerDataIso(texto.slice(0, 10));
  return data && { data, hora: Number(texto.slice(11, 13)), minuto: Number(texto.slice(14)) };
}

export function dataHoraIso({ data, hora, minuto }: DataHora): string {
  return `${dataIso(data)}T${String(hora).padStart(2, '0')}:${String(minuto).padStart(2, '0')}`;
}

/** `10/05/1959 09:30` */
export function dataHoraBrasileira({ data, hora, minuto }: DataHora): string {
  return `${dataBrasileira(data)} ${String(hora).padStart(2, '0')}:${String(minuto).padStart(2, '0')}`;
}

export function somaHoras({ data, hora, minuto }: DataHora, horas: number): DataHora {
  if (!Number.isInteger(horas)) {
    throw new RangeError(`O número de horas deve ser um número inteiro: ${String(horas)}.`);
  }
  const dias = Math.floor((hora + horas) / 24);
  return { data: somaDias(data, dias), hora: hora + horas - dias * 24, minuto };
}
