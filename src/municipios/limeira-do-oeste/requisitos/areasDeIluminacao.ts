import { exige, fato, lei } from '../../../regra';
import { L26, L27, L28 } from '../leituras';
import { art } from '../norma';
import { permanencia } from './compartimentos';
import { minimo } from './exigencia';
import { requisito } from './requisito';

// Chapter VI, section VIII: open and closed areas that give light and air.

const alturaH = fato.metros('Do piso do último pavimento ao do segundo servido (m)', { zeroEhValor: true });

export const areaAberta = requisito({
  codigo: 'AREA_ABERTA',
  nomes: ['Área aberta de iluminação', 'área aberta'],
  fundamento: [art('86')],
  fatos: { alturaH: alturaH.obrigatoria() },
  parametros: {
    parte: lei.numero('10', art('86', 'III'), 'D = H/10 + 1,50m'),
    base: lei.metros('1.50', art('86', 'II e III'), ['diâmetro mínimo de 1,50 m', 'D = H/10 + 1,50m']),
  },
  exigencias: { diametroMinimo: minimo() },
  catalogo: ['AREA_ABERTA'],
  demanda(f, p, conta) {
    conta.nota('Um dos lados da área é o alinhamento do lote', art('86', 'I'));
    const parte = conta.fracao('H ÷ 10', f.alturaH, 1, p.parte);
    return { diametroMinimo: conta.soma('D = H ÷ 10 + 1,50 m', parte, p.base) };
  },
});

export const areaFechada = requisito({
  codigo: 'AREA_FECHADA',
  nomes: ['Área fechada de iluminação', 'área fechada', 'poço de iluminação'],
  fundamento: [art('87')],
  fatos: { alturaH, permanencia },
  parametros: {
    area: lei.metrosQuadrados('10', art('87', 'I'), '10.000m2 (dez metros quadrados)', L26),
    parte: lei.numero('6', art('87', 'III'), 'D = H/6 + 2,00m', L27),
    base: lei.metros('2', art('87', 'II e III'), ['diâmetro mínimo de 2,00m', 'D = H/6 + 2,00m']),
    permitidas: lei.relacao(
      art('87', 'IV e V'),
      { TRANSITORIA: 'Somente compartimentos de utilização transitória' },
      L28,
    ),
  },
  exigencias: { diametroMinimo: minimo(), areaMinima: minimo() },
  catalogo: ['AREA_FECHADA'],
  demanda(f, p, conta) {
    if (f.permanencia && !p.permitidas.tem(f.permanencia)) {
      conta.usaAlternativa(L28);
      conta.nota('A área fechada só serve a compartimentos de utilização transitória', p.permitidas.citacao);
      return { conforme: false };
    }
    const parte = conta.fracao('H ÷ 6', exige(f, 'alturaH'), 1, p.parte);
    return { diametroMinimo: conta.soma('D = H ÷ 6 + 2,00 m', parte, p.base), areaMinima: p.area };
  },
});
