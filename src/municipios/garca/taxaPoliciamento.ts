import type { Dinheiro } from '../../valor/grandeza';
import { lei, regra } from '../../regra';
import { art, lei147 } from './norma';

/** Taxa de Policiamento: art. 150, which refers to another law. */
export const taxaPoliciamento = regra({
  id: 'TAXA_POLICIAMENTO',
  titulo: 'Taxa de Policiamento',
  norma: lei147,
  fundamento: [art('150')],
  resumo: 'O Código só remete à Lei nº 96, de outubro de 1949, que não está na fonte: não há como calcular.',
  fatos: {},
  parametros: {
    taxa: lei.semFigura<Dinheiro>(
      art('150'),
      'remete à Lei nº 96, de outubro de 1949, que não está na fonte',
      'cobrada de acôrdo com a lei 96 de outubro',
    ),
  },
  catalogo: ['TAXA_POLICIAMENTO'],
  calcular: (_f, p) => ({ valor: p.taxa }),
});
