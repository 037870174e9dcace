export * from './leitura';
export * from './municipio';
export * from './norma';
export * from './vigencia';
