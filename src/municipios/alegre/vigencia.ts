import { lei, regra } from '../../regra';
import { L01 } from './leiturasDasTaxas';
import { art, lei118 } from './norma';

/** Whether the code is in force on the day: art. 202. */
export const vigencia = regra({
  id: 'VIGENCIA',
  titulo: 'Vigência do Código Tributário',
  norma: lei118,
  fundamento: [art('202')],
  resumo:
    'O Código vale para os tributos desde 1º de janeiro de 1952. De 1967 em diante a vigência não está comprovada; a Lei nº 3.405/2018 o revogou.',
  fatos: {},
  parametros: {
    primeiroExercicio: lei.numero('1952', art('202'), 'a partir de 1º de janeiro de 1952'),
  },
  leituras: [L01],
  respondeAntes: true,
  catalogo: ['VIGENCIA'],
  calcular: (_f, p, conta, { exercicio }) => ({
    emVigor: conta.aoMenos(conta.numero(exercicio), p.primeiroExercicio),
  }),
});
