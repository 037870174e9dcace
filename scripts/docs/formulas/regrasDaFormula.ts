import { type Municipio, municipios, type Regra } from '../../../src';
import type { QualquerFato } from '../../../src/regra/fato/fato';

/** The rule that a formula runs in one municipality. */
export interface RegraDaFormula {
  readonly municipio: Municipio;
  readonly regra: Regra;
}

export function regrasDaFormula(id: string): readonly RegraDaFormula[] {
  return municipios.flatMap((municipio) =>
    municipio.regras.filter((regra) => regra.id === id).map((regra) => ({ municipio, regra })),
  );
}

/** The fact that an argument gives to a rule; undefined where that law has no use for it. */
export function fatoDoArgumento({ regra }: RegraDaFormula, argumento: string): QualquerFato | undefined {
  return regra.fatos[regra.argumentos[argumento] ?? argumento];
}
