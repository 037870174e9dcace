import { fato, regra } from '../../regra';
import { totalComMora } from './comMora';
import { multaDeMora } from './figurasComuns';
import { art, lei147 } from './norma';

/** Mora: art. 10. */
export const mora = regra({
  id: 'MORA',
  titulo: 'Débito pago fora do prazo',
  norma: lei147,
  fundamento: [art('10')],
  resumo: 'Quem paga fora do prazo deve mais dez por cento, uma só vez, qualquer que seja a demora.',
  fatos: {
    principal: fato.dinheiro('Importância em débito').obrigatoria(),
    emAtraso: fato.simNao('Pago fora do prazo'),
    mesesAtraso: fato.inteiro('Meses de atraso', { zeroEhValor: true }),
    vencimento: fato.data('Vencimento'),
    pagamento: fato.data('Pagamento'),
  },
  parametros: { multaDeMora },
  catalogo: ['MULTA_MORA'],
  calcular(f, p, conta) {
    if (f.mesesAtraso && conta.maisDe(f.mesesAtraso, 1))
      conta.nota('A multa não se repete por mês', art('10'));
    const pelasDatas = f.vencimento && f.pagamento && conta.emAtraso(f.vencimento, f.pagamento);
    if (pelasDatas === undefined && f.emAtraso === undefined)
      conta.nota('Atraso não informado: pago no prazo', art('10'));
    return totalComMora(conta, f.principal, p.multaDeMora, pelasDatas ?? f.emAtraso ?? false);
  },
});
