export * from './alteracoesDaRegra';
export * from './hipoteseDeIsencao';
export * from './planoDoTributo';
export * from './tabelasDaLei';
