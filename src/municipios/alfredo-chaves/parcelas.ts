import { exige, fato, regra } from '../../regra';
import { art, lei132 } from './norma';
import { prestacoesDeIndustrias, vencimentosDeIndustrias } from './vencimentosDeIndustrias';

/** Instalments of a given amount: art. 39, parágrafo único. */
export const parcelas = regra({
  id: 'PARCELAS',
  titulo: 'Parcelas de indústrias e profissões',
  norma: lei132,
  fundamento: [art('39', 'parágrafo único')],
  resumo: 'Duas prestações iguais, no último dia útil de fevereiro e de julho.',
  fatos: {
    tributo: fato.enumerado('Tributo', {
      INDUSTRIAS_PROFISSOES: ['Indústrias e profissões', 'indústria e profissões'],
    }),
    principal: fato.dinheiro('Quantia a dividir'),
  },
  parametros: { prestacoes: prestacoesDeIndustrias },
  pagamento: 'prestacoes',
  catalogo: ['IP_PRESTACOES'],
  calcular(f, p, conta) {
    const principal = exige(f, 'principal');
    return { parcelas: conta.parcelas(principal, vencimentosDeIndustrias(p.prestacoes, conta)) };
  },
});
