import { fato, regra } from '../../regra';
import { imunidades } from './isencoesGerais';
import { leiFutura, RESUMO_DA_LEI_FUTURA } from './leiFutura';
import { art, lei104 } from './norma';

/** Fees of making and of keeping the pavement: art. 110, d and e. */
export const taxaDeCalcamento = regra({
  id: 'TAXA_CALCAMENTO',
  titulo: 'Taxas de calçamento',
  norma: lei104,
  fundamento: [art('110', 'd, e e § 2º')],
  resumo: RESUMO_DA_LEI_FUTURA,
  fatos: {
    item: fato.enumerado('Taxa', {
      EXECUCAO: ['Execução de calçamento', 'execução'],
      CONSERVACAO: ['Conservação de calçamento', 'conservação'],
    }),
    frente: fato.metros('Frente do imóvel (m)'),
  },
  parametros: {
    tabela: leiFutura('Lei do calçamento', 'Cr$ por metro', {
      EXECUCAO: 'Execução de calçamento',
      CONSERVACAO: 'Conservação de calçamento',
    }),
  },
  isencoes: imunidades,
  catalogo: ['TAXA_EXECUCAO_CALCAMENTO', 'TAXA_CONSERVACAO_CALCAMENTO'],
  calcular(f, p, conta) {
    if (!f.item) conta.nota('Taxa não informada: execução de calçamento', art('110', 'd'));
    const valorPorMetro = conta.linha('Tarifa', p.tabela, f.item ?? 'EXECUCAO');
    return { valorPorMetro, valor: f.frente && conta.vezes('Taxa', valorPorMetro, f.frente) };
  },
});
