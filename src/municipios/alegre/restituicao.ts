import { fato, regra } from '../../regra';
import { L08 } from './leiturasDasTaxas';
import { art, lei118 } from './norma';

/** Refund of what was paid in excess: art. 7º. */
export const restituicao = regra({
  id: 'RESTITUICAO',
  titulo: 'Diferença paga a mais',
  norma: lei118,
  fundamento: [art('7º')],
  resumo: 'O que se pagou a mais no exercício o Prefeito manda devolver logo, sem requerimento.',
  fatos: {
    pago: fato.dinheiro('Quantia paga').obrigatoria(),
    devido: fato.dinheiro('Quantia devida').obrigatoria(),
  },
  parametros: {},
  leituras: [L08],
  catalogo: ['RESTITUICAO_DIFERENCA'],
  calcular: (f, _p, conta) => ({ valor: conta.excesso('A restituir', f.pago, f.devido) }),
});
