import type { DataCivil } from '../../calendario/dataCivil';
import type { Conta, lei, Parcela } from '../../regra';
import type { Dinheiro } from '../../valor/grandeza';
import { J96 } from './leituras';

/** Equal instalments; the odd centavos go to the first, or, by the other reading, to the last (J96). */
export function parcelasIguais(
  conta: Conta,
  valor: Dinheiro,
  quando: lei.Prestacoes | readonly DataCivil[],
): readonly Parcela[] {
  const parcelas = conta.parcelas(valor, quando);
  const [primeira, ultima] = [parcelas[0], parcelas.at(-1)] as [Parcela, Parcela];
  if (conta.igual(primeira.valor, ultima.valor) || !conta.usaAlternativa(J96)) return parcelas;
  return parcelas.map((parcela) => {
    if (parcela === primeira) return { ...parcela, valor: ultima.valor };
    return parcela === ultima ? { ...parcela, valor: primeira.valor } : parcela;
  });
}
