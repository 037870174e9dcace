export * from './leiturasDosImpostos';
export * from './leiturasDasLicencas';
export * from './leiturasDasTaxas';
export * from './leiturasDosPrazos';
