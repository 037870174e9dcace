import { type DataCivil, existeData, dataCivil, dataIso, lerDataIso } from '../../calendario/dataCivil';
import { type DataHora, lerDataHoraIso } from '../../calendario/dataHora';
import { lerMesIso, type MesCivil } from '../../calendario/mesCivil';
import { dataDeSerial, type SistemaDeDatas } from '../../calendario/serialExcel';
import { FatoInvalido } from '../falha';
import type { Fato, TipoDeFato } from './fato';
import { fatoSimples } from './fatoSimples';
import { mostra } from './mostra';

/** A civil date: `1952-03-31`, `31/03/1952`, or the serial number of a cell. */
export const data = (titulo: string): Fato<DataCivil> =>
  deTexto('data', titulo, 'uma data que exista, como 31/03/1952', leData);

/** Date and hour: `1959-05-01T10:30`. */
export const dataHora = (titulo: string): Fato<DataHora> =>
  deTexto('dataHora', titulo, 'data e hora, como 1959-05-01T10:30', (bruto) =>
    typeof bruto === 'string' ? lerDataHoraIso(bruto.trim()) : undefined,
  );

/** A date, or a date with its hour where the law counts in hours: `1959-05-10`, `1959-05-10T09:30`, `10/05/1959 09:30`. */
export const dataOuHora = (titulo: string): Fato<DataCivil | DataHora> =>
  deTexto('dataHora', titulo, 'uma data, ou data e hora, como 1959-05-01T10:30', leDataOuHora);

/** A month: `1952-03`, `03/1952`, or any date in it. */
export const mes = (titulo: string): Fato<MesCivil> => deTexto('mes', titulo, 'um mês, como 03/1952', leMes);

/** A year of four digits. */
export const ano = (titulo: string): Fato<number> =>
  deTexto('ano', titulo, 'um ano inteiro de quatro algarismos', (bruto) => {
    const valor = typeof bruto === 'string' && /^\d{4}$/.test(bruto.trim()) ? Number(bruto) : bruto;
    return typeof valor === 'number' && Number.isInteger(valor) && valor >= 1000 && valor <= 9999
      ? valor
      : undefined;
  });

/** Reads a date from text or from a serial number. */
export function leData(bruto: unknown, sistema: SistemaDeDatas = 1900): DataCivil | undefined {
  if (typeof bruto === 'number') return dataDeSerial(bruto, sistema);
  if (typeof bruto !== 'string') return undefined;
  const texto = bruto.trim();
  const brasileira = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(texto);
  if (!brasileira) return lerDataIso(texto);
  const [dia, mesDoAno, anoCivil] = brasileira.slice(1).map(Number) as [number, number, number];
  return existeData(anoCivil, mesDoAno, dia) ? dataCivil(anoCivil, mesDoAno, dia) : undefined;
}

const MINUTOS_POR_DIA = 24 * 60;

function leDataOuHora(bruto: unknown, sistema: SistemaDeDatas): DataCivil | DataHora | undefined {
  if (typeof bruto === 'number') {
    // A cell with date and hour holds the day as the whole part and the time of day as the fraction.
    const minutos = Math.round((bruto - Math.floor(bruto)) * MINUTOS_POR_DIA);
    const dia = leData(minutos === MINUTOS_POR_DIA ? Math.ceil(bruto) : bruto, sistema);
    if (!dia || minutos % MINUTOS_POR_DIA === 0) return dia;
    return { data: dia, hora: Math.floor(minutos / 60), minuto: minutos % 60 };
  }
  if (typeof bruto !== 'string') return undefined;
  const comHora = /^(.+?)[T ]\s*(\d{1,2}):(\d{2})$/.exec(bruto.trim());
  if (!comHora) return leData(bruto);
  const dia = leData(comHora[1]);
  return dia && lerDataHoraIso(`${dataIso(dia)}T${comHora[2]?.padStart(2, '0')}:${comHora[3]}`);
}

function leMes(bruto: unknown, sistema: SistemaDeDatas): MesCivil | undefined {
  if (typeof bruto === 'string') {
    const brasileiro = /^(\d{1,2})\/(\d{4})$/.exec(bruto.trim());
    if (brasileiro) return lerMesIso(`${brasileiro[2]}-${brasileiro[1]?.padStart(2, '0')}`);
    const iso = lerMesIso(bruto.trim());
    if (iso) return iso;
  }
  const dia = leData(bruto, sistema);
  return dia && { ano: dia.ano, mes: dia.mes };
}

function deTexto<T>(
  tipo: TipoDeFato,
  titulo: string,
  aceita: string,
  le: (bruto: unknown, sistema: SistemaDeDatas) => T | undefined,
): Fato<T> {
  return fatoSimples<T>({
    tipo,
    titulo,
    aceita,
    zeroEhAusente: true,
    le(bruto, nome, { sistemaDeDatas }) {
      const lido = le(bruto, sistemaDeDatas);
      if (lido === undefined) throw new FatoInvalido(nome, `veio ${mostra(bruto)}; aceita-se ${aceita}`);
      return lido;
    },
  });
}
