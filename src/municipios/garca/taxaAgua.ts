import type { Dinheiro } from '../../valor/grandeza';
import { fato, lei, regra } from '../../regra';
import { G97 } from './leituras';
import { art, lei147 } from './norma';

/** Taxa de Água: arts. 113 to 115, without tariff in the source. */
export const taxaAgua = regra({
  id: 'TAXA_AGUA',
  titulo: 'Taxa de Água',
  norma: lei147,
  fundamento: [art('113 e 115')],
  resumo:
    'A tarifa não está no Código, que manda o Prefeito regulamentar. Com o registro fechado a pedido, não se cobra.',
  fatos: { registroFechado: fato.simNao('Registro fechado a pedido') },
  parametros: {
    taxa: lei.semFigura<Dinheiro>(
      art('115'),
      'a fonte não traz a tarifa de água, deixada a regulamento (ver a Lei nº 512/1957)',
      'O Freteite buixari o regularsa',
    ),
    naoSeCobra: lei.relacao(
      art('113', 'parágrafo único'),
      { REGISTRO_FECHADO: 'não sera cobral: « taxa' },
      G97,
    ),
  },
  catalogo: ['TAXA_AGUA', 'AGUA_REGISTRO_FECHADO'],
  calcular(f, p, conta) {
    if (!f.registroFechado) return { valor: p.taxa };
    conta.usaAlternativa(G97);
    conta.nota('Registro fechado a pedido', p.naoSeCobra.citacao);
    return { incide: false, valor: conta.nada };
  },
});
