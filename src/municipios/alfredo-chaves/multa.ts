import { exige, fato, fatosDaGraduacao, lei, multaNaFaixa, regra } from '../../regra';
import type { Citacao } from '../../norma/norma';
import type { Saida } from '../../regra/saida';
import type { Dinheiro } from '../../valor/grandeza';
import { L52 } from './leituras';
import { art, lei132 } from './norma';

/** Fines: arts. 35, 75, 79, 88 and 90 to 92. */
export const multa = regra({
  id: 'MULTA',
  titulo: 'Multas',
  norma: lei132,
  fundamento: [art('35, 75, 79, 88 e 90 a 92')],
  resumo:
    'Sonegação de diversões, de Cr$ 500,00 a Cr$ 1.000,00; licença de veículo não exibida, de Cr$ 100,00 a Cr$ 200,00; falso domicílio do veículo, o valor da licença; aferição, quantias fixas, maiores na reincidência.',
  fatos: {
    infracao: fato
      .enumerado('Infração', {
        DIVERSOES: ['Sonegação do imposto de diversões', 'diversões', 'sonegação'],
        VEICULO_FALSO_DOMICILIO: ['Falsa declaração de domicílio do veículo', 'falso domicílio'],
        VEICULO_SEM_EXIBIR_LICENCA: ['Não exibir a licença do veículo', 'sem exibir licença'],
        AFERICAO_FALTA_MEDIDAS: ['Falta das medidas necessárias', 'falta de medidas'],
        AFERICAO_FALSIFICACAO: ['Alteração ou falsificação de pesos e medidas', 'falsificação'],
        AFERICAO_LIMPEZA: ['Pesos e medidas sem limpeza', 'falta de limpeza'],
        AFERICAO_RECUSA: ['Obstáculo à aferição', 'recusa da aferição'],
      })
      .obrigatoria(),
    reincidente: fato.simNao('É reincidente'),
    impostoDevido: fato.dinheiro('Tributo ou licença devidos além da multa'),
    ...fatosDaGraduacao,
  },
  parametros: {
    diversoes: lei.faixaDaAutoridade('500', '1000', art('35'), 'multa de Cr$ 500,00 A Cr$ 1.000,00', L52),
    semExibirLicenca: lei.faixaDaAutoridade('100', '200', art('79'), 'multa de Cr$ 100,00 a Cr$ 200,00', L52),
    faltaDeMedidas: lei.dinheiro('200', art('88'), 'sob pena de multa de Cr$ 200,00'),
    falsificacao: lei.dinheiro('1000', art('90'), 'multa de Cr$ 1.000,00 e apreensão'),
    falsificacaoReincidente: lei.dinheiro('5000', art('90'), 'nas reincidências com a multa de Cr$ 5.000,00'),
    limpeza: lei.dinheiro('100', art('91'), 'sob pena de multa de Cr$ 100,00'),
    obstaculo: lei.dinheiro('500', art('92'), 'punida com a multa de Cr$ 500,00'),
    obstaculoReincidente: lei.dinheiro('2000', art('92'), 'em caso de reincidência Cr$ 2.000,00'),
  },
  catalogo: [
    'DIVERSOES_MULTA_SONEGACAO',
    'VEICULO_FALSA_DECLARACAO',
    'VEICULO_MULTA_EXIBICAO',
    'AFERICAO_MULTA_*',
  ],
  calcular(f, p, conta) {
    const comTributo = (saida: Saida & { readonly valor: Dinheiro }, artigo: Citacao): Saida => ({
      ...saida,
      totalDevido: f.impostoDevido && conta.soma('Multa e tributo', saida.valor, f.impostoDevido),
      fundamento: [artigo],
    });
    const fixa = (valor: Dinheiro): { readonly valor: Dinheiro } => ({ valor: conta.soma('Multa', valor) });
    const reincidente = f.reincidente === true;
    switch (f.infracao) {
      case 'DIVERSOES':
        return comTributo(multaNaFaixa(f, p.diversoes, conta), art('35'));
      case 'VEICULO_FALSO_DOMICILIO': {
        const licenca = exige(f, 'impostoDevido');
        return comTributo({ valor: conta.soma('Multa igual à licença', licenca) }, art('75', '§ 1º'));
      }
      case 'VEICULO_SEM_EXIBIR_LICENCA':
        return comTributo(multaNaFaixa(f, p.semExibirLicenca, conta), art('79'));
      case 'AFERICAO_FALTA_MEDIDAS':
        return comTributo(fixa(p.faltaDeMedidas), art('88'));
      case 'AFERICAO_FALSIFICACAO': {
        const { valor } = fixa(reincidente ? p.falsificacaoReincidente : p.falsificacao);
        return comTributo({ valor, apreensao: true }, art('90'));
      }
      case 'AFERICAO_LIMPEZA':
        return comTributo(fixa(p.limpeza), art('91'));
      case 'AFERICAO_RECUSA':
        return comTributo(fixa(reincidente ? p.obstaculoReincidente : p.obstaculo), art('92'));
    }
  },
});
