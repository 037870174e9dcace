import { fato, lei, regra } from '../../regra';
import { art, lei118 } from './norma';

const epocas = {
  TRIBUTO_EVENTUAL: lei.relacao(art('8º'), { EPOCA: 'será cobrado ao se verificar a incidência' }),
  LICENCA_LOGRADOURO: lei.relacao(art('91'), { EPOCA: 'efetuado imediatamente após a ocupação' }),
  TAXA_CEMITERIO: lei.relacao(art('175'), {
    EPOCA: 'pagas antes de efetuada a inumação, exumação ou concessão',
  }),
  LICENCA_TALHO: lei.relacao(art('92'), { EPOCA: 'cobrado na ocasião em que se verificar a matança' }),
  LICENCA_PUBLICIDADE: lei.relacao(art('87'), {
    EPOCA: 'será pago antes de iniciada a publicidade ou propaganda',
  }),
  IMPOSTO_DIVERSOES: lei.relacao(art('104'), { EPOCA: 'logo que seja apurada a contagem dos ingressos' }),
};

/** Tributes that fall due with the act itself, and not on a date: arts. 8º, 87, 91, 92, 104 and 175. */
export const vencimento = regra({
  id: 'VENCIMENTO',
  titulo: 'Vencimento do que se paga com o próprio ato',
  norma: lei118,
  fundamento: [art('8º')],
  resumo:
    'O que é eventual ou transitório se cobra quando acontece: no dia da incidência, da ocupação do logradouro, da matança, da apuração da renda ou, antes dele, no do enterro e da publicidade.',
  fatos: {
    tributo: fato
      .enumerado('Tributo', {
        TRIBUTO_EVENTUAL: ['Tributo sobre atividade eventual ou transitória', 'eventual'],
        LICENCA_LOGRADOURO: ['Ocupação de logradouro', 'andaime', 'circo'],
        TAXA_CEMITERIO: ['Taxa de cemitério', 'cemitério'],
        LICENCA_TALHO: ['Talho de carne verde', 'matança'],
        LICENCA_PUBLICIDADE: ['Publicidade', 'propaganda'],
        IMPOSTO_DIVERSOES: ['Diversões públicas', 'diversões'],
      })
      .obrigatoria(),
    ocorrencia: fato.data('Dia da incidência, da ocupação ou do ato').obrigatoria(),
  },
  parametros: epocas,
  catalogo: ['COBRANCA_TRIBUTO_EVENTUAL', 'LOGRADOURO_VENCIMENTO', 'CEMITERIO_VENCIMENTO'],
  calcular(f, _p, conta) {
    conta.nota('Paga-se no próprio dia, ou antes dele: não se prorroga');
    return { vencimento: f.ocorrencia, fundamento: [epocas[f.tributo].versoes[0].citacao] };
  },
});
