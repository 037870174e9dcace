import { dataCivil } from '../../calendario/dataCivil';
import type { Municipio } from '../../regra';
import { impostoPredial } from './impostoPredial';
import { impostoTerritorial } from './impostoTerritorial';
import * as leituras from './leituras';
import { lei118 } from './norma';

export const alegre: Municipio = {
  codigo: 'ALEGRE',
  nome: 'Alegre-ES',
  sinonimos: ['Alegre', 'Alegre ES', 'Alegre/ES'],
  normas: [lei118],
  vigencia: {
    desde: lei118.inicio,
    motivoAntes: 'não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)',
    ate: dataCivil(1966, 12, 31),
    motivoDepois:
      'vigência não comprovada: o sistema tributário de 1966-67 (Constituição e CTN) substituiu os tributos da Lei nº 118/1951',
    // Revoked by Lei nº 3.405/2018; the day is not in the text, so the law is never kept on in 2018.
    prorrogavelAte: dataCivil(2018, 1, 1),
  },
  regras: [impostoTerritorial, impostoPredial],
  leituras: Object.values(leituras),
  catalogo: 'alegre.md',
};
