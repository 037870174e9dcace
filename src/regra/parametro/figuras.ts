import type { Citacao } from '../../norma/norma';
import type { Dinheiro, Metros, MetrosQuadrados, Numero, Percentual, Ufir } from '../../valor/grandeza';
import { figura } from './figura';
import type { Duvida, Parametro } from './parametro';

type Constroi<T> = (
  escrito: string,
  citacao: Citacao,
  trecho: string | readonly string[],
  duvida?: Duvida,
) => Parametro<T>;

/** An amount in the currency of the law: `dinheiro('250', …)`, `dinheiro('0.10', …)`. */
export const dinheiro: Constroi<Dinheiro> = (...partes) => figura('dinheiro', ...partes);

/** A percentage as the law writes it: `percentual('8', …)` is eight per cent. */
export const percentual: Constroi<Percentual> = (...partes) => figura('percentual', ...partes);

/** A length in metres. */
export const metros: Constroi<Metros> = (...partes) => figura('metros', ...partes);

/** An area in square metres. */
export const metrosQuadrados: Constroi<MetrosQuadrados> = (...partes) => figura('metrosQuadrados', ...partes);

/** A pure number: days, months, times, HP, pieces. */
export const numero: Constroi<Numero> = (...partes) => figura('numero', ...partes);

/** An amount in UFIR. */
export const ufir: Constroi<Ufir> = (...partes) => figura('ufir', ...partes);
