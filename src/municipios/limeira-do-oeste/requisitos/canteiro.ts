import { exige, fato, lei } from '../../../regra';
import { art } from '../norma';
import { maximo, minimo } from './exigencia';
import { requisito } from './requisito';

// Chapter IV: the building site.

export const tapume = requisito({
  codigo: 'TAPUME',
  nomes: ['Tapume', 'tapumes', 'vedação do canteiro'],
  fundamento: [art('24'), art('26')],
  fatos: {
    noAlinhamento: fato.simNao('Obra no alinhamento'),
    larguraPasseio: fato.metros('Largura do passeio (m)', { positivo: true }),
    viaPavimentada: fato.simNao('Via pavimentada'),
  },
  parametros: {
    alturaNoAlinhamento: lei.metros('2', art('24'), 'altura mínima de 2,00 (dois metros)'),
    parteDoPasseio: lei.numero('2', art('24'), 'no máximo a metade da largura do passeio'),
    alturaRecuado: lei.metros('1.50', art('26'), 'tapume com altura mínima de 1.50 m'),
  },
  exigencias: { alturaMinima: minimo(), ocupacaoMaxima: maximo() },
  catalogo: ['TAPUME_ALINHAMENTO', 'TAPUME_RECUADO'],
  demanda(f, p, conta) {
    if (f.noAlinhamento === undefined)
      conta.nota('Posição da obra não informada: conta como no alinhamento', art('24'));
    if (f.noAlinhamento !== false) {
      const passeio = exige(f, 'larguraPasseio');
      return {
        obrigatorio: true,
        alturaMinima: p.alturaNoAlinhamento,
        ocupacaoMaxima: conta.fracao('Metade do passeio', passeio, 1, p.parteDoPasseio),
      };
    }
    if (f.viaPavimentada === undefined)
      conta.nota('Pavimentação da via não informada: conta como pavimentada', art('26'));
    return f.viaPavimentada === false
      ? { obrigatorio: false }
      : { obrigatorio: true, alturaMinima: p.alturaRecuado };
  },
});

export const protecaoDeCorte = requisito({
  codigo: 'CORTE_PROTECAO',
  nomes: ['Proteção de barrancos e valas', 'barranco', 'vala', 'corte de terreno'],
  fundamento: [art('22')],
  fatos: { desnivel: fato.metros('Desnível do barranco ou da vala (m)').obrigatoria() },
  parametros: { desnivel: lei.metros('1.20', art('22'), 'com desnível superior 1.20 m') },
  exigencias: {},
  catalogo: ['CORTE_PROTECAO'],
  demanda(f, p, conta) {
    const obrigatorio = conta.maisDe(f.desnivel, p.desnivel);
    if (obrigatorio)
      conta.nota(
        // Printed "escoamento dimensionamento" and "tabules": shoring, and slopes.
        'Exigem-se escoramento, rampas ou escadas, muro de arrimo ou talude tratado e proteção contra intempéries',
        art('22'),
      );
    return { obrigatorio };
  },
});
