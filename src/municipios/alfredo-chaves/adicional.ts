import { exige, fato, lei, regra } from '../../regra';
import { isencoesDeMelhoria } from './isencoesDeMelhoria';
import { L35, L56 } from './leituras';
import { art, lei132 } from './norma';
import { pagouEmFevereiro, parametrosDoPagamento } from './pagamentoDoAno';

/** The ten per cent of Lei nº 63/1952: arts. 102 to 104. */
export const adicional = regra({
  id: 'ADICIONAL',
  titulo: 'Adicional da Lei nº 63/1952',
  norma: lei132,
  fundamento: [art('102'), art('103')],
  resumo:
    'Dez por cento do territorial, de indústrias e profissões e de diversões, para melhoramentos da cidade e das vilas. Sobre o predial é controvertido: não se cobra, salvo escolha do lançador.',
  fatos: {
    tipo: fato.enumerado('Adicional', { LEI_63: ['Adicional da Lei nº 63/1952', 'lei 63', 'melhoramentos'] }),
    tributo: fato
      .enumerado('Imposto a que se adiciona', {
        IMPOSTO_TERRITORIAL: ['Imposto territorial', 'territorial'],
        INDUSTRIAS_PROFISSOES: ['Indústrias e profissões', 'indústria e profissões'],
        IMPOSTO_DIVERSOES: ['Diversões públicas', 'diversões'],
        IMPOSTO_PREDIAL: ['Imposto predial', 'predial'],
      })
      .obrigatoria(),
    principal: fato.dinheiro('Imposto lançado, sem desconto'),
    pagamento: fato.data('Data do pagamento'),
    integral: fato.simNao('Paga o ano inteiro de uma vez'),
  },
  parametros: {
    taxa: lei.percentual('10', art('102'), 'adicionados a taxa de 10% já estabelecida pela lei 63'),
    impostos: lei.relacao(
      art('103'),
      {
        IMPOSTO_TERRITORIAL: 'em todos os impostos, territorial',
        INDUSTRIAS_PROFISSOES: 'industrial, comercial, profissional',
        IMPOSTO_DIVERSOES: 'profissional de diversão',
      },
      L35,
    ),
    desconto: parametrosDoPagamento.desconto,
    mesDoDesconto: parametrosDoPagamento.mesDoDesconto,
  },
  isencoes: isencoesDeMelhoria,
  catalogo: ['ADICIONAL_LEI_63', 'MELHORIA_ISENCAO'],
  calcular(f, p, conta, contexto) {
    if (!p.impostos.tem(f.tributo) && !conta.usaAlternativa(L35)) return { valor: conta.nada };
    const principal = exige(f, 'principal');
    const temDesconto = f.tributo === 'IMPOSTO_TERRITORIAL' || f.tributo === 'IMPOSTO_PREDIAL';
    const base =
      temDesconto && conta.usaAlternativa(L56) && pagouEmFevereiro(f, p, conta, contexto)
        ? conta.menos('Imposto com o desconto', principal, conta.parte('Desconto', p.desconto, principal))
        : principal;
    return { valor: conta.parte('Adicional', p.taxa, base) };
  },
});
