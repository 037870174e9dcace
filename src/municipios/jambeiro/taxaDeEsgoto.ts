import { fato, lei, regra } from '../../regra';
import { imunidades } from './isencoesGerais';
import { art, lei104 } from './norma';

/** Fee of sewers: art. 110, m and § 5º, which sends to a law that the source lacks. */
export const taxaDeEsgoto = regra({
  id: 'TAXA_ESGOTO',
  titulo: 'Taxa de esgotos',
  norma: lei104,
  fundamento: [art('110', 'm e § 5º')],
  resumo: 'Cobra-se pela Lei nº 77, de 12/10/1956, que a fonte não traz.',
  fatos: { quantidade: fato.inteiro('Prédios ou ligações') },
  parametros: {
    tabela: lei.tabelaAusente(
      'Lei nº 77/1956 (esgotos)',
      art('110', '§ 5º'),
      'a Lei nº 77, de 12 de outubro de 1956',
      'Cr$ por unidade',
      { ESGOTO: 'Esgoto' },
    ),
  },
  isencoes: imunidades,
  catalogo: ['TAXA_ESGOTOS'],
  calcular(f, p, conta) {
    const tarifa = conta.linha('Tarifa', p.tabela, 'ESGOTO');
    return { valor: conta.vezes('Taxa', tarifa, f.quantidade ?? 1) };
  },
});
