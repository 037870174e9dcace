import { dataCivil, diaDaSemana, diasNoMes, somaDias, ultimoDiaDoMes, type DataCivil } from './dataCivil';
import { feriadosNacionais } from './feriados';

export interface Calendario {
  ehDiaUtil(d: DataCivil): boolean;
  /** The day itself when it is a business day, else the next one. */
  proximoDiaUtil(d: DataCivil): DataCivil;
  /** The day itself when it is a business day, else the one before. */
  diaUtilAnterior(d: DataCivil): DataCivil;
  /** "Último dia útil do mês" moves back, never forward. */
  ultimoDiaUtilDoMes(ano: number, mes: number): DataCivil;
  enesimoDiaUtil(ano: number, mes: number, n: number): DataCivil;
}

export interface OpcoesDoCalendario {
  /** Municipal holidays and election days, added to the national ones. */
  readonly feriadosLocais?: readonly DataCivil[];
}

const DOMINGO = 0;
const SABADO = 6;
// Town halls opened on Saturdays; from 1967-01-01 on (CTN, art. 210) only a day of normal office hours counts.
const ULTIMO_ANO_DE_SABADO_UTIL = 1966;

const chave = ({ mes, dia }: DataCivil) => mes * 100 + dia;

export function calendario({ feriadosLocais = [] }: OpcoesDoCalendario = {}): Calendario {
  const feriadosPorAno = new Map<number, ReadonlySet<number>>();

  function feriadosDe(ano: number): ReadonlySet<number> {
    const conhecidos = feriadosPorAno.get(ano);
    if (conhecidos) return conhecidos;
    const locais = feriadosLocais.filter((d) => d.ano === ano).map(chave);
    const dias = new Set([...feriadosNacionais(ano).map(({ data }) => chave(data)), ...locais]);
    feriadosPorAno.set(ano, dias);
    return dias;
  }

  function ehDiaUtil(d: DataCivil): boolean {
    const semana = diaDaSemana(d);
    if (semana === DOMINGO || (semana === SABADO && d.ano > ULTIMO_ANO_DE_SABADO_UTIL)) return false;
    return !feriadosDe(d.ano).has(chave(d));
  }

  function desloca(d: DataCivil, passo: 1 | -1): DataCivil {
    let dia = d;
    while (!ehDiaUtil(dia)) dia = somaDias(dia, passo);
    return dia;
  }

  function enesimoDiaUtil(ano: number, mes: number, n: number): DataCivil {
    let faltam = n;
    for (let dia = 1; dia <= diasNoMes(ano, mes); dia++) {
      const d = dataCivil(ano, mes, dia);
      if (ehDiaUtil(d) && --faltam === 0) return d;
    }
    throw new RangeError(`O mês ${String(mes)}/${String(ano)} não tem ${String(n)}º dia útil.`);
  }

  return {
    ehDiaUtil,
    proximoDiaUtil: (d) => desloca(d, 1),
    diaUtilAnterior: (d) => desloca(d, -1),
    ultimoDiaUtilDoMes: (ano, mes) => desloca(ultimoDiaDoMes(ano, mes), -1),
    enesimoDiaUtil,
  };
}
