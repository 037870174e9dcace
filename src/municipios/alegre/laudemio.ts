import { fato, lei, regra } from '../../regra';
import { L89 } from './leiturasDasTaxas';
import { art, lei118 } from './norma';

/** Laudêmio: art. 164. */
export const laudemio = regra({
  id: 'LAUDEMIO',
  titulo: 'Laudêmio',
  norma: lei118,
  fundamento: [art('164')],
  resumo: 'Dois e meio por cento do valor da transferência do terreno aforado ou do prédio nele edificado.',
  fatos: { valorTransacao: fato.dinheiro('Valor da transferência').obrigatoria() },
  parametros: {
    aliquota: lei.percentual('2.5', art('164'), 'dois e meio por cento (2 ½ %)', L89),
  },
  catalogo: ['LAUDEMIO'],
  calcular: (f, p, conta) => ({ valor: conta.parte('Laudêmio', p.aliquota, f.valorTransacao) }),
});
