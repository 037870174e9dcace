import { dataCivil } from '../../calendario/dataCivil';
import type { Municipio } from '../../regra';
import { baseTerritorial } from './baseTerritorial';
import { cabimento } from './cabimento';
import { fichasInscricao } from './fichasInscricao';
import { honorariosProcurador } from './honorariosProcurador';
import { impostoDiversoes } from './impostoDiversoes';
import { impostoPredial } from './impostoPredial';
import { impostoTerritorial } from './impostoTerritorial';
import { incidencia } from './incidencia';
import { industriasProfissoes } from './industriasProfissoes';
import { inicioDoEfeito } from './inicioDoEfeito';
import { isencao } from './isencao';
import * as leituras from './leituras';
import { licencaAmbulante } from './licencaAmbulante';
import { licencaEstabelecimento } from './licencaEstabelecimento';
import { licencaObra } from './licencaObra';
import { licencaPublicidade } from './licencaPublicidade';
import { licencaReabertura } from './licencaReabertura';
import { licencaVeiculo } from './licencaVeiculo';
import { mora } from './mora';
import { multa } from './multa';
import { multaObra } from './multaObra';
import { lei104 } from './norma';
import { parcelas } from './parcelas';
import { prazo } from './prazo';
import { retiradaApreendidos } from './retiradaApreendidos';
import { saldoLeilao } from './saldoLeilao';
import { taxaDeAfericao } from './taxaDeAfericao';
import { taxaDeAgua } from './taxaDeAgua';
import { taxaDeCalcamento } from './taxaDeCalcamento';
import { taxaDeEmplacamento } from './taxaDeEmplacamento';
import { taxaDeEsgoto } from './taxaDeEsgoto';
import { taxaDeEstradas } from './taxaDeEstradas';
import { taxaDeExpediente } from './taxaDeExpediente';
import { taxaDeGuias } from './taxaDeGuias';
import { taxaDeLimpeza } from './taxaDeLimpeza';
import { taxaDeLixo } from './taxaDeLixo';
import { taxaDeLocalizacao } from './taxaDeLocalizacao';
import { taxaDeMatadouro } from './taxaDeMatadouro';
import { vencimento } from './vencimento';
import { vigencia } from './vigencia';

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
  // In the order of the Code.
  regras: [
    vigencia,
    isencao,
    honorariosProcurador,
    impostoTerritorial,
    baseTerritorial,
    incidencia,
    impostoPredial,
    cabimento,
    inicioDoEfeito,
    industriasProfissoes,
    fichasInscricao,
    licencaEstabelecimento,
    licencaReabertura,
    licencaAmbulante,
    licencaVeiculo,
    licencaObra,
    licencaPublicidade,
    impostoDiversoes,
    taxaDeEstradas,
    taxaDeAfericao,
    taxaDeLixo,
    taxaDeLimpeza,
    taxaDeGuias,
    taxaDeCalcamento,
    taxaDeEmplacamento,
    taxaDeExpediente,
    taxaDeAgua,
    taxaDeEsgoto,
    taxaDeMatadouro,
    taxaDeLocalizacao,
    mora,
    parcelas,
    vencimento,
    prazo,
    multa,
    multaObra,
    retiradaApreendidos,
    saldoLeilao,
  ],
  leituras: Object.values(leituras),
  catalogo: 'jambeiro-e-limeira.md#A',
};
