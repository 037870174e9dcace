export * from './casaCabecalho';
