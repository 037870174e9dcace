import { type DataCivil, mesmaData } from '../calendario/dataCivil';
import type { Parcela, RegraResolvida } from '../regra';
import { ContaDecimal } from '../regra/conta/contaDecimal';
import { FatoInvalido, SemResposta } from '../regra/falha';
import type { Prestacoes } from '../regra/parametro';
import { versaoEm } from '../regra/parametro/versoes';
import { decimalDeNumero } from '../valor/leNumero';

/** One instalment in plain terms. */
export interface ParcelaDoPlano {
  readonly numero: number;
  readonly vencimento: DataCivil;
  /** The business day it moves to, when that differs. */
  readonly vencimentoUtil?: DataCivil;
  readonly valor: number;
}

/**
 * The instalments of an amount of the tribute, as its law divides it.
 * @throws {SemResposta} the law fixes no due date for it, or is out of force
 */
export function planoDoTributo(resolvida: RegraResolvida, valor: number): readonly ParcelaDoPlano[] {
  const { conta, prestacoes } = prestacoesDe(resolvida);
  if (!Number.isFinite(valor) || valor < 0)
    throw new FatoInvalido('valor', 'aceita-se um valor em dinheiro, de zero para cima');
  return conta
    .parcelas(conta.fato(decimalDeNumero(valor)), prestacoes)
    .map((parcela, i) => ({ ...datas(parcela), numero: i + 1, valor: conta.de(parcela.valor).toNumber() }));
}

/**
 * Due date of one instalment (the first is 1).
 * @throws {FatoInvalido} the plan has no such instalment
 */
export function vencimentoDoTributo(resolvida: RegraResolvida, parcela: number): ParcelaDoPlano {
  const plano = planoDoTributo(resolvida, 0);
  const achada = plano[parcela - 1];
  if (!achada)
    throw new FatoInvalido('parcela', `veio ${parcela}; aceita-se um inteiro de 1 a ${plano.length}`);
  return achada;
}

function prestacoesDe({ regra, contexto, foraDeVigencia }: RegraResolvida): {
  readonly conta: ContaDecimal;
  readonly prestacoes: Prestacoes;
} {
  if (foraDeVigencia !== undefined) throw new SemResposta(foraDeVigencia);
  const parametro = regra.pagamento === undefined ? undefined : regra.parametros[regra.pagamento];
  const versao = parametro && versaoEm(parametro, contexto.dia);
  if (!versao) throw new SemResposta(`a lei não fixa vencimento para ${regra.titulo}`);
  const conta = new ContaDecimal(contexto);
  return { conta, prestacoes: versao.entrega(conta) as Prestacoes };
}

function datas({
  vencimento,
  vencimentoUtil,
}: Parcela): Pick<ParcelaDoPlano, 'vencimento' | 'vencimentoUtil'> {
  return vencimentoUtil && !mesmaData(vencimento, vencimentoUtil)
    ? { vencimento, vencimentoUtil }
    : { vencimento };
}
