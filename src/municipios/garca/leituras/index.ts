/** Doubtful readings of the source, in the order of the law. */
export * from './ambulantes';
export * from './corpo';
export * from './emolumentos';
export * from './licencas';
export * from './publicidade';
export * from './rendas';
export * from './taxas';
