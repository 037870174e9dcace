import {
  comparaDatas,
  dataCivil,
  dataIso,
  diaDaSemana,
  mesmaData,
  somaDias,
  type DataCivil,
} from './dataCivil';
import { antecipacao, feriadosTabela, type DiaFeriado } from './feriadosTabela';

export interface Feriado {
  readonly data: DataCivil;
  readonly nome: string;
  readonly norma: string;
}

const SEGUNDA = 1;
const SEXTA = 5;

function vige(data: DataCivil, { desde, ate }: { readonly desde: string; readonly ate?: string }): boolean {
  const iso = dataIso(data); // AAAA-MM-DD sorts as text
  return iso >= desde && (ate === undefined || iso <= ate);
}

function feriado(data: DataCivil, dia: DiaFeriado, norma: string): Feriado {
  const semana = diaDaSemana(data);
  const movel = antecipacao.moveis.some((m) => m.mes === dia.mes && m.dia === dia.dia);
  if (!movel || !vige(data, antecipacao) || semana <= SEGUNDA || semana > SEXTA) {
    return { data, nome: dia.nome, norma };
  }
  const segunda = somaDias(data, SEGUNDA - semana);
  return { data: segunda, nome: dia.nome, norma: `${norma}; ${antecipacao.norma}` };
}

/** The fixed national holidays of a year, in order of date, each with the law that made it one. */
export function feriadosNacionais(ano: number): readonly Feriado[] {
  return feriadosTabela
    .flatMap((linha) =>
      linha.dias.flatMap((dia) => {
        const data = dataCivil(ano, dia.mes, dia.dia);
        return vige(data, linha) ? [feriado(data, dia, linha.norma)] : [];
      }),
    )
    .sort((a, b) => comparaDatas(a.data, b.data));
}

export function ehFeriadoNacional(d: DataCivil): boolean {
  return feriadosNacionais(d.ano).some((f) => mesmaData(f.data, d));
}
