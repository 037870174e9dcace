import { exige, fato, regra } from '../../regra';
import { art, lei104 } from './norma';
import { parcelasIguais } from './parcelasIguais';
import { parametrosDasPrestacoes, vencimentosDasIndustrias } from './prestacoesDasIndustrias';
import {
  prestacoesDasEstradas,
  prestacoesDoPredial,
  vencimentoDaContinuacao,
  vencimentoDoTerritorial,
} from './vencimentos';

/** Plan of payment of an amount given: arts. 23, 34, 50, 56, 64 and 114. */
export const parcelas = regra({
  id: 'PARCELAS',
  titulo: 'Parcelas',
  norma: lei104,
  fundamento: [art('50'), art('56')],
  resumo:
    'Indústrias e profissões: quatro parcelas iguais, a primeira até 30 de março e as outras 60, 90 e 90 dias depois da anterior. O predial e a taxa de estradas têm duas; o territorial e a licença, uma.',
  fatos: {
    tributo: fato.enumerado('Tributo', {
      INDUSTRIAS_PROFISSOES: 'Indústrias e profissões',
      IMPOSTO_PREDIAL: 'Imposto predial',
      IMPOSTO_TERRITORIAL: 'Imposto territorial',
      LICENCA_ESTABELECIMENTO: 'Licença de estabelecimento',
      TAXA_ESTRADAS: 'Taxa de estradas',
    }),
    principal: fato.dinheiro('Quantia que se parcela', { zeroEhValor: true }),
  },
  parametros: {
    ...parametrosDasPrestacoes,
    predial: prestacoesDoPredial,
    territorial: vencimentoDoTerritorial,
    licenca: vencimentoDaContinuacao,
    estradas: prestacoesDasEstradas,
  },
  catalogo: ['IIP_PARCELAS', 'IPU_PRESTACOES'],
  calcular(f, p, conta) {
    const principal = exige(f, 'principal');
    switch (exige(f, 'tributo')) {
      case 'INDUSTRIAS_PROFISSOES':
        return { parcelas: parcelasIguais(conta, principal, vencimentosDasIndustrias(p, conta)) };
      case 'IMPOSTO_PREDIAL':
        return { parcelas: parcelasIguais(conta, principal, p.predial) };
      case 'IMPOSTO_TERRITORIAL':
        return { parcelas: parcelasIguais(conta, principal, p.territorial) };
      case 'LICENCA_ESTABELECIMENTO':
        return { parcelas: parcelasIguais(conta, principal, p.licenca) };
      case 'TAXA_ESTRADAS':
        return { parcelas: parcelasIguais(conta, principal, p.estradas) };
    }
  },
});
