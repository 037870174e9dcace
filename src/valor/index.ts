export * from './arredondamento';
export * from './decimal';
export * from './formata';
export * from './grandeza';
export * from './leNumero';
export * from './reparte';
