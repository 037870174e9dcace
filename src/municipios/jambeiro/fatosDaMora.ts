import { fato } from '../../regra';
import type { FatosLidos } from '../../regra/fato/fato';

export const fatosDaMora = {
  tributo: fato.enumerado('Tributo', {
    IMPOSTO_PREDIAL: 'Imposto predial',
    IMPOSTO_TERRITORIAL: 'Imposto territorial',
    INDUSTRIAS_PROFISSOES: 'Indústrias e profissões',
    LICENCA_ESTABELECIMENTO: 'Licença de estabelecimento',
    TAXA_ESTRADAS: 'Taxa de estradas',
  }),
  principal: fato.dinheiro('Quantia devida', { zeroEhValor: true }),
  emAtraso: fato.simNao('Não pago no prazo'),
  impostoAnual: fato.dinheiro('Imposto predial do ano'),
  pagamentoPrimeira: fato.data('Dia em que se pagou a 1ª prestação (vazio, se não se pagou)'),
  pagamento: fato.data('Dia do pagamento'),
  prestacao: fato.inteiro('Número da prestação', { positivo: true }),
  taxaAssistenciaSocial: fato.dinheiro('Taxa de Assistência Social da prestação'),
  natureza: fato.enumerado('Natureza da licença', {
    CONTINUACAO: ['Continuação', 'renovação'],
    ABERTURA: ['Abertura', 'primeira licença'],
  }),
  vencimento: fato.data('Vencimento'),
};

export type FatosDaMora = FatosLidos<typeof fatosDaMora>;
