import { type Conta, exige } from '../../regra';
import type { Dinheiro, Percentual } from '../../valor/grandeza';
import type { FatosDasIndustrias, ParametrosDoImposto } from './elementosDasIndustrias';
import { art } from './norma';

/** Art. 40: ten per cent; five in the trades of § 1º; none in those of § 2º. */
export function aliquotaVariavel(
  atividade: string | undefined,
  p: ParametrosDoImposto,
  conta: Conta,
): Percentual {
  if (atividade === undefined) {
    conta.nota('Atividade não informada: alíquota geral', art('40'));
    return p.aliquota;
  }
  if (p.semParteVariavel.tem(atividade)) {
    conta.nota('O ramo não está sujeito à parte variável', p.semParteVariavel.citacao);
    return p.aliquotaNenhuma;
  }
  return p.ramosReduzidos.tem(atividade) ? p.aliquotaReduzida : p.aliquota;
}

/** Art. 41: the rent paid for the place, or the value estimated for it. */
export function parteVariavel(
  f: Pick<FatosDasIndustrias, 'valorLocativo' | 'aluguel' | 'valorLocativoArbitrado'>,
  aliquota: Percentual,
  conta: Conta,
): Dinheiro {
  if (conta.zero(aliquota)) return conta.nada;
  const base = f.valorLocativo ?? f.valorLocativoArbitrado ?? f.aluguel ?? exige(f, 'valorLocativo');
  return conta.parte('Parte variável', aliquota, base);
}
