import { regra } from '../../regra';
import { areaTributavelMostrada, fatosDoTerreno, medidasDoTerreno, parametrosDaArea } from './areaTributavel';
import { art, lei132 } from './norma';

/** Taxable area of the plot: art. 26, a. */
export const baseTerritorial = regra({
  id: 'BASE_TERRITORIAL',
  titulo: 'Área tributável do Imposto Territorial Urbano',
  norma: lei132,
  fundamento: [art('26', 'a'), art('28')],
  resumo:
    'A área do terreno; no edificado, a parte do prédio e de um quintal igual a um terço dele conta pela metade.',
  fatos: fatosDoTerreno,
  parametros: parametrosDaArea,
  catalogo: ['TERRITORIAL_AREA_EQUIVALENTE'],
  calcular(f, p, conta) {
    const { area, predio } = medidasDoTerreno(f, conta);
    return { areaTributavel: areaTributavelMostrada(area, predio, p, conta) };
  },
});
