export * from './compostos';
export * from './datas';
export * from './enumerado';
export * from './numericos';
export * from './simNao';
