import { G75 } from '../leituras';
import { art } from '../norma';

const hipotese = (codigo: string, titulo: string, alinea: string, trecho: string, condicao?: string) => ({
  codigo,
  titulo,
  citacao: art('82', alinea),
  trecho,
  leitura: G75,
  ...(condicao !== undefined ? { condicao } : {}),
});

/** Art. 82. */
export const isencoesDaPublicidade = [
  hipotese('PROPAGANDA_POLITICA', 'Propaganda política', 'a', 'destinados 4 propupenda - política'),
  hipotese('ESPORTE', 'Prélio esportivo', 'a', 'prólios esportivos'),
  hipotese(
    'BENEFICENCIA',
    'Exposição, conferência ou festa beneficente',
    'a',
    'bonsficontos',
    'a juízo do Prefeito',
  ),
  hipotese(
    'HOSPITAL',
    'Hospital, repartição pública ou associação beneficente',
    'e',
    'roprrtição pública, hos pítais',
  ),
  hipotese('TEMPLO', 'Ordem religiosa ou irmandade', 'e', 'crdens religioses, irrandades'),
  hipotese(
    'ENSINO',
    'Estabelecimento de ensino com lugares gratuitos',
    'g',
    'agtrhelecironios de ensine, que retonham lugares',
    'a juízo do Prefeito',
  ),
  hipotese(
    'INTERIOR_DIVERSOES',
    'Interior de casa de diversões, sobre os próprios espetáculos',
    'b',
    'anúnc!ca do intorior cane do diversões',
  ),
  hipotese('PROPRIEDADE_RURAL', 'Sítio ou fazenda, sobre o próprio lugar', 'c', 'os anúneios em propriedas'),
  hipotese(
    'INTERIOR_ESTABELECIMENTO',
    'Interior do estabelecimento, sobre os artigos que vende',
    'd',
    'efixrde no interior do ostnbalaci= vento',
  ),
  hipotese(
    'ADVERTENCIA',
    'Advertência sobre higiene, segurança ou circulação, sem lucro',
    'f',
    'nigiêno, segironço',
  ),
  hipotese(
    'INDICATIVO_LEGAL',
    'Indicativo determinado por lei',
    'h',
    'anúncios indicalivos, quando determinados vor',
  ),
];
