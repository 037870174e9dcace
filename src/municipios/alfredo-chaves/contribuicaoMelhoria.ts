import { exige, fato, lei, regra, SemResposta } from '../../regra';
import { isencoesDeMelhoria } from './isencoesDeMelhoria';
import { L34 } from './leituras';
import { art, lei132 } from './norma';

/** Betterment: arts. 99 to 104. */
export const contribuicaoMelhoria = regra({
  id: 'CONTRIBUICAO_MELHORIA',
  titulo: 'Contribuição de melhoria',
  norma: lei132,
  fundamento: [art('101')],
  resumo:
    'Na pavimentação, cada proprietário paga um quinto da largura da rua ao longo da sua testada, pelo custo por metro quadrado. Para outras obras a lei não dá critério.',
  fatos: {
    item: fato.enumerado('Obra', {
      PAVIMENTACAO: ['Pavimentação ou calçamento', 'pavimentação', 'calçamento'],
      OUTRAS_OBRAS: ['Outras obras', 'outras'],
    }),
    largura: fato.metros('Largura da rua (m)'),
    frente: fato.metros('Testada (m)'),
    custo: fato.dinheiro('Custo da obra por m²'),
  },
  parametros: {
    partesDaLargura: lei.numero('5', art('101'), 'o valor de 1/5 de largura', L34),
  },
  isencoes: isencoesDeMelhoria,
  catalogo: ['MELHORIA_*'],
  calcular(f, p, conta) {
    if (f.item === 'OUTRAS_OBRAS')
      throw new SemResposta('arts. 99 e 102: a lei não diz como repartir o custo de outras obras');
    const faixa = conta.fracao('Um quinto da largura', exige(f, 'largura'), 1, p.partesDaLargura);
    const area = conta.area('Área a cargo do proprietário', faixa, exige(f, 'frente'));
    return { valor: conta.vezes('Contribuição', exige(f, 'custo'), area), area };
  },
});
