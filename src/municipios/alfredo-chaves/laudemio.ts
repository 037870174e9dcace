import { exige, fato, lei, regra } from '../../regra';
import { L36 } from './leituras';
import { art, lei132 } from './norma';

/** Laudêmio: art. 105. */
export const laudemio = regra({
  id: 'LAUDEMIO',
  titulo: 'Laudêmio',
  norma: lei132,
  fundamento: [art('105')],
  resumo:
    'Dois e meio por cento da transação, ou da avaliação oficial aceita, fora as taxas, que a lei não fixa.',
  fatos: {
    valorTransacao: fato.dinheiro('Valor da transferência'),
    avaliacao: fato.dinheiro('Avaliação oficial aceita'),
  },
  parametros: { taxa: lei.percentual('2.5', art('105'), 'cobrado na base de 2,5%', L36) },
  catalogo: ['LAUDEMIO'],
  calcular(f, p, conta) {
    if (f.avaliacao) conta.nota('Vale a avaliação aceita', art('105', 'parágrafo único'));
    return { valor: conta.parte('Laudêmio', p.taxa, f.avaliacao ?? exige(f, 'valorTransacao')) };
  },
});
