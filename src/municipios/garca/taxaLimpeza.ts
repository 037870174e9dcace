import type { Dinheiro } from '../../valor/grandeza';
import { fato, lei, regra } from '../../regra';
import { vencimentoDeFevereiro } from './figurasComuns';
import { G109 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147, parte } from './norma';

/** Taxa de Limpeza de Vias Públicas: arts. 141 to 143 and Table K. */
export const taxaLimpeza = regra({
  id: 'TAXA_LIMPEZA',
  titulo: 'Taxa de Limpeza de Vias Públicas',
  norma: lei147,
  fundamento: [art('142'), parte('Tabela K')],
  resumo:
    'Taxa anual dos prédios e terrenos nas vias servidas, até 15 de fevereiro; a unidade da tarifa não se lê na fonte.',
  fatos: { frente: fato.metros('Frente (m)') },
  parametros: {
    taxa: lei.semFigura<Dinheiro>(parte('Tabela K'), naoSeLe(G109), 'vias publicas sera des - 2,00'),
    vencimento: vencimentoDeFevereiro,
  },
  pagamento: 'vencimento',
  catalogo: ['TAXA_LIMPEZA'],
  calcular: (_f, p) => ({ valor: p.taxa }),
});
