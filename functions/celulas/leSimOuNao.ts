import { simNao } from '../../src/regra/fato';
import { SEM_NUMEROS } from '../../src/regra/fato/entregaDeFato';
import type { Celula } from './celula';

const SIM_OU_NAO = simNao('');

/**
 * What a cell says of a question that is no fact of the rule.
 * @throws {FatoInvalido} neither yes nor no; the message names the argument
 */
export const leSimOuNao = (celula: Celula, argumento: string): boolean =>
  SIM_OU_NAO.le(celula, argumento, SEM_NUMEROS);
