import { exige, fato, regra } from '../../regra';
import { art, lei132 } from './norma';

/** A difference against the taxpayer: art. 6º. */
export const restituicao = regra({
  id: 'RESTITUICAO',
  titulo: 'Restituição',
  norma: lei132,
  fundamento: [art('6º')],
  resumo: 'O que se pagou a mais devolve-se de imediato, sem requerimento e sem juros.',
  fatos: {
    pago: fato.dinheiro('Quantia paga'),
    devido: fato.dinheiro('Quantia devida', { zeroEhValor: true }),
  },
  parametros: {},
  catalogo: ['RESTITUICAO_DIFERENCA'],
  calcular(f, _p, conta) {
    return { valor: conta.excesso('Pago a mais', exige(f, 'pago'), exige(f, 'devido')) };
  },
});
