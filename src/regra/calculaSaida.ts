import type { DataCivil } from '../calendario/dataCivil';
import { antes, depois } from '../calendario/dataCivil';
import type { Conta } from './conta/conta';
import type { Contexto } from './conta/contexto';
import type { Fatos } from './fato/fato';
import type { Isencao } from './isencao';
import type { Parametros } from './parametro/parametro';
import type { Regra } from './regra';
import type { Saida } from './saida';

/** What the rule gives for facts already read: exempt, or whatever its formula says. */
export interface SaidaCalculada {
  readonly saida: Saida;
  readonly isencao: Isencao<Fatos, Parametros> | undefined;
}

/** Runs a rule on any account. */
export function calculaSaida(
  regra: Regra,
  fatos: Readonly<Record<string, unknown>>,
  figuras: object,
  conta: Conta & { readonly contexto: Contexto },
  redacao: DataCivil,
): SaidaCalculada {
  const isencao = isencaoQueVale(regra, fatos, figuras, conta, redacao);
  if (isencao) return { saida: { valor: conta.nada, isento: true, ...isencao.tambem }, isencao };
  return { saida: regra.calcular(fatos as never, figuras as never, conta, conta.contexto), isencao };
}

function isencaoQueVale(
  regra: Regra,
  fatos: Readonly<Record<string, unknown>>,
  figuras: object,
  conta: Conta & { readonly contexto: Contexto },
  redacao: DataCivil,
): Isencao<Fatos, Parametros> | undefined {
  if (regra.isencoes.length === 0) return undefined;
  const alegada = fatos['isencao'];
  const achada = regra.isencoes.find((isencao) => {
    if (!isencao.automatica && isencao.codigo !== alegada) return false;
    if (isencao.desde && antes(redacao, isencao.desde)) return false;
    if (isencao.ate && depois(redacao, isencao.ate)) return false;
    return isencao.quando?.(fatos as never, figuras as never, conta, conta.contexto) ?? true;
  });
  if (achada?.leitura) conta.usaAlternativa(achada.leitura);
  if (achada) conta.nota(`Isento: ${achada.titulo}`, achada.citacao);
  else if (typeof alegada === 'string')
    conta.nota(`A hipótese ${alegada} foi alegada e não isenta neste caso`);
  return achada;
}
