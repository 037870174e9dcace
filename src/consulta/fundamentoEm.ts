import type { DataCivil } from '../calendario/dataCivil';
import type { Citacao } from '../norma/norma';
import type { Regra } from '../regra';
import { versaoEm } from '../regra/parametro/versoes';

/** The articles behind a rule on a day: its own, and those of the laws that by then had given it a figure. */
export function fundamentoEm({ norma, fundamento, parametros }: Regra, dia: DataCivil): readonly Citacao[] {
  const deOutraLei = Object.values(parametros).flatMap((parametro) => {
    const citacao = versaoEm(parametro, dia)?.citacao;
    return citacao && citacao.norma !== norma ? [citacao] : [];
  });
  return [...fundamento, ...deOutraLei];
}
