import { dataCivil } from '../../calendario/dataCivil';
import type { Municipio } from '../../regra';
import * as leituras from './leituras';
import { lei132 } from './norma';

export const alfredoChaves: Municipio = {
  codigo: 'ALFREDO_CHAVES',
  nome: 'Alfredo Chaves-ES',
  sinonimos: ['Alfredo Chaves', 'Alfredo Chaves ES', 'Alfredo Chaves/ES'],
  normas: [lei132],
  vigencia: {
    desde: lei132.inicio,
    motivoAntes: 'não em vigor: a Lei nº 132/1959 vale desde 1º/01/1960',
    ate: dataCivil(1966, 12, 31),
    motivoDepois:
      'vigência não comprovada: o sistema tributário de 1966-67 (Constituição e CTN) substituiu os tributos da Lei nº 132/1959',
  },
  regras: [],
  leituras: Object.values(leituras),
  catalogo: 'alfredo-chaves.md',
};
