import type { Regra } from '../regra';
import type { LinhaDescrita } from '../regra/parametro/parametro';
import { versaoEm } from '../regra/parametro/versoes';
import type { DataCivil } from '../calendario/dataCivil';
import { citacaoPorExtenso } from '../norma/norma';

/** A table of the law in the wording of a day, as it is shown. */
export interface TabelaDaLei {
  readonly regra: string;
  readonly parametro: string;
  readonly fundamento: string;
  readonly linhas: readonly LinhaDescrita[];
}

/** Tables behind a rule: rates by bracket, rows by item. */
export function tabelasDaRegra(regra: Regra, dia: DataCivil): readonly TabelaDaLei[] {
  return Object.entries(regra.parametros).flatMap(([parametro, valor]): TabelaDaLei[] => {
    const versao = versaoEm(valor, dia);
    return versao?.linhas
      ? [{ regra: regra.id, parametro, fundamento: citacaoPorExtenso(versao.citacao), linhas: versao.linhas }]
      : [];
  });
}
