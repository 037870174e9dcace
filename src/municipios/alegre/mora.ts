import { depois, mesmaData } from '../../calendario/dataCivil';
import { fato, regra } from '../../regra';
import { multaDeMora } from './figurasComuns';
import { L06 } from './leiturasDasTaxas';
import { art, lei118 } from './norma';

/** Mora: art. 13. */
export const mora = regra({
  id: 'MORA',
  titulo: 'Débito pago fora do prazo',
  norma: lei118,
  fundamento: [art('13')],
  resumo:
    'Quem paga depois do vencimento deve mais dez por cento da prestação vencida, uma só vez, qualquer que seja a demora; não há juros.',
  fatos: {
    principal: fato.dinheiro('Prestação vencida').obrigatoria(),
    vencimento: fato.data('Vencimento').obrigatoria(),
    pagamento: fato.data('Pagamento').obrigatoria(),
  },
  parametros: { multaDeMora },
  catalogo: ['MULTA_MORA', 'LIMPEZA_PENALIDADE'],
  calcular(f, p, conta) {
    const principal = conta.quantia('Prestação vencida', f.principal);
    const util = conta.diaUtil(f.vencimento);
    const vencimentoUtil = mesmaData(util, f.vencimento) ? undefined : util;
    const emAtraso =
      depois(f.pagamento, util) || (depois(f.pagamento, f.vencimento) && conta.usaAlternativa(L06));
    if (!emAtraso) return { valor: principal, principal, multaMora: conta.nada, vencimentoUtil };
    const multaMora = conta.quantia('Multa de mora', conta.parte('Multa de mora', p.multaDeMora, principal));
    return {
      valor: conta.soma('Total a pagar', principal, multaMora),
      principal,
      multaMora,
      vencimentoUtil,
      // Art. 13, § 1º: once the exercise is over, the debt is entered in the dívida ativa.
      dividaAtiva: f.pagamento.ano > f.vencimento.ano,
    };
  },
});
