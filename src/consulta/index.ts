export * from './hipoteseDeIsencao';
export * from './planoDoTributo';
export * from './tabelasDaLei';
