import type { Conta } from '../../../regra';
import type { ParcelaComMarco, Saida } from '../../../regra/saida';
import type { Dinheiro, Percentual } from '../../../valor/grandeza';

const MARCOS = ['ENTRADA_DO_PEDIDO', 'QUINZE_DIAS_DO_DESPACHO'] as const;

/** Arts. 159, a, and 161: half with the request, half within fifteen days of the decision, or more if later. */
export function emMetades(conta: Conta, valor: Dinheiro, acrescimoPorAtraso: Percentual | undefined): Saida {
  const [entrada, despacho] = conta.partesIguais(valor, MARCOS.length) as [Dinheiro, Dinheiro];
  const segunda = acrescimoPorAtraso
    ? conta.soma(
        'Segunda metade, fora do prazo',
        despacho,
        conta.quantia('Acréscimo', conta.parte('Acréscimo', acrescimoPorAtraso, despacho)),
      )
    : despacho;
  const parcelas: readonly ParcelaComMarco[] = [
    { marco: MARCOS[0], valor: entrada },
    { marco: MARCOS[1], valor: segunda },
  ];
  return { valor: conta.soma('Emolumentos', entrada, segunda), parcelas };
}
