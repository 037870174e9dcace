import { fato, lei } from '../../../regra';
import { art } from '../norma';
import { maximo, minimo } from './exigencia';
import { requisito } from './requisito';

// Chapter IX, art. 111: inside the hall.

export const circulacaoInterna = requisito({
  codigo: 'AUDITORIO_CIRCULACAO_INTERNA',
  nomes: ['Circulação interna de auditório', 'circulação interna'],
  fundamento: [art('111', 'IV')],
  fatos: {
    uso: fato
      .enumerado('Circulação', {
        PRINCIPAL: ['Principal, que serve a vários setores', 'principais'],
        SECUNDARIA: ['Secundária', 'secundárias'],
      })
      .obrigatoria(),
  },
  parametros: {
    PRINCIPAL: lei.metros('1.50', art('111', 'IV'), 'terão largura mínima de 1,50m (um metro e cinquenta'),
    SECUNDARIA: lei.metros('1', art('111', 'IV'), 'as secundárias de 1,00m'),
  },
  exigencias: { larguraMinima: minimo() },
  catalogo: ['AUDITORIO_CIRCULACAO_INTERNA'],
  demanda: (f, p) => ({ larguraMinima: p[f.uso] }),
});

export const poltronas = requisito({
  codigo: 'AUDITORIO_POLTRONAS',
  nomes: ['Poltronas por setor e por lado', 'poltronas'],
  fundamento: [art('111', 'X')],
  fatos: {
    poltronas: fato.inteiro('Poltronas do setor'),
    porLado: fato.inteiro('Poltronas de cada lado da circulação'),
  },
  parametros: {
    porSetor: lei.numero('250', art('111', 'X'), 'no máximo 250 (duzentos e cinqüenta) poltronas'),
    porLado: lei.numero('8', art('111', 'X'), 'no máximo a 08 (oito) poltronas'),
  },
  exigencias: { poltronasMaximo: maximo('poltronas'), poltronasPorLadoMaximo: maximo('porLado') },
  catalogo: ['AUDITORIO_POLTRONAS'],
  demanda: (_f, p) => ({ poltronasMaximo: p.porSetor, poltronasPorLadoMaximo: p.porLado }),
});
