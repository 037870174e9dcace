import type { Dinheiro } from '../../valor/grandeza';
import { fato, lei, regra } from '../../regra';
import { G14 } from './leituras';
import { art, lei147, leiDe26111953 } from './norma';

const MOTIVO = 'remete à Lei nº 21, de 31-12-1947, que não está na fonte';

/** Imposto de Indústrias e Profissões: art. 83, put back in force by the law of 26-11-1953. */
export const industriasProfissoes = regra({
  id: 'INDUSTRIAS_PROFISSOES',
  titulo: 'Imposto de Indústrias e Profissões',
  norma: lei147,
  fundamento: [art('83')],
  resumo:
    'O Código só remete à Lei nº 21, de 31-12-1947, que não está na fonte: não há como calcular. A Lei de 26-11-1953 revigorou o artigo, com a legislação do Estado até haver lei própria.',
  fatos: {
    item: fato.enumerado('Base', { MOVIMENTO: ['Movimento do ano anterior', 'vendas'] }),
    movimento: fato.dinheiro('Vendas do ano anterior'),
  },
  parametros: {
    imposto: lei.versoes(
      lei.semFigura<Dinheiro>(art('83'), MOTIVO, 'ds 71 do dezembro de 2 97'),
      lei.semFigura<Dinheiro>(
        leiDe26111953.art('1º e 2º'),
        MOTIVO,
        'prevista na leí nº 21, de Z1 de dezembro- de 1 9hy7',
      ),
    ),
  },
  leituras: [G14],
  catalogo: ['ALT_1953B', 'INDUSTRIAS_PROFISSOES'],
  calcular: (_f, p) => ({ valor: p.imposto }),
});
