import { lei, regra } from '../../regra';
import { art, lei147 } from './norma';

/** Whether the Código is in force on the day: art. 190. */
export const vigencia = regra({
  id: 'VIGENCIA',
  titulo: 'Vigência do Código Tributário',
  norma: lei147,
  fundamento: [art('190')],
  resumo:
    'O Código entrou em vigor em 1º de janeiro de 1951. A fonte não diz quando deixou de vigorar; de 1967 em diante a vigência não está comprovada.',
  fatos: {},
  parametros: {
    primeiroExercicio: lei.numero('1951', art('190'), 'à 1º de Janei. ro da 1 951'),
  },
  respondeAntes: true,
  catalogo: ['VIGENCIA_CODIGO'],
  calcular: (_f, p, conta, { dia }) => ({
    emVigor: conta.aoMenos(conta.numero(dia.ano), p.primeiroExercicio),
  }),
});
