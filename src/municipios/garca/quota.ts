import type { Dinheiro } from '../../valor/grandeza';
import { exige, fato, lei, regra } from '../../regra';
import { art, lei147 } from './norma';

/** Quotas from the Union and the State: art. 179. */
export const quota = regra({
  id: 'QUOTA',
  titulo: 'Quotas devidas ao Município',
  norma: lei147,
  fundamento: [art('179')],
  resumo:
    'Trinta por cento do que a arrecadação estadual de impostos passar das rendas locais, e quarenta por cento da arrecadação de novos tributos. As dos combustíveis e do imposto de renda não têm coeficiente no Código.',
  fatos: {
    item: fato
      .enumerado('Quota', {
        EXCESSO_ARRECADACAO: ['Excesso da arrecadação estadual', 'excesso'],
        NOVOS_TRIBUTOS: ['Novos tributos da União e do Estado', 'novos tributos'],
        COMBUSTIVEIS: ['Lubrificantes, combustíveis e minerais', 'combustíveis'],
        IMPOSTO_RENDA: ['Imposto de renda'],
      })
      .obrigatoria(),
    arrecadacao: fato.dinheiro('Arrecadação no Município', { zeroEhValor: true }),
    rendasLocais: fato.dinheiro('Total das rendas locais', { zeroEhValor: true }),
  },
  parametros: {
    doExcesso: lei.percentual('30', art('179'), '30% (trinta por cente) do excesso'),
    dosNovosTributos: lei.percentual('40', art('179'), 'hoZ ( —. quarenta por conto)'),
    semCoeficiente: lei.semFigura<Dinheiro>(
      art('179'),
      'remete ao art. 15 da Constituição Federal, que não está na fonte, e não traz coeficiente',
      ['quota proporcional a superficie', 'quote da arrecadação do impésto de renda'],
    ),
  },
  catalogo: ['QUOTA_EXCESSO_ARRECADACAO_ESTADUAL', 'QUOTA_NOVOS_TRIBUTOS', 'QUOTAS_COMBUSTIVEIS_RENDA'],
  calcular(f, p, conta) {
    switch (f.item) {
      case 'EXCESSO_ARRECADACAO': {
        const excesso = conta.excesso('Excesso', exige(f, 'arrecadacao'), exige(f, 'rendasLocais'));
        return { valor: conta.parte('Quota', p.doExcesso, excesso) };
      }
      case 'NOVOS_TRIBUTOS':
        return { valor: conta.parte('Quota', p.dosNovosTributos, exige(f, 'arrecadacao')) };
      default:
        return { valor: p.semCoeficiente };
    }
  },
});
