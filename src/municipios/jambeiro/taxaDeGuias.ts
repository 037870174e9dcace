import { fato, regra } from '../../regra';
import { imunidades } from './isencoesGerais';
import { leiFutura, RESUMO_DA_LEI_FUTURA } from './leiFutura';
import { art, lei104 } from './norma';

/** Fee of kerbs and gutters: art. 110, c. */
export const taxaDeGuias = regra({
  id: 'TAXA_GUIAS',
  titulo: 'Taxa de colocação de guias e sarjetas',
  norma: lei104,
  fundamento: [art('110', 'c e § 2º')],
  resumo: RESUMO_DA_LEI_FUTURA,
  fatos: { frente: fato.metros('Frente do imóvel (m)') },
  parametros: {
    tabela: leiFutura('Lei das guias e sarjetas', 'Cr$ por metro', { GUIAS: 'Guias e sarjetas' }),
  },
  isencoes: imunidades,
  catalogo: ['TAXA_GUIAS_SARJETAS'],
  calcular(f, p, conta) {
    const valorPorMetro = conta.linha('Tarifa', p.tabela, 'GUIAS');
    return { valorPorMetro, valor: f.frente && conta.vezes('Taxa', valorPorMetro, f.frente) };
  },
});
