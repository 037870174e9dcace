import { type Conta, exige } from '../../regra';
import type { Numero } from '../../valor/grandeza';

interface Tempo {
  readonly meses: Numero | undefined;
  readonly diasFracao: Numero | undefined;
}

/** Months charged "por mês ou fração": the whole ones, and one more for the days that are left. */
export function mesesOuFracao(conta: Conta, tempo: Tempo): Numero {
  const { diasFracao } = tempo;
  if (!diasFracao || conta.zero(diasFracao)) return exige(tempo, 'meses');
  return conta.soma('Meses, com a fração', tempo.meses ?? conta.numero(0), conta.numero(1));
}
