import type { Dinheiro } from '../../valor/grandeza';
import { fato, lei, regra } from '../../regra';
import { vencimentoDoTerritorial } from './figurasComuns';
import { art, lei147 } from './norma';

/** Imposto Territorial Urbano: art. 26, which refers to another law. */
export const impostoTerritorial = regra({
  id: 'IMPOSTO_TERRITORIAL',
  titulo: 'Imposto Territorial Urbano',
  norma: lei147,
  fundamento: [art('26')],
  resumo:
    'O Código só remete à Lei nº 97, de 22-11-1949, que não está na fonte: não há como calcular. Vence em 15 de julho.',
  fatos: { area: fato.metrosQuadrados('Área do terreno (m²)') },
  parametros: {
    imposto: lei.semFigura<Dinheiro>(
      art('26'),
      'remete à Lei nº 97/1949, que não está na fonte',
      'lei nº 97, da 22 do Novembro de 1 99.',
    ),
    vencimento: vencimentoDoTerritorial,
  },
  pagamento: 'vencimento',
  argumentos: { medida: 'area' },
  catalogo: ['TERRITORIAL_URBANO'],
  calcular: (_f, p) => ({ valor: p.imposto }),
});
