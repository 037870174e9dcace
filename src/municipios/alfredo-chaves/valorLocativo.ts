import { type Conta, exige } from '../../regra';
import type { Dinheiro } from '../../valor/grandeza';
import { art } from './norma';

interface Rendas {
  readonly valorLocativo: Dinheiro | undefined;
  readonly aluguel: Dinheiro | undefined;
  readonly sublocacao: Dinheiro | undefined;
  readonly declarou: boolean | undefined;
  readonly valorLocativoArbitrado: Dinheiro | undefined;
}

/**
 * Arts. 12, § 3º, 13 and 14: the amounts of which the highest is the annual rental value.
 * @throws {FatoInvalido} none was given, or it was not declared and nobody assessed it
 */
export function candidatosAValorLocativo(f: Rendas): readonly [Dinheiro, ...Dinheiro[]] {
  if (f.declarou === false) return [exige(f, 'valorLocativoArbitrado')];
  if (f.valorLocativo) return [f.valorLocativo];
  const [renda, ...outras] = [f.aluguel, f.sublocacao].filter((valor) => valor !== undefined);
  if (renda) return [renda, ...outras];
  return [f.valorLocativoArbitrado ?? exige(f, 'valorLocativo')];
}

/** The annual rental value on which the predial is charged. */
export function valorLocativoAnual(f: Rendas, conta: Conta): Dinheiro {
  const candidatos = candidatosAValorLocativo(f);
  const [unico] = candidatos;
  if (f.declarou === false)
    conta.nota('Sem declaração ou com declaração inexata: vale o arbitrado', art('13', '§ 1º'));
  return candidatos.length === 1 ? unico : conta.maior('Renda máxima do ano', ...candidatos);
}
