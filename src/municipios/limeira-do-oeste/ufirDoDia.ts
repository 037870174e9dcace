import { motivoSemUfir, ufirEm } from '../../moeda';
import type { Conta, Contexto } from '../../regra';
import { desprezaFracaoDeCentavo } from '../../valor/arredondamento';
import type { Dinheiro, Numero, Ufir } from '../../valor/grandeza';

/** Value of one UFIR: the one informed, or the federal one of the day; undefined where there is none. */
export function valorDaUfir(
  informado: Dinheiro | undefined,
  conta: Conta,
  { dia }: Contexto,
): Dinheiro | undefined {
  if (informado) return informado;
  const ufir = ufirEm(dia);
  return ufir && conta.publicado('Valor da UFIR', ufir.valor, 'dinheiro', `${ufir.norma}; ${ufir.fonte}`);
}

/** What to say when an amount in UFIR has no value in money. */
export function semValorDaUfir({ dia }: Contexto): string {
  return `${motivoSemUfir(dia)}; informe em valorUfir o valor que o Município adota`;
}

/** So many UFIR in money; the fraction of a centavo is dropped at the end (Lei 9.069/1995, art. 1º, § 5º). */
export function emDinheiro(valorUfir: Dinheiro, quantidade: Ufir | Numero, conta: Conta): Dinheiro {
  const exato = conta.vezes('UFIR em reais', valorUfir, quantidade);
  return conta.quantia('Valor em reais', exato, desprezaFracaoDeCentavo);
}
