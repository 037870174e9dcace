import { antes } from '../../calendario';
import { lei, regra } from '../../regra';
import { L55 } from './leituras';
import { art, lei104 } from './norma';

/** Whether the law is in force on a day: art. 135. */
export const vigencia = regra({
  id: 'VIGENCIA',
  titulo: 'Vigência da lei',
  norma: lei104,
  fundamento: [art('135')],
  resumo:
    'A lei vale desde a publicação, que se presume feita no dia dela, 28 de outubro de 1994. Não consta revogação.',
  fatos: {},
  parametros: {
    publicacao: lei.relacao(art('135'), { PUBLICACAO: 'em vigor na data de sua publicação' }, L55),
  },
  leituras: [L55],
  respondeAntes: true,
  catalogo: ['VIGENCIA'],
  calcular(_f, _p, _conta, { dia }) {
    return { emVigor: !antes(dia, lei104.inicio) };
  },
});
