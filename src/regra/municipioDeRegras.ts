import type { CodigoMunicipio } from '../norma/municipio';
import type { Leitura } from '../norma/leitura';
import type { Norma } from '../norma/norma';
import type { Vigencia } from '../norma/vigencia';
import type { Regra } from './regra';

/** A municipality: its laws, when they answer, and its rules. */
export interface Municipio {
  readonly codigo: CodigoMunicipio;
  /** `Alegre-ES` */
  readonly nome: string;
  readonly sinonimos: readonly string[];
  readonly normas: readonly [Norma, ...Norma[]];
  readonly vigencia: Vigencia;
  readonly regras: readonly Regra[];
  /** Doubtful readings of its laws. */
  readonly leituras: readonly Leitura[];
  /** Name of its catalogue of provisions, outside the repository. */
  readonly catalogo: string;
}
