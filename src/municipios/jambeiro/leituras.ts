export * from './leituras/diversoesETaxas';
export * from './leituras/imoveis';
export * from './leituras/industriasELicencas';
