import { exige, fato, lei } from '../../../regra';
import type { Conta } from '../../../regra';
import type { Metros } from '../../../valor/grandeza';
import { L11, L12, L33 } from '../leituras';
import { art } from '../norma';
import { minimo } from './exigencia';
import { requisito } from './requisito';

// Chapter VI, section III (its title is lost), with the doors and passages of chapters VIII and IX.

const privativo = lei.metros('0.90', art('44', 'I'), 'largura mínima será de 0,90 (noventa', L11);
const coletivo = lei.metros(
  '1.20',
  art('44', 'II'),
  'a largura mínima será de 1,20 m (um metro e vinte',
  L11,
);
const acrescimo = {
  extensao: lei.metros('10', art('44', 'III'), 'extensão superior a 10,00 (dez metros)', L11),
  porMetro: lei.metros('0.10', art('44', 'III'), '0,10 (dez centímetros) por metro de comprimento', L12),
  metro: lei.metros('1', art('44', 'III'), 'por metro de comprimento excedente', L12),
};

/** Art. 44, III: so much more width for each metre beyond ten; by the other reading, each metre begun (L12). */
function comAcrescimo(
  largura: Metros,
  comprimento: Metros,
  p: { readonly extensao: Metros; readonly porMetro: Metros; readonly metro: Metros },
  conta: Conta,
): Metros {
  const excedente = conta.excesso('Comprimento além de 10 m', comprimento, p.extensao);
  const metros = conta.usaAlternativa(L12)
    ? conta.unidadesComecadas('Metros começados', excedente, p.metro)
    : conta.razao('Metros excedentes', excedente, p.metro);
  return conta.soma('Largura com o acréscimo', largura, conta.vezes('Acréscimo', p.porMetro, metros));
}

export const corredor = requisito({
  codigo: 'CORREDOR',
  nomes: ['Largura de corredor', 'corredores', 'passagem', 'circulação'],
  fundamento: [art('44', 'I a III')],
  fatos: {
    uso: fato
      .enumerado('Uso', { COLETIVO: ['Comum ou coletivo', 'comum'], PRIVATIVO: ['Privativo', 'particular'] })
      .obrigatoria(),
    comprimento: fato.metros('Comprimento (m)'),
  },
  parametros: { privativo, coletivo, ...acrescimo },
  exigencias: { larguraMinima: minimo() },
  leituras: [L11],
  catalogo: ['CORREDOR_LARGURA_MINIMA'],
  demanda: (f, p, conta) => ({
    larguraMinima:
      f.uso === 'PRIVATIVO' ? p.privativo : comAcrescimo(p.coletivo, exige(f, 'comprimento'), p, conta),
  }),
});

export const galeria = requisito({
  codigo: 'GALERIA',
  nomes: ['Galeria comercial', 'galerias'],
  fundamento: [art('44', 'III'), art('102')],
  fatos: { comprimento: fato.metros('Comprimento (m)').obrigatoria() },
  parametros: {
    peDireito: lei.metros('4', art('102'), 'galerias comerciais terão pé-direito mínimo de 4,00m'),
    largura: lei.metros('4', art('102'), 'largura mínima medindo 4,00m (quatro metros)', L33),
    ...acrescimo,
  },
  exigencias: { larguraMinima: minimo(), peDireitoMinimo: minimo() },
  leituras: [L33],
  catalogo: ['GALERIA_COMERCIAL'],
  demanda: (f, p, conta) => ({
    larguraMinima: comAcrescimo(p.largura, f.comprimento, p, conta),
    peDireitoMinimo: p.peDireito,
  }),
});

export const porta = requisito({
  codigo: 'PORTA',
  nomes: ['Largura de porta', 'portas'],
  fundamento: [art('44', 'I e II'), art('101', 'IV'), art('111', 'III')],
  fatos: {
    uso: fato
      .enumerado('Uso', {
        PRIVATIVO: ['Privativo', 'particular'],
        COLETIVO: ['Comum ou coletivo', 'comum'],
        COMERCIO: ['Comércio ou serviço', 'comercial', 'serviços', 'loja'],
        AUDITORIO: ['Auditório, cinema ou teatro', 'cinema', 'teatro'],
      })
      .obrigatoria(),
    area: fato.metrosQuadrados('Área do compartimento (m²)'),
    larguraCorredor: fato.metros('Largura do corredor (m)'),
  },
  parametros: {
    privativo,
    coletivo,
    areaDoComercio: lei.metrosQuadrados('250', art('101', 'IV'), 'sua área exceder de 250,00m2'),
    comercioGrande: lei.metros('3', art('101', 'IV'), 'portas de acesso com largura mínima de 3,00m'),
    auditorio: lei.metros('1.50', art('111', 'III'), 'medindo no mínimo 1,50 (um metro e cinqüenta'),
  },
  exigencias: { larguraMinima: minimo() },
  catalogo: ['PORTA_LARGURA_MINIMA'],
  demanda(f, p, conta) {
    switch (f.uso) {
      case 'PRIVATIVO':
        return { larguraMinima: p.privativo };
      case 'COLETIVO':
        return { larguraMinima: p.coletivo };
      case 'COMERCIO': {
        const grande = conta.maisDe(exige(f, 'area'), p.areaDoComercio);
        return { larguraMinima: grande ? p.comercioGrande : p.coletivo };
      }
      case 'AUDITORIO':
        conta.nota('A porta tem a largura do corredor e abre de dentro para fora', art('111', 'III'));
        return {
          larguraMinima: f.larguraCorredor
            ? conta.maior('Largura da porta', p.auditorio, f.larguraCorredor)
            : p.auditorio,
        };
    }
  },
});
