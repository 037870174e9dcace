import { dataCivil } from '../../calendario/dataCivil';
import { exige, fato, regra } from '../../regra';
import { art, lei132 } from './norma';

/** When a debt is written down as dívida ativa: art. 10, § 4º. */
export const dividaAtiva = regra({
  id: 'DIVIDA_ATIVA',
  titulo: 'Inscrição em dívida ativa',
  norma: lei132,
  fundamento: [art('10', '§ 4º')],
  resumo: 'Expirado o exercício, inscreve-se o débito no primeiro dia do ano seguinte.',
  fatos: {
    item: fato.enumerado('Ato', { INSCRICAO: 'Inscrição' }),
    exercicioDebito: fato.ano('Exercício do débito'),
  },
  parametros: {},
  catalogo: ['DIVIDA_ATIVA_INSCRICAO'],
  calcular(f) {
    return { inscricao: dataCivil(exige(f, 'exercicioDebito') + 1, 1, 1) };
  },
});
