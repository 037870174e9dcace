import { lei, regra } from '../../regra';
import { imunidades } from './isencoesGerais';
import { art, lei104 } from './norma';

/** Fee of street cleaning: art. 110, j, for which the law has no rule at all. */
export const taxaDeLimpeza = regra({
  id: 'TAXA_LIMPEZA',
  titulo: 'Taxa de limpeza das vias públicas',
  norma: lei104,
  fundamento: [art('110', 'j')],
  resumo: 'A lei cria a taxa e não diz quanto é nem que lei o diz.',
  fatos: {},
  parametros: {
    tabela: lei.tabelaAusente(
      'Legislação da taxa de limpeza',
      art('110', 'j'),
      'taxa de limpesa das vias piblicas',
      'Cr$ por ano',
      { LIMPEZA: 'Limpeza das vias públicas' },
    ),
  },
  isencoes: imunidades,
  catalogo: ['TAXA_LIMPEZA_VIAS'],
  calcular(_f, p, conta) {
    return { valor: conta.soma('Taxa do ano', conta.linha('Taxa', p.tabela, 'LIMPEZA')) };
  },
});
