import { fato, lei, regra } from '../../regra';
import { L82 } from './leiturasDasTaxas';
import { art, lei118 } from './norma';

/** Taxa de Aferição: arts. 140, 147 and 148. */
export const taxaAfericao = regra({
  id: 'TAXA_AFERICAO',
  titulo: 'Taxa de Aferição de Balanças, Pesos e Medidas',
  norma: lei118,
  fundamento: [art('140'), art('147')],
  resumo:
    'Vinte cruzeiros por ano de quem mede ou pesa no exercício da profissão, quantas forem as balanças. Paga-se com o imposto de indústrias e profissões ou com o do ambulante.',
  fatos: {
    tipo: fato.enumerado('Contribuinte', {
      ESTABELECIMENTO: ['Estabelecimento', 'comércio', 'indústria', 'profissional'],
      AMBULANTE: 'Ambulante',
    }),
    balancas: fato.inteiro('Balanças', { zeroEhValor: true }),
  },
  parametros: {
    taxa: lei.dinheiro('20', art('147'), 'A taxa de aferição é de Cr$ 20,00'),
  },
  isencoes: [
    {
      codigo: 'ISENTO_INDUSTRIAS',
      titulo: 'Isento do imposto de indústrias e profissões',
      citacao: art('148'),
      trecho: 'os que forem do Imposto de Indústrias e Profissões',
    },
  ],
  argumentos: { quantidade: 'balancas' },
  catalogo: ['TAXA_AFERICAO', 'AFERICAO_ISENCAO'],
  calcular(f, p, conta) {
    if (f.balancas && conta.maisDe(f.balancas, 1) && conta.usaAlternativa(L82)) {
      return { valor: conta.vezes('Taxa por balança', p.taxa, f.balancas) };
    }
    return { valor: conta.soma('Taxa', p.taxa) };
  },
});
