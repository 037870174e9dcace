import { dataCivil } from '../../calendario/dataCivil';
import type { Municipio } from '../../regra';
import * as leituras from './leituras';
import { lei147 } from './norma';

export const garca: Municipio = {
  codigo: 'GARCA',
  nome: 'Garça-SP',
  sinonimos: ['Garça', 'Garça SP', 'Garça/SP'],
  normas: [lei147],
  vigencia: {
    desde: lei147.inicio,
    motivoAntes: 'não em vigor: a Lei nº 147/1950 vale desde 1º/01/1951',
    ate: dataCivil(1966, 12, 31),
    motivoDepois:
      'vigência não comprovada: o sistema tributário de 1966-67 (Constituição e CTN) substituiu os tributos da Lei nº 147/1950',
  },
  regras: [],
  leituras: Object.values(leituras),
  catalogo: 'garca.md',
};
