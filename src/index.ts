/** Public library: `import { lancar } from 'lancador'`. */
export { achaMunicipio, achaRegra, codigosDeMunicipio, idsDeRegra, municipios } from './catalogo';
export { explicar, lancar, resolver } from './lancar';
export type { CodigoMunicipio } from './norma/municipio';
export type {
  Falha,
  Lancado,
  Memoria,
  Municipio,
  Opcoes,
  Pedido,
  Regra,
  RegraResolvida,
  Resultado,
} from './regra';
export { falhou } from './regra';
