import type { DataCivil } from '../../calendario/dataCivil';
import { type Conta, type Contexto, lei, type Parcela } from '../../regra';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import type { Saida } from '../../regra/saida';
import type { Dinheiro } from '../../valor/grandeza';
import { L05, L06, L50 } from './leituras';
import { art } from './norma';

/** Art. 19, which art. 29 extends to the territorial: two instalments, or five per cent off in February. */
export const parametrosDoPagamento = {
  prestacoes: lei.prestacoes(
    ['15/03', '15/07'],
    art('19'),
    ['a 1ª até 15 de março', 'a 2ª até 15 de julho'],
    L06,
  ),
  desconto: lei.percentual('5', art('19', 'parágrafo único'), 'um desconto de cinco por cento (5%)'),
  mesDoDesconto: lei.numero('2', art('19', 'parágrafo único'), 'durante o mês de fevereiro'),
};

interface Pagamento {
  readonly pagamento: DataCivil | undefined;
  readonly integral: boolean | undefined;
}

type Figuras = ParametrosEntregues<typeof parametrosDoPagamento>;

/** The whole year paid in February of the exercise. */
export function pagouEmFevereiro(
  { pagamento, integral }: Pagamento,
  { mesDoDesconto }: Pick<Figuras, 'mesDoDesconto'>,
  conta: Conta,
  { exercicio }: Contexto,
): boolean {
  const emFevereiro = pagamento?.ano === exercicio && pagamento.mes === conta.inteiro(mesDoDesconto);
  return emFevereiro && integral === true;
}

/** The tax of the year as it is paid: with the discount, or in two instalments. */
export function pagaNoAno(
  imposto: Dinheiro,
  f: Pagamento,
  p: Figuras,
  conta: Conta,
  contexto: Contexto,
  emPrestacoes = true,
): Saida {
  if (pagouEmFevereiro(f, p, conta, contexto)) {
    conta.usaAlternativa(L05);
    const principal = conta.quantia('Imposto do ano', imposto);
    const desconto = conta.quantia('Desconto', conta.parte('Desconto de fevereiro', p.desconto, principal));
    return { valor: conta.menos('Imposto com o desconto', principal, desconto), principal, desconto };
  }
  const parcelas = emPrestacoes ? parcelasNoDiaUtil(conta.parcelas(imposto, p.prestacoes), conta) : undefined;
  if (!f.pagamento) return { valor: imposto, parcelas };
  conta.nota('Sem desconto: não é pagamento integral em fevereiro', art('19', 'parágrafo único'));
  return { valor: imposto, desconto: conta.nada, parcelas };
}

/** Leaves the notice of the moved date when some instalment is due on a day that is no business day. */
export function parcelasNoDiaUtil(parcelas: readonly Parcela[], conta: Conta): readonly Parcela[] {
  if (parcelas.some(({ vencimentoUtil }) => vencimentoUtil)) conta.usaAlternativa(L50);
  return parcelas;
}
