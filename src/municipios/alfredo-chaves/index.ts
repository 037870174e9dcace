import { dataCivil } from '../../calendario/dataCivil';
import type { Municipio } from '../../regra';
import * as leituras from './leituras';
import { lei132, lei181 } from './norma';
import { adicional } from './adicional';
import { areaSepultura } from './areaSepultura';
import { baseTerritorial } from './baseTerritorial';
import { cabimento } from './cabimento';
import { contribuicaoMelhoria } from './contribuicaoMelhoria';
import { diferencaTributo } from './diferencaTributo';
import { dividaAtiva } from './dividaAtiva';
import { impostoDiversoes } from './impostoDiversoes';
import { impostoPredial } from './impostoPredial';
import { impostoTerritorial } from './impostoTerritorial';
import { incidencia } from './incidencia';
import { industriasProfissoes } from './industriasProfissoes';
import { isencao } from './isencao';
import { laudemio } from './laudemio';
import { licencaAmbulante } from './licencaAmbulante';
import { licencaEspecial } from './licencaEspecial';
import { licencaForaHorario } from './licencaForaHorario';
import { licencaLogradouro } from './licencaLogradouro';
import { licencaObra } from './licencaObra';
import { licencaPublicidade } from './licencaPublicidade';
import { licencaTalho } from './licencaTalho';
import { licencaVeiculo } from './licencaVeiculo';
import { matriculaCaes } from './matriculaCaes';
import { mora } from './mora';
import { multa } from './multa';
import { parcelas } from './parcelas';
import { prazo } from './prazo';
import { restituicao } from './restituicao';
import { selo } from './selo';
import { taxaAfericao } from './taxaAfericao';
import { taxaAgua } from './taxaAgua';
import { taxaAssistenciaCultural } from './taxaAssistenciaCultural';
import { taxaCemiterio } from './taxaCemiterio';
import { taxaEsgoto } from './taxaEsgoto';
import { taxaLimpeza } from './taxaLimpeza';
import { taxaMatadouro } from './taxaMatadouro';
import { validade } from './validade';
import { vencimento } from './vencimento';
import { vigencia } from './vigencia';

export const alfredoChaves: Municipio = {
  codigo: 'ALFREDO_CHAVES',
  nome: 'Alfredo Chaves-ES',
  sinonimos: ['Alfredo Chaves', 'Alfredo Chaves ES', 'Alfredo Chaves/ES'],
  normas: [lei132, lei181],
  vigencia: {
    desde: lei132.inicio,
    motivoAntes: 'não em vigor: a Lei nº 132/1959 vale desde 1º/01/1960 (art. 148)',
    ate: dataCivil(1966, 12, 31),
    motivoDepois:
      'vigência não comprovada: o sistema tributário de 1966-67 (Constituição e CTN) substituiu os tributos da Lei nº 132/1959',
  },
  regras: [
    impostoPredial,
    impostoTerritorial,
    baseTerritorial,
    incidencia,
    isencao,
    industriasProfissoes,
    licencaForaHorario,
    licencaEspecial,
    licencaAmbulante,
    licencaVeiculo,
    licencaPublicidade,
    licencaObra,
    licencaLogradouro,
    licencaTalho,
    matriculaCaes,
    impostoDiversoes,
    adicional,
    selo,
    taxaAfericao,
    taxaLimpeza,
    taxaAgua,
    taxaEsgoto,
    contribuicaoMelhoria,
    taxaCemiterio,
    areaSepultura,
    taxaMatadouro,
    taxaAssistenciaCultural,
    laudemio,
    vigencia,
    mora,
    parcelas,
    prazo,
    validade,
    vencimento,
    multa,
    diferencaTributo,
    restituicao,
    dividaAtiva,
    cabimento,
  ],
  leituras: Object.values(leituras),
  catalogo: 'alfredo-chaves.md',
};
