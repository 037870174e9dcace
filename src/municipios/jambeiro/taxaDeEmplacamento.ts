import { fato, regra } from '../../regra';
import { imunidades } from './isencoesGerais';
import { leiFutura, RESUMO_DA_LEI_FUTURA } from './leiFutura';
import { art, lei104 } from './norma';

/** Fee of number plates: art. 110, h. */
export const taxaDeEmplacamento = regra({
  id: 'TAXA_EMPLACAMENTO',
  titulo: 'Taxa de emplacamento',
  norma: lei104,
  fundamento: [art('110', 'h e § 2º')],
  resumo: RESUMO_DA_LEI_FUTURA,
  fatos: { quantidade: fato.inteiro('Placas') },
  parametros: { tabela: leiFutura('Lei do emplacamento', 'Cr$ por placa', { PLACA: 'Placa' }) },
  isencoes: imunidades,
  catalogo: ['TAXA_EMPLACAMENTO'],
  calcular(f, p, conta) {
    return { valor: conta.vezes('Taxa', conta.linha('Tarifa', p.tabela, 'PLACA'), f.quantidade ?? 1) };
  },
});
