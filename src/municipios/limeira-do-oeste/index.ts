import type { Municipio } from '../../regra';
import { cabimento } from './cabimento';
import { confereObra } from './confereObra';
import { conversaoUfir } from './conversaoUfir';
import * as leituras from './leituras';
import { multaObra } from './multaObra/multaObra';
import { lei104 } from './norma';
import { prazo } from './prazo';
import { requisitoObra } from './requisitoObra';
import { validade } from './validade';
import { vigencia } from './vigencia';

export const limeiraDoOeste: Municipio = {
  codigo: 'LIMEIRA_DO_OESTE',
  nome: 'Limeira do Oeste-MG',
  sinonimos: ['Limeira do Oeste', 'Limeira do Oeste MG', 'Limeira do Oeste/MG'],
  normas: [lei104],
  vigencia: {
    desde: lei104.inicio,
    motivoAntes:
      'não em vigor: a Lei nº 104/1994 vale desde 28/10/1994, data presumida da publicação (art. 135)',
  },
  regras: [multaObra, conversaoUfir, requisitoObra, confereObra, prazo, validade, vigencia, cabimento],
  leituras: Object.values(leituras),
  catalogo: 'jambeiro-e-limeira.md#B',
};
