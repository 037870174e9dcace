import { antes } from '../../calendario/dataCivil';
import { regra } from '../../regra';
import { J95 } from './leituras';
import { art, lei104 } from './norma';

/** Whether the law is in force on the day: art. 143. After 1966 there is no answer, as in every rule. */
export const vigencia = regra({
  id: 'VIGENCIA',
  titulo: 'Vigência da lei',
  norma: lei104,
  fundamento: [art('143')],
  resumo: 'O Código entrou em vigor em 1º de janeiro de 1959; o fim não consta dele.',
  fatos: {},
  parametros: {},
  respondeAntes: true,
  leituras: [J95],
  catalogo: ['VIGENCIA'],
  calcular(_f, _p, _conta, contexto) {
    return { emVigor: !antes(contexto.dia, lei104.inicio) };
  },
});
