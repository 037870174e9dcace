import { type NomeDeSaida, SAIDAS } from '../../src/regra/saida';

/** The result a general formula shows: the money first, then whatever the rule gives, in the order of the dictionary. */
export const SAIDAS_PRINCIPAIS: readonly NomeDeSaida[] = Object.keys(SAIDAS) as NomeDeSaida[];
