import { dataCivil } from '../../calendario/dataCivil';
import type { Municipio } from '../../regra';
import * as leituras from './leituras';
import { lei104 } from './norma';

export const jambeiro: Municipio = {
  codigo: 'JAMBEIRO',
  nome: 'Jambeiro-SP',
  sinonimos: ['Jambeiro', 'Jambeiro SP', 'Jambeiro/SP'],
  normas: [lei104],
  vigencia: {
    desde: lei104.inicio,
    motivoAntes: 'não em vigor: a Lei nº 104/1958 vale desde 1º/01/1959 (art. 143)',
    ate: dataCivil(1966, 12, 31),
    motivoDepois:
      'vigência não comprovada: o sistema tributário de 1966-67 (Constituição e CTN) substituiu os tributos da Lei nº 104/1958',
  },
  regras: [],
  leituras: Object.values(leituras),
  catalogo: 'jambeiro-e-limeira.md#A',
};
