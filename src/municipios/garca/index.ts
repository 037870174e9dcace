import { dataCivil } from '../../calendario/dataCivil';
import type { Municipio } from '../../regra';
import { licencaAmbulante } from './ambulantes/licencaAmbulante';
import { areaSepultura } from './areaSepultura';
import { cabimento } from './cabimento';
import { certidaoQuitacao } from './certidaoQuitacao';
import { contribuicaoMelhoria } from './contribuicaoMelhoria';
import { depositoAnimais } from './depositoAnimais';
import { emolumentos } from './emolumentos/emolumentos';
import { impostoDiversoes } from './impostoDiversoes';
import { impostoPredial } from './impostoPredial';
import { impostoTerritorial } from './impostoTerritorial';
import { industriasProfissoes } from './industriasProfissoes';
import * as leituras from './leituras';
import { licencaAscensor } from './licencaAscensor';
import { licencaEstabelecimento } from './licencaEstabelecimento';
import { licencaForaHorario } from './licencaForaHorario';
import { licencaLogradouro } from './licencaLogradouro';
import { licencaReabertura } from './licencaReabertura';
import { licencaTemporaria } from './licencaTemporaria';
import { licencaVeiculo } from './licencaVeiculo';
import { majoracaoTabela } from './majoracaoTabela';
import { mora } from './mora';
import { multa } from './multa';
import { multaObra } from './multaObra';
import { lei147, lei273, leiDe1951, leiDe1952, leiDe1960, leiDe1961, leiDe26111953 } from './norma';
import { prazo } from './prazo';
import { licencaPublicidade } from './publicidade/licencaPublicidade';
import { quota } from './quota';
import { taxaAfericao } from './taxaAfericao';
import { taxaAgua } from './taxaAgua';
import { taxaCalcamento } from './taxaCalcamento';
import { taxaCemiterio } from './taxaCemiterio';
import { taxaEsgoto } from './taxaEsgoto';
import { taxaEstradas } from './taxaEstradas';
import { taxaFormigueiros } from './taxaFormigueiros';
import { taxaGuias } from './taxaGuias';
import { taxaLimpeza } from './taxaLimpeza';
import { taxaLixo } from './taxaLixo';
import { taxaLocalizacao } from './taxaLocalizacao';
import { taxaMatadouro } from './taxaMatadouro';
import { taxaPoliciamento } from './taxaPoliciamento';
import { taxaViasNaoPavimentadas } from './taxaViasNaoPavimentadas';
import { vencimento } from './vencimento';
import { vigencia } from './vigencia';

export const garca: Municipio = {
  codigo: 'GARCA',
  nome: 'Garça-SP',
  sinonimos: ['Garça', 'Garça SP', 'Garça/SP'],
  normas: [lei147, leiDe1951, leiDe1952, lei273, leiDe26111953, leiDe1960, leiDe1961],
  vigencia: {
    desde: lei147.inicio,
    motivoAntes: 'não em vigor: a Lei nº 147/1950 vale desde 1º/01/1951',
    ate: dataCivil(1966, 12, 31),
    motivoDepois:
      'vigência não comprovada: o sistema tributário de 1966-67 (Constituição e CTN) substituiu os tributos da Lei nº 147/1950',
  },
  // In the order of the vocabulary, which is that of the panel.
  regras: [
    impostoPredial,
    impostoTerritorial,
    industriasProfissoes,
    licencaEstabelecimento,
    licencaReabertura,
    licencaForaHorario,
    licencaTemporaria,
    licencaAmbulante,
    licencaVeiculo,
    licencaPublicidade,
    licencaLogradouro,
    licencaAscensor,
    impostoDiversoes,
    emolumentos,
    taxaAfericao,
    taxaLimpeza,
    taxaLixo,
    taxaAgua,
    taxaEsgoto,
    taxaEstradas,
    taxaViasNaoPavimentadas,
    taxaGuias,
    taxaCalcamento,
    contribuicaoMelhoria,
    taxaFormigueiros,
    taxaPoliciamento,
    taxaLocalizacao,
    taxaCemiterio,
    areaSepultura,
    taxaMatadouro,
    depositoAnimais,
    majoracaoTabela,
    quota,
    vigencia,
    mora,
    prazo,
    vencimento,
    multa,
    multaObra,
    cabimento,
    certidaoQuitacao,
  ],
  leituras: Object.values(leituras),
  catalogo: 'garca.md',
};
