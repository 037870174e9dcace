// A day of the civil (proleptic Gregorian) calendar, by integer arithmetic: local midnight does not exist on
// some days of the period (1949-12-01, 1963-10-23 …), so the host's clock type is never used.
export interface DataCivil {
  readonly ano: number;
  readonly mes: number;
  readonly dia: number;
}

const ANO_MINIMO = 1;
const ANO_MAXIMO = 9999;
const DIAS_POR_MES = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const doisDigitos = (n: number) => String(n).padStart(2, '0');

export function ehBissexto(ano: number): boolean {
  return ano % 4 === 0 && (ano % 100 !== 0 || ano % 400 === 0);
}

export function diasNoMes(ano: number, mes: number): number {
  const dias = DIAS_POR_MES[mes - 1];
  if (dias === undefined) throw new DataInexistente(`Mês inexistente: ${String(mes)}.`);
  return mes === 2 && ehBissexto(ano) ? 29 : dias;
}

export function existeData(ano: number, mes: number, dia: number): boolean {
  if (!Number.isInteger(ano) || !Number.isInteger(mes) || !Number.isInteger(dia)) return false;
  if (ano < ANO_MINIMO || ano > ANO_MAXIMO || mes < 1 || mes > 12) return false;
  return dia >= 1 && dia <= diasNoMes(ano, mes);
}

export function dataCivil(ano: number, mes: number, dia: number): DataCivil {
  if (!existeData(ano, mes, dia)) {
    throw new DataInexistente(`Data inexistente: ${doisDigitos(dia)}/${doisDigitos(mes)}/${String(ano)}.`);
  }
  return { ano, mes, dia };
}

export function lerDataIso(texto: string): DataCivil | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(texto)) return undefined;
  const [ano, mes, dia] = [Number(texto.slice(0, 4)), Number(texto.slice(5, 7)), Number(texto.slice(8))];
  return existeData(ano, mes, dia) ? { ano, mes, dia } : undefined;
}

export function dataIso({ ano, mes, dia }: DataCivil): string {
  return `${String(ano).padStart(4, '0')}-${doisDigitos(mes)}-${doisDigitos(dia)}`;
}

export function dataBrasileira({ ano, mes, dia }: DataCivil): string {
  return `${doisDigitos(dia)}/${doisDigitos(mes)}/${String(ano).padStart(4, '0')}`;
}

export function comparaDatas(a: DataCivil, b: DataCivil): number {
  return a.ano - b.ano || a.mes - b.mes || a.dia - b.dia;
}

export const antes = (a: DataCivil, b: DataCivil): boolean => comparaDatas(a, b) < 0;
export const depois = (a: DataCivil, b: DataCivil): boolean => comparaDatas(a, b) > 0;
export const mesmaData = (a: DataCivil, b: DataCivil): boolean => comparaDatas(a, b) === 0;

// Days since 0000-03-01: counting years from March puts the leap day at the end and makes the month lengths
// the regular 153-days-in-5-months pattern.
function ordinal({ ano, mes, dia }: DataCivil): number {
  const a = mes <= 2 ? ano - 1 : ano;
  const m = mes <= 2 ? mes + 9 : mes - 3;
  const bissextos = Math.floor(a / 4) - Math.floor(a / 100) + Math.floor(a / 400);
  return a * 365 + bissextos + Math.floor((153 * m + 2) / 5) + dia - 1;
}

function deOrdinal(n: number): DataCivil {
  const ciclo = Math.floor(n / 146097);
  const diaDoCiclo = n - ciclo * 146097;
  const anoDoCiclo = Math.floor(
    (diaDoCiclo -
      Math.floor(diaDoCiclo / 1460) +
      Math.floor(diaDoCiclo / 36524) -
      Math.floor(diaDoCiclo / 146096)) /
      365,
  );
  const diaDoAno =
    diaDoCiclo - (365 * anoDoCiclo + Math.floor(anoDoCiclo / 4) - Math.floor(anoDoCiclo / 100));
  const m = Math.floor((5 * diaDoAno + 2) / 153);
  const mes = m < 10 ? m + 3 : m - 9;
  const ano = ciclo * 400 + anoDoCiclo + (mes <= 2 ? 1 : 0);
  return dataCivil(ano, mes, diaDoAno - Math.floor((153 * m + 2) / 5) + 1);
}

function exigeInteiro(n: number, oQue: string): void {
  if (!Number.isInteger(n)) throw new RangeError(`${oQue} deve ser um número inteiro: ${String(n)}.`);
}

export function somaDias(d: DataCivil, n: number): DataCivil {
  exigeInteiro(n, 'O número de dias');
  return deOrdinal(ordinal(d) + n);
}

// Lei 810/1949, arts. 2º e 3º: date to date; the missing day becomes the first day after. Always add from the
// original date: 31/01 + 1 month is 01/03, and one month more from there is 01/04, not 31/03.
export function somaMeses(d: DataCivil, n: number): DataCivil {
  exigeInteiro(n, 'O número de meses');
  const meses = d.ano * 12 + d.mes - 1 + n;
  const ano = Math.floor(meses / 12);
  const mes = meses - ano * 12 + 1;
  return d.dia <= diasNoMes(ano, mes) ? dataCivil(ano, mes, d.dia) : dataCivil(ano, mes + 1, 1);
}

// Lei 810/1949, arts. 1º e 3º.
export function somaAnos(d: DataCivil, n: number): DataCivil {
  exigeInteiro(n, 'O número de anos');
  return somaMeses(d, n * 12);
}

export function diferencaEmDias(de: DataCivil, ate: DataCivil): number {
  return ordinal(ate) - ordinal(de);
}

/** 0 = domingo … 6 = sábado. */
export function diaDaSemana(d: DataCivil): number {
  return (ordinal(d) + 3) % 7; // 0000-03-01 is a Wednesday
}

export function ultimoDiaDoMes(ano: number, mes: number): DataCivil {
  return dataCivil(ano, mes, diasNoMes(ano, mes));
}

/** Complete months from one date to another (Lei 810/1949); none when `ate` comes before `de`. */
export function mesesCompletos(de: DataCivil, ate: DataCivil): number {
  if (antes(ate, de)) return 0;
  const n = (ate.ano - de.ano) * 12 + ate.mes - de.mes;
  return depois(somaMeses(de, n), ate) ? n - 1 : n;
}

export function trimestreCivil(d: DataCivil): 1 | 2 | 3 | 4 {
  if (d.mes <= 3) return 1;
  if (d.mes <= 6) return 2;
  return d.mes <= 9 ? 3 : 4;
}

/** A day, or a count of days, outside the calendar (years 1 to 9999). */
export class DataInexistente extends RangeError {}
