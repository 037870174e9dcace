import { lei, regra } from '../../regra';
import { art, lei132 } from './norma';

/** Cultural assistance: art. 145 and Tabela nº 14, which the source lacks. */
export const taxaAssistenciaCultural = regra({
  id: 'TAXA_ASSISTENCIA_CULTURAL',
  titulo: 'Taxa de assistência cultural',
  norma: lei132,
  fundamento: [art('145')],
  resumo:
    'Taxa e selo da lei que os criou, pela Tabela nº 14. Nem a lei nem a tabela estão na fonte: o lançador as informa.',
  fatos: {},
  parametros: {
    tabela14: lei.tabelaAusente('Tabela nº 14', art('145'), 'a tabela nº 14, para a cobrança', 'Cr$', {
      TAXA: 'Taxa de assistência cultural',
    }),
  },
  catalogo: ['ASSISTENCIA_CULTURAL'],
  calcular(_f, p, conta) {
    return { valor: conta.linha('Taxa', p.tabela14, 'TAXA') };
  },
});
