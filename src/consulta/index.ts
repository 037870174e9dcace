export * from './alteracoesDaRegra';
export * from './fundamentoEm';
export * from './hipoteseDeIsencao';
export * from './planoDoTributo';
export * from './tabelasDaLei';
