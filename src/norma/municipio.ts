/** Key of a municipality, as it is written in formulas and cases. */
export type CodigoMunicipio = 'JAMBEIRO' | 'ALEGRE' | 'GARCA' | 'ALFREDO_CHAVES' | 'LIMEIRA_DO_OESTE';
