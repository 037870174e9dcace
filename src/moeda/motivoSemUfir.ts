import { antes, dataBrasileira, type DataCivil } from '../calendario';
import { dataDaTabela } from './ufir';
import { type SerieUfir, ufirTabela } from './ufirTabela';

type Periodo = SerieUfir['periodos'][number];

/** Why there is no UFIR on a day, in words for an assessor. Only for days on which `ufirEm` finds none. */
export function motivoSemUfir(dia: DataCivil): string {
  const onde = `não há UFIR em ${dataBrasileira(dia)}`;
  const periodos = ufirTabela.flatMap((serie) => serie.periodos);
  const inicio = dataDaTabela((periodos.at(0) as Periodo)[0]);
  if (antes(dia, inicio)) return `${onde}: ela existe desde ${dataBrasileira(inicio)} (Lei 8.383/1991)`;
  const [, fim, valor] = periodos.at(-1) as Periodo;
  return `${onde}: a última, de R$ ${valor.replace('.', ',')}, valeu até ${dataBrasileira(dataDaTabela(fim))} (MP 1.973-67/2000, depois Lei 10.522/2002)`;
}
