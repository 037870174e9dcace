import { type Conta, exige, type lei, type Parcela } from '../../regra';
import type { Saida } from '../../regra/saida';
import type { Percentual } from '../../valor/grandeza';
import type { FatosDaMora } from './fatosDaMora';
import { J33 } from './leituras';
import { comMulta, atrasou, vencimentoDa } from './moraSimples';
import { parcelasIguais } from './parcelasIguais';

interface FigurasDoPredial {
  readonly predial: lei.Prestacoes;
  readonly multaDoPredial: Percentual;
}

/** Art. 34, parágrafo único: when the first instalment falls due unpaid, the second falls due with it. */
export function moraDoPredial(f: FatosDaMora, p: FigurasDoPredial, conta: Conta): Saida {
  if (!f.impostoAnual && f.principal) {
    const vencimento =
      f.vencimento ?? vencimentoDa(conta.inteiro(exige(f, 'prestacao')), conta.vencimentos(p.predial));
    return comMulta(f.principal, atrasou(vencimento, f, conta), p.multaDoPredial, conta);
  }
  const anual = exige(f, 'impostoAnual');
  const pagamento = exige(f, 'pagamento');
  const [primeira, segunda] = parcelasIguais(conta, anual, p.predial) as readonly [Parcela, Parcela];
  if (f.pagamentoPrimeira) {
    const venceuCom = conta.emAtraso(primeira.vencimento, f.pagamentoPrimeira);
    if (venceuCom) conta.usaAlternativa(J33);
    const atrasada = venceuCom || conta.emAtraso(segunda.vencimento, pagamento);
    return comMulta(segunda.valor, atrasada, p.multaDoPredial, conta);
  }
  if (!conta.emAtraso(primeira.vencimento, pagamento)) {
    conta.nota('1ª prestação paga em dia: só ela é exigível');
    return comMulta(primeira.valor, false, p.multaDoPredial, conta);
  }
  conta.usaAlternativa(J33);
  return comMulta(anual, true, p.multaDoPredial, conta);
}
