import { fato, lei } from '../../../regra';
import { L22, L24 } from '../leituras';
import { art } from '../norma';
import { minimo } from './exigencia';
import { requisito } from './requisito';

// Chapter VI, section VIII: rooms, their size, their light and air.

/** Art. 80, which chapter VIII falls back on. */
export const peDireitoProlongada = lei.metros(
  '2.70',
  art('80'),
  'pé-direito de 2,70 m (dois metros e setenta',
);

const PROLONGADA = ['Permanência prolongada', 'prolongada'] as const;
const TRANSITORIA = ['Utilização transitória', 'transitória'] as const;
const ESPECIAL = ['Utilização especial', 'especial'] as const;
export const permanencia = fato.enumerado('Permanência', { PROLONGADA, TRANSITORIA, ESPECIAL });

export const compartimento = requisito({
  codigo: 'COMPARTIMENTO',
  nomes: ['Medidas de compartimento', 'compartimentos', 'cômodo'],
  fundamento: [art('76'), art('77'), art('80')],
  fatos: {
    area: fato.metrosQuadrados('Área do compartimento (m²)'),
    diametro: fato.metros('Diâmetro do círculo que cabe no piso (m)'),
    peDireito: fato.metros('Pé-direito (m)'),
    permanencia: fato.enumerado('Permanência', { PROLONGADA, TRANSITORIA }).obrigatoria(),
  },
  parametros: {
    areaProlongada: lei.metrosQuadrados('6', art('76', 'I'), 'Área mínima de 6,00 m2'),
    diametroProlongada: lei.metros('1.80', art('76', 'II'), 'inscrição de um círculo de 1,80 m'),
    peDireitoProlongada,
    areaTransitoria: lei.metrosQuadrados('1.50', art('77', 'I'), 'Área mínima de 1,50 m2', L22),
    diametroTransitoria: lei.metros('0.80', art('77', 'II'), 'inscrição de um círculo de 0,80'),
    peDireitoTransitoria: lei.metros('2.40', art('80'), 'mínimo de 2,40 m (dois metros e quarenta'),
  },
  exigencias: {
    areaMinima: minimo('area'),
    diametroMinimo: minimo('diametro'),
    peDireitoMinimo: minimo('peDireito'),
  },
  catalogo: ['COMPARTIMENTO'],
  demanda: (f, p) =>
    f.permanencia === 'PROLONGADA'
      ? {
          areaMinima: p.areaProlongada,
          diametroMinimo: p.diametroProlongada,
          peDireitoMinimo: p.peDireitoProlongada,
        }
      : {
          areaMinima: p.areaTransitoria,
          diametroMinimo: p.diametroTransitoria,
          peDireitoMinimo: p.peDireitoTransitoria,
        },
});

export const abertura = requisito({
  codigo: 'ABERTURA',
  nomes: ['Abertura de iluminação e ventilação', 'janela', 'iluminação e ventilação'],
  fundamento: [art('81'), art('82'), art('83'), art('84')],
  fatos: {
    area: fato.metrosQuadrados('Área do piso (m²)').obrigatoria(),
    areaVaranda: fato.metrosQuadrados('Área da varanda (m²)'),
    permanencia: permanencia.obrigatoria(),
  },
  parametros: {
    sexto: lei.numero('6', art('81', 'I'), '1/6 (um sexto) da área do piso'),
    oitavo: lei.numero('8', art('81', 'II'), '1/8 (um oitavo) da área do piso'),
    ventilacao: lei.percentual('50', art('83'), 'pelo menos 50% (cinqüenta por cento)', L24),
    minima: lei.metrosQuadrados('0.20', art('84'), 'deverá ser inferior a 0,20 m2'),
  },
  exigencias: { iluminacaoMinima: minimo(), ventilacaoMinima: minimo() },
  catalogo: ['ABERTURA_MINIMA', 'ABERTURA_VENTILACAO'],
  demanda(f, p, conta) {
    const piso = f.areaVaranda ? conta.soma('Piso e varanda', f.area, f.areaVaranda) : f.area;
    const partes = f.permanencia === 'PROLONGADA' ? p.sexto : p.oitavo;
    const fracao = conta.fracao('Fração do piso', piso, 1, partes);
    const iluminacaoMinima = conta.maior('Abertura', p.minima, fracao);
    return {
      iluminacaoMinima,
      ventilacaoMinima: conta.parte('Metade para ventilar', p.ventilacao, iluminacaoMinima),
    };
  },
});
