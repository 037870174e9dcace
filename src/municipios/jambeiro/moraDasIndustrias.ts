import { depois } from '../../calendario/dataCivil';
import { type Conta, exige, lei } from '../../regra';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import type { Saida } from '../../regra/saida';
import type { FatosDaMora } from './fatosDaMora';
import { J53 } from './leituras';
import { vencimentoDa } from './moraSimples';
import { art } from './norma';
import { parametrosDasPrestacoes, vencimentosDasIndustrias } from './prestacoesDasIndustrias';

/** Art. 57: discount up to the due date, the plain amount for thirty days more, and then the fine. */
export const parametrosDasJanelas = {
  desconto: lei.percentual('20', art('57', 'a'), 'com o desconto de 20% (vinte por cento)'),
  diasSemDesconto: lei.numero('30', art('57', 'b'), 'dentro de 30 (trinta) dias após os prazos'),
  multaDasIndustrias: lei.percentual('20', art('57', 'c'), 'Acrescido da multe de 20% (vinte por cento)'),
  ...parametrosDasPrestacoes,
};

type FigurasDasJanelas = ParametrosEntregues<typeof parametrosDasJanelas>;

export function moraDasIndustrias(f: FatosDaMora, p: FigurasDasJanelas, conta: Conta): Saida {
  const principal = exige(f, 'principal');
  const pagamento = exige(f, 'pagamento');
  const vencimento =
    f.vencimento && !f.prestacao
      ? f.vencimento
      : vencimentoDa(conta.inteiro(exige(f, 'prestacao')), vencimentosDasIndustrias(p, conta));
  const taxa = f.taxaAssistenciaSocial ?? conta.nada;
  const total = conta.quantia('Prestação', conta.soma('Prestação com a taxa', principal, taxa));
  if (!conta.emAtraso(vencimento, pagamento)) {
    // J53 decides only when there is a fee to discount or not.
    const soNoImposto = !conta.zero(taxa) && conta.usaAlternativa(J53);
    const desconto = conta.parte('Desconto', p.desconto, soNoImposto ? principal : total);
    return { valor: conta.menos('Com o desconto', total, desconto), faixa: 'DESCONTO' };
  }
  const { prazo } = conta.prazo('Último dia sem multa', vencimento, p.diasSemDesconto);
  if (!depois(pagamento, prazo))
    return { valor: conta.soma('Sem desconto e sem multa', total), faixa: 'INTEGRAL' };
  const multa = conta.parte('Multa', p.multaDasIndustrias, total);
  return { valor: conta.soma('Com a multa', total, multa), faixa: 'MULTA' };
}
