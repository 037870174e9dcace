import { lei } from '../../regra';
import { J21, J69, J84 } from './leituras';
import { art } from './norma';

/** Art. 23: the territorial is collected in January and June. */
export const vencimentoDoTerritorial = lei.prestacoes(
  ['30/06'],
  art('23'),
  'durante os meses de Jjaneiro e junho',
  J21,
);

/** Art. 34: the two instalments of the predial. */
export const prestacoesDoPredial = lei.prestacoes(['31/01', '30/06'], art('34'), [
  'até o dia 31 de janeiro',
  'o dia 30 de junho',
]);

/** Art. 64: the licence to go on working. */
export const vencimentoDaContinuacao = lei.prestacoes(
  ['31/01'],
  art('64'),
  'até o dia 31 de Janeiro de cada',
);

/** Art. 77: vehicles drawn by animals. */
export const vencimentoDaTracaoAnimal = lei.prestacoes(
  ['ultimo/03'],
  art('77'),
  'durante o mês de margo de cada ano',
  J69,
);

/** Art. 90: lasting advertisements. */
export const vencimentoDaPublicidade = lei.prestacoes(
  ['ultimo/03'],
  art('90'),
  'arrecadsdo mo mês de marçode cada ano',
);

/** Art. 114: the two instalments of the roads fee. */
export const prestacoesDasEstradas = lei.prestacoes(
  ['30/06', '31/10'],
  art('114'),
  ['a 18 até o dia 30 de Juiiho', 'até o dia 31 de ocutubro'],
  J84,
);
