import { dataCivil } from '../../calendario/dataCivil';
import { SemResposta } from '../../regra';
import { G08 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei273 } from './norma';

/** Last day of the 1950 wording, for a tax of exercises. */
const ate = dataCivil(1953, 12, 31);
const desde = lei273.inicio;

interface FatosDoEnsino {
  readonly predioProprio: boolean | undefined;
  readonly matriculasGratuitas: boolean | undefined;
}

const cumpreOEnsino = ({ predioProprio, matriculasGratuitas }: FatosDoEnsino): boolean =>
  predioProprio === true && matriculasGratuitas === true;

/** Art. 25, in the wording of 1950 and in that of the Lei nº 273/1953, which replaced it from the exercise of 1954. */
export const isencoesDoPredial = [
  {
    codigo: 'SOCIEDADE_SEM_FIM_LUCRATIVO',
    titulo: 'Sede própria de sociedade sem fim lucrativo',
    citacao: art('25', 'b'),
    trecho: 'pertencentes a sociedades eg - portivas, culturais, artísticas',
    ate,
  },
  {
    codigo: 'SOCIEDADE_SEM_FIM_LUCRATIVO',
    titulo: 'Sede própria de sociedade sem fim lucrativo',
    citacao: lei273.art('2º', 'b'),
    trecho: 'associações esportivas, = culturais e artísticas',
    desde,
  },
  {
    codigo: 'CULTO',
    titulo: 'Casa de ministro de culto ou casa paroquial',
    citacao: lei273.art('2º', 'a'),
    trecho: 'em que residsm seus ministros',
    desde,
  },
  {
    codigo: 'RADIO_TELEVISAO',
    titulo: 'Estação de rádio ou de televisão',
    citacao: lei273.art('2º', 'd'),
    trecho: 'estaçõos de zádin- difuso ros nu televisão',
    desde,
  },
  {
    codigo: 'ALBERGUE_PARTICULAR',
    titulo: 'Prédio particular com albergue, creche, asilo ou orfanato',
    citacao: lei273.art('2º', 'c'),
    trecho: 'proprietada parti cular em que funcionem altargras, creches, asilos',
    desde,
  },
  {
    codigo: 'ENSINO',
    titulo: 'Ensino em prédio próprio, com matrículas gratuitas',
    citacao: art('25', 'parágrafo único'),
    trecho: 'Os estabelecimentos de ensino que funcionarem em - prédio próprio',
    condicao: 'em prédio próprio e com as matrículas gratuitas da lei',
    ate,
    quando: cumpreOEnsino,
  },
  {
    codigo: 'ENSINO',
    titulo: 'Ensino em prédio próprio, com matrículas gratuitas',
    citacao: lei273.art('2º'),
    trecho: 'O Artigo 252, paso a ter a seguinte redação',
    condicao: 'mantida na redação de 1953, o que a fonte não deixa saber',
    desde,
    quando: (f: FatosDoEnsino): boolean => {
      if (cumpreOEnsino(f)) throw new SemResposta(`art. 25, parágrafo único: ${naoSeLe(G08)}`);
      return false;
    },
  },
  {
    codigo: 'ASSISTENCIA_GRATUITA',
    titulo: 'Instituição de assistência pública gratuita',
    citacao: art('25', 'c'),
    trecho: 'prestar assistência- pública gratuíte',
    ate,
  },
  {
    codigo: 'ASSISTENCIA_GRATUITA',
    titulo: 'Instituição de assistência gratuita',
    citacao: lei273.art('2º', 'c'),
    trecho: 'prestar assistencia pratuita',
    desde,
  },
  {
    codigo: 'BENEFICENTE_RELIGIOSA',
    titulo: 'Sede de corporação beneficente ou religiosa com asilo, hospital ou escola gratuita',
    citacao: art('25', 'd'),
    trecho: 'neficientes cu religiosas, em que funcionam asilos, albergues',
    ate,
  },
];
