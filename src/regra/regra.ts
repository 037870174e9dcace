import type { Dinheiro } from '../valor/grandeza';
import type { Leitura } from '../norma/leitura';
import type { Citacao, Norma } from '../norma/norma';
import type { Conta, Parcela } from './conta/conta';
import type { Contexto } from './conta/contexto';
import type { Fatos, FatosLidos } from './fato/fato';
import { enumerado } from './fato/enumerado';
import type { Isencao } from './isencao';
import type { Parametros, ParametrosEntregues } from './parametro/parametro';
import type { Saida } from './saida';

/** A provision that computes: facts in, result out, with everything the panel and the manual show of it. */
export interface Definicao<F extends Fatos, P extends Parametros> {
  /** Name in the vocabulary; a promise to workbooks. */
  readonly id: string;
  readonly titulo: string;
  readonly norma: Norma;
  /** Articles behind the rule, for `TRIB.FUNDAMENTO` and the rule card. */
  readonly fundamento: readonly [Citacao, ...Citacao[]];
  /** What it says, in plain Portuguese. */
  readonly resumo: string;
  readonly fatos: F;
  readonly parametros: P;
  readonly isencoes?: readonly Isencao<NoInfer<F>, NoInfer<P>>[];
  /** Figure with the due dates of the tribute, for `TRIB.PARCELAS` and `TRIB.VENCIMENTO`. */
  readonly pagamento?: keyof P & string;
  /** How an amount of the tribute is divided, where that depends on the amount; undefined when the law does not say. */
  readonly parcelasDe?: (
    valor: Dinheiro,
    parametros: ParametrosEntregues<P>,
    conta: Conta,
  ) => readonly Parcela[] | undefined;
  /** Fact that a positional argument of a formula stands for, when its name differs: `{ medida: 'frente' }`. */
  readonly argumentos?: Readonly<Record<string, keyof F & string>>;
  /** Readings that bear on the rule as a whole. */
  readonly leituras?: readonly Leitura[];
  /** Answers also on days before the law began, as only a question about the law itself does (VIGENCIA). */
  readonly respondeAntes?: boolean;
  /** Rows of the catalogue that it implements; `IP_T2_*` stands for all that begin so. */
  readonly catalogo: readonly string[];
  /**
   * The formula. Checks of the facts first, then what the law forbids, exempts or leaves out, then the account.
   * @throws {FatoInvalido} the facts are wrong or too few
   * @throws {SemResposta} the law has no answer
   */
  calcular(
    fatos: FatosDaRegra<F>,
    parametros: ParametrosEntregues<P>,
    conta: Conta,
    contexto: Contexto,
  ): Saida;
}

/** The facts of the rule, and the exemption that was claimed, if any. */
export type FatosDaRegra<F extends Fatos> = FatosLidos<F> & { readonly isencao?: string | undefined };

/** A rule whatever its facts and figures are. */
export type Regra = Omit<
  Definicao<Fatos, Parametros>,
  'calcular' | 'isencoes' | 'pagamento' | 'argumentos' | 'parcelasDe'
> & {
  readonly isencoes: readonly Isencao<Fatos, Parametros>[];
  readonly pagamento: string | undefined;
  readonly parcelasDe: Definicao<Fatos, Parametros>['parcelasDe'];
  readonly argumentos: Readonly<Record<string, string>>;
  calcular(
    fatos: FatosDaRegra<Fatos>,
    parametros: ParametrosEntregues<Parametros>,
    conta: Conta,
    contexto: Contexto,
  ): Saida;
};

/** Declares a rule. */
export function regra<F extends Fatos, P extends Parametros>(definicao: Definicao<F, P>): Regra {
  const { isencoes, pagamento, argumentos, ...resto } = definicao;
  return {
    ...resto,
    fatos: comIsencao(definicao.fatos, definicao.isencoes ?? []),
    isencoes: (isencoes ?? []) as unknown as Regra['isencoes'],
    pagamento,
    parcelasDe: definicao.parcelasDe as Regra['parcelasDe'],
    argumentos: (argumentos ?? {}) as Readonly<Record<string, string>>,
    calcular: definicao.calcular as unknown as Regra['calcular'],
  };
}

/** The fact `isencao` comes from the exemptions themselves, unless the rule declares its own. */
function comIsencao(
  fatos: Fatos,
  isencoes: readonly { codigo: string; titulo: string; automatica?: boolean }[],
): Fatos {
  const alegaveis = isencoes.filter(({ automatica }) => !automatica);
  if (alegaveis.length === 0 || Object.hasOwn(fatos, 'isencao')) return fatos;
  const codigos = Object.fromEntries(alegaveis.map(({ codigo, titulo }) => [codigo, titulo]));
  return { ...fatos, isencao: enumerado('Hipótese de isenção', codigos) };
}
