export * from './calendario';
export * from './dataCivil';
export * from './dataHora';
export * from './feriados';
export * from './mesCivil';
export * from './prazo';
export * from './serialExcel';
