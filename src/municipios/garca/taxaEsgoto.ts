import type { Dinheiro } from '../../valor/grandeza';
import { fato, lei, regra } from '../../regra';
import { art, lei147 } from './norma';

/** Taxa de Esgoto: arts. 116 to 118, without tariff in the source. */
export const taxaEsgoto = regra({
  id: 'TAXA_ESGOTO',
  titulo: 'Taxa de Esgoto',
  norma: lei147,
  fundamento: [art('116 e 118')],
  resumo: 'A tarifa não está no Código, que manda o Prefeito regulamentar.',
  fatos: { quantidade: fato.inteiro('Ligações') },
  parametros: {
    taxa: lei.semFigura<Dinheiro>(
      art('118'),
      'a fonte não traz a tarifa de esgoto, deixada a regulamento',
      'refeito baixsrê o rogulanenm',
    ),
  },
  catalogo: ['TAXA_ESGOTO'],
  calcular: (_f, p) => ({ valor: p.taxa }),
});
