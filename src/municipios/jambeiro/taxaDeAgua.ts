import { fato, lei, regra } from '../../regra';
import { imunidades } from './isencoesGerais';
import { art, lei104 } from './norma';

/** Fees of water: art. 110, k, l and § 4º, which send to a law that the source lacks. */
export const taxaDeAgua = regra({
  id: 'TAXA_AGUA',
  titulo: 'Taxas de água',
  norma: lei104,
  fundamento: [art('110', 'k, l e § 4º')],
  resumo: 'Consumo e ligação de água cobram-se pela Lei nº 83, de 1º/08/1957, que a fonte não traz.',
  fatos: {
    quantidade: fato.inteiro('Penas ou ligações'),
    item: fato.enumerado('Taxa', {
      CONSUMO: ['Consumo de água', 'consumo', 'pena'],
      LIGACAO: ['Ligação de água', 'ligação'],
    }),
  },
  parametros: {
    tabela: lei.tabelaAusente(
      'Lei nº 83/1957 (água)',
      art('110', '§ 4º'),
      'bradas de acdrdo com a lei nº 83',
      'Cr$ por unidade',
      { CONSUMO: 'Consumo de água', LIGACAO: 'Ligação de água' },
    ),
  },
  isencoes: imunidades,
  catalogo: ['TAXA_CONSUMO_AGUA', 'TAXA_LIGACAO_AGUA'],
  calcular(f, p, conta) {
    const tarifa = conta.linha('Tarifa', p.tabela, f.item ?? 'CONSUMO');
    return { valor: conta.vezes('Taxa', tarifa, f.quantidade ?? 1) };
  },
});
