import type { Dinheiro } from '../../valor/grandeza';
import { fato, lei, regra } from '../../regra';
import { art, lei147 } from './norma';

/** Contribuição de Melhoria: arts. 180 and 181, which adopt the acts of others. */
export const contribuicaoMelhoria = regra({
  id: 'CONTRIBUICAO_MELHORIA',
  titulo: 'Contribuição de Melhoria',
  norma: lei147,
  fundamento: [art('180 e 181')],
  resumo:
    'O Código adota o Ato nº 1.238/1937 da Capital e a Lei estadual nº 2.509/1936, que não estão na fonte: não há como calcular.',
  fatos: {
    custo: fato.dinheiro('Custo da obra'),
    frente: fato.metros('Testada do imóvel (m)'),
  },
  parametros: {
    contribuicao: lei.semFigura<Dinheiro>(
      art('180', 'parágrafo único'),
      'remete ao Ato nº 1.238/1937 da Capital e à Lei estadual nº 2.509/1936, que não estão na fonte',
      ['Ficsm adotedos neste mnicírio, o n, 1238', 'Estadual n. 2509'],
    ),
  },
  catalogo: ['CONTRIBUICAO_MELHORIA'],
  calcular: (_f, p) => ({ valor: p.contribuicao }),
});
