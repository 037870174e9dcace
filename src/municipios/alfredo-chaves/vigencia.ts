import { antes } from '../../calendario/dataCivil';
import { regra } from '../../regra';
import { L54 } from './leituras';
import { art, lei132 } from './norma';

/** Whether the Código is in force on a day: art. 148. */
export const vigencia = regra({
  id: 'VIGENCIA',
  titulo: 'Vigência do Código Tributário',
  norma: lei132,
  fundamento: [art('148')],
  resumo: 'Em vigor desde 1º de janeiro de 1960. De 1967 em diante a vigência não está comprovada.',
  fatos: {},
  parametros: {},
  leituras: [L54],
  respondeAntes: true,
  catalogo: ['VIGENCIA'],
  calcular(_f, _p, _conta, { dia }) {
    return { emVigor: !antes(dia, lei132.inicio) };
  },
});
