import { lei, regra } from '../../regra';
import { imunidades } from './isencoesGerais';
import { J81 } from './leituras';
import { art, lei104 } from './norma';

/** Fee of household refuse: art. 110, i; the cross-reference of § 1º is cut short in the source. */
export const taxaDeLixo = regra({
  id: 'TAXA_LIXO',
  titulo: 'Taxa de remoção do lixo domiciliar',
  norma: lei104,
  fundamento: [art('110', 'i e § 1º')],
  resumo: 'Cobra-se pela legislação em vigor em 1958, que a fonte não traz.',
  fatos: {},
  parametros: {
    tabela: lei.tabelaAusente(
      'Legislação da taxa de remoção do lixo',
      art('110', '§ 1º'),
      'de acdrdo com a legislagio em vigor',
      'Cr$ por ano',
      { LIXO: 'Remoção do lixo domiciliar' },
    ),
  },
  isencoes: imunidades,
  leituras: [J81],
  catalogo: ['TAXA_REMOCAO_LIXO'],
  calcular(_f, p, conta) {
    return { valor: conta.soma('Taxa do ano', conta.linha('Taxa', p.tabela, 'LIXO')) };
  },
});
