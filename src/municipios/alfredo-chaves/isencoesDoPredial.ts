import { L09 } from './leituras';
import { art } from './norma';

interface FatosDaIsencao {
  readonly zona: string | undefined;
  readonly predioProprio: boolean | undefined;
  readonly cessaoGratuita: boolean | undefined;
}

// Outside the zones of the tax nothing is exempt, because nothing is charged.
const naZona = (f: FatosDaIsencao): boolean => f.zona !== 'RURAL';
const emPredioProprio = (f: FatosDaIsencao): boolean => naZona(f) && f.predioProprio === true;

/** Art. 21, a to h, and the law that art. 12 keeps for one quarter: what a taxpayer may claim. */
export const isencoesDoPredial = [
  {
    codigo: 'UNIAO_ESTADO',
    titulo: 'Propriedade da União ou do Estado',
    citacao: art('21', 'a'),
    trecho: 'propriedade da União e do Estado',
    quando: naZona,
  },
  {
    codigo: 'TEMPLO',
    titulo: 'Templo legalmente reconhecido',
    citacao: art('21', 'b'),
    trecho: 'os templos legalmente reconhecidos',
    quando: naZona,
  },
  {
    codigo: 'HOSPITAL_CARIDADE',
    titulo: 'Hospital, asilo, creche, dispensário ou caridade',
    citacao: art('21', 'c'),
    trecho: 'os hospitais, asilos, creches, dispensários',
    leitura: L09,
    condicao: 'em prédio próprio',
    quando: emPredioProprio,
  },
  {
    codigo: 'CLUBE',
    titulo: 'Sociedade desportiva ou clube recreativo',
    citacao: art('21', 'd'),
    trecho: 'as sedes de sociedades desportivas e de cultura física',
    leitura: L09,
    condicao: 'em prédio próprio',
    quando: emPredioProprio,
  },
  {
    codigo: 'BIBLIOTECA',
    titulo: 'Biblioteca, aeroclube ou Tiro de Guerra',
    citacao: art('21', 'e'),
    trecho: 'as bibliotecas, os aeroclubes e os Tiros de Guerra',
    leitura: L09,
    condicao: 'em prédio próprio',
    quando: emPredioProprio,
  },
  {
    codigo: 'SINDICATO',
    titulo: 'Sindicato, sociedade musical, rural ou agropecuária',
    citacao: art('21', 'f'),
    trecho: 'as sedes de todos os sindicatos',
    quando: naZona,
  },
  {
    codigo: 'ENSINO',
    titulo: 'Estabelecimento de ensino',
    citacao: art('21', 'g'),
    trecho: 'os estabelecimentos de ensino',
    quando: naZona,
  },
  {
    codigo: 'SERVICO_MUNICIPAL',
    titulo: 'Cedido de graça a serviço público municipal',
    citacao: art('21', 'h'),
    trecho: 'os prédios gratuitamente cedidos',
    condicao: 'com cessão gratuita, enquanto ocupado pelo serviço',
    quando: (f: FatosDaIsencao): boolean => naZona(f) && f.cessaoGratuita === true,
  },
  {
    codigo: 'LEI_123',
    titulo: 'Bairro Macrina, pela Lei nº 123/1959',
    citacao: art('12'),
    trecho: 'mantém-se as isenções previstas na lei 123',
    condicao: 'a lei não está na fonte: responde #N/D',
    quando: (): boolean => false,
  },
] as const;
