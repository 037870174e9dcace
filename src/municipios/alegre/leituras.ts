export * from './leiturasDasIndustrias';
export * from './leiturasDasLicencas';
export * from './leiturasDosImoveis';
