import { antes, dataBrasileira, type DataCivil, lerDataIso } from '../calendario';
import { ufirTabela } from './ufirTabela';

/** Why there is no UFIR on a day, in words for an assessor. Only for days on which `ufirEm` finds none. */
export function motivoSemUfir(dia: DataCivil): string {
  const onde = `não há UFIR em ${dataBrasileira(dia)}`;
  const primeira = ufirTabela[0]?.periodos[0];
  const inicio = primeira && lerDataIso(primeira[0]);
  if (inicio && antes(dia, inicio))
    return `${onde}: ela existe desde ${dataBrasileira(inicio)} (Lei 8.383/1991)`;
  const [, fim, valor] = ufirTabela.at(-1)?.periodos.at(-1) ?? ['', '', ''];
  const ultimoDia = lerDataIso(fim);
  return ultimoDia
    ? `${onde}: a última, de R$ ${valor.replace('.', ',')}, valeu até ${dataBrasileira(ultimoDia)} (MP 1.973-67/2000, depois Lei 10.522/2002)`
    : onde;
}
