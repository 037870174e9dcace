import { antes, type DataCivil, depois } from '../calendario/dataCivil';
import { citacaoPorExtenso } from '../norma/norma';
import type { Regra } from '../regra';
import { chaveDeTexto } from '../regra/texto';

/** Whether a hypothesis exempts, under which condition and by which article. */
export interface HipoteseDeIsencao {
  readonly isenta: boolean;
  readonly condicao?: string;
  readonly fundamento?: string;
}

/** Looks a hypothesis up among the exemptions of a tribute, in the wording of a day. */
export function hipoteseDeIsencao(regra: Regra, hipotese: string, dia: DataCivil): HipoteseDeIsencao {
  const chave = chaveDeTexto(hipotese);
  const achada = regra.isencoes.find(
    ({ codigo, titulo, desde, ate }) =>
      (chaveDeTexto(codigo) === chave || chaveDeTexto(titulo) === chave) &&
      !(desde && antes(dia, desde)) &&
      !(ate && depois(dia, ate)),
  );
  if (!achada) return { isenta: false };
  const fundamento = citacaoPorExtenso(achada.citacao);
  return achada.condicao !== undefined
    ? { isenta: true, condicao: achada.condicao, fundamento }
    : { isenta: true, fundamento };
}
