import type { DataCivil } from '../calendario/dataCivil';
import type { Citacao } from '../norma/norma';
import type { Leitura } from '../norma/leitura';
import type { Conta } from './conta/conta';
import type { Contexto } from './conta/contexto';
import type { Fatos, FatosLidos } from './fato/fato';
import type { Parametros, ParametrosEntregues } from './parametro/parametro';
import type { Saida } from './saida';

/** A hypothesis that exempts, with its article. */
export interface Isencao<F extends Fatos, P extends Parametros> {
  readonly codigo: string;
  readonly titulo: string;
  readonly citacao: Citacao;
  /** Words of the source that carry it. */
  readonly trecho: string;
  readonly leitura?: Leitura;
  /** The condition as an assessor reads it, when there is one. */
  readonly condicao?: string;
  /** It applies by the facts alone, without the taxpayer claiming it in `isencao`. */
  readonly automatica?: boolean;
  /** Days on which this wording counts; absent, as long as the law. */
  readonly desde?: DataCivil;
  readonly ate?: DataCivil;
  /** What the result says besides being exempt (that the licence must still be asked for). */
  readonly tambem?: Saida;
  /** Whether the facts meet it; absent, claiming it is enough. */
  quando?(
    fatos: FatosLidos<F>,
    parametros: ParametrosEntregues<P>,
    conta: Conta,
    contexto: Contexto,
  ): boolean;
}
