import { ContaDecimal } from '../../../src/regra/conta/contaDecimal';
import type { EntregaDeParametro } from '../../../src/regra/parametro/entregaDeParametro';
import { Decimal } from '../../../src/valor/decimal';
import type { RegraNoDia } from './regrasResolvidas';

/** A limit of a bracket as it is declared: its value and whether it belongs to the bracket below. */
export interface LimiteDaRegra {
  readonly parametro: string;
  readonly valor: Decimal;
  readonly incluso: boolean;
}

interface ComFaixas {
  readonly faixas: readonly { readonly limite?: { readonly valor: Decimal; readonly incluso: boolean } }[];
}

/** The figures of a rule on a day, as the account receives them; those without a value on it are left out. */
function entregues({ regra, resolvida }: RegraNoDia): readonly (readonly [string, unknown])[] {
  const conta: EntregaDeParametro = new ContaDecimal(resolvida.contexto);
  return Object.entries(regra.parametros).flatMap(([nome, { versoes }]) =>
    versoes.flatMap((versao) => {
      try {
        return [[nome, versao.entrega(conta) as unknown] as const];
      } catch {
        return [];
      }
    }),
  );
}

/** Limits of all brackets and scales of the rule. */
export function limitesDaRegra(noDia: RegraNoDia): readonly LimiteDaRegra[] {
  return entregues(noDia).flatMap(([parametro, valor]) =>
    temFaixas(valor) ? valor.faixas.flatMap(({ limite }) => (limite ? [{ parametro, ...limite }] : [])) : [],
  );
}

/** Single figures of the rule: thresholds, amounts, counts of days. */
export function figurasDaRegra(noDia: RegraNoDia): readonly Decimal[] {
  return entregues(noDia).flatMap(([, valor]) => {
    if (Decimal.isDecimal(valor)) return [valor];
    if (typeof valor !== 'object' || valor === null) return [];
    return Object.values(valor).filter((parte): parte is Decimal => Decimal.isDecimal(parte));
  });
}

function temFaixas(valor: unknown): valor is ComFaixas {
  return typeof valor === 'object' && valor !== null && 'faixas' in valor;
}
