import { type DataCivil, existeData, dataCivil, lerDataIso } from '../../calendario/dataCivil';
import { type DataHora, lerDataHoraIso } from '../../calendario/dataHora';
import { lerMesIso, type MesCivil } from '../../calendario/mesCivil';
import { dataDeSerial } from '../../calendario/serialExcel';
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

/** Reads a date from text or from a serial number of the 1900 system. */
export function leData(bruto: unknown): DataCivil | undefined {
  if (typeof bruto === 'number') return dataDeSerial(bruto, 1900);
  if (typeof bruto !== 'string') return undefined;
  const texto = bruto.trim();
  const brasileira = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(texto);
  if (!brasileira) return lerDataIso(texto);
  const [dia, mesDoAno, anoCivil] = brasileira.slice(1).map(Number) as [number, number, number];
  return existeData(anoCivil, mesDoAno, dia) ? dataCivil(anoCivil, mesDoAno, dia) : undefined;
}

function leMes(bruto: unknown): MesCivil | undefined {
  if (typeof bruto === 'string') {
    const brasileiro = /^(\d{1,2})\/(\d{4})$/.exec(bruto.trim());
    if (brasileiro) return lerMesIso(`${brasileiro[2]}-${brasileiro[1]?.padStart(2, '0')}`);
    const iso = lerMesIso(bruto.trim());
    if (iso) return iso;
  }
  const dia = leData(bruto);
  return dia && { ano: dia.ano, mes: dia.mes };
}

function deTexto<T>(
  tipo: TipoDeFato,
  titulo: string,
  aceita: string,
  le: (bruto: unknown) => T | undefined,
): Fato<T> {
  return fatoSimples<T>({
    tipo,
    titulo,
    aceita,
    zeroEhAusente: true,
    le(bruto, nome) {
      const lido = le(bruto);
      if (lido === undefined) throw new FatoInvalido(nome, `veio ${mostra(bruto)}; aceita-se ${aceita}`);
      return lido;
    },
  });
}
