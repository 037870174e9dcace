import { dataCivil } from '../../calendario/dataCivil';
import type { Municipio } from '../../regra';
import { adicional } from './adicional';
import { impostoDiversoes } from './impostoDiversoes';
import { impostoPredial } from './impostoPredial';
import { impostoTerritorial } from './impostoTerritorial';
import { incidencia } from './incidencia';
import { industriasProfissoes } from './industriasProfissoes/industriasProfissoes';
import * as leituras from './leituras';
import { licencaAmbulante } from './licencaAmbulante';
import { licencaEspecial } from './licencaEspecial';
import { licencaEstabelecimento } from './licencaEstabelecimento';
import { licencaForaHorario } from './licencaForaHorario';
import { licencaLogradouro } from './licencaLogradouro';
import { licencaObra } from './licencaObra';
import { licencaPublicidade } from './licencaPublicidade';
import { licencaTalho } from './licencaTalho';
import { licencaVeiculo } from './licencaVeiculo';
import { lei118 } from './norma';
import * as leiturasDasTaxas from './leiturasDasTaxas';
import { regrasDasTaxas } from './regrasDasTaxas';
import { taxaExpediente } from './taxaExpediente';
import { zona } from './zona';

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
  regras: [
    impostoTerritorial,
    impostoPredial,
    zona,
    incidencia,
    industriasProfissoes,
    licencaEstabelecimento,
    licencaForaHorario,
    licencaEspecial,
    licencaAmbulante,
    licencaVeiculo,
    licencaPublicidade,
    licencaObra,
    licencaLogradouro,
    licencaTalho,
    impostoDiversoes,
    adicional,
    taxaExpediente,
    ...regrasDasTaxas,
  ],
  leituras: [...Object.values(leituras), ...Object.values(leiturasDasTaxas)],
  catalogo: 'alegre.md',
};
