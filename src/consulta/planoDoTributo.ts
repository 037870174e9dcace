import type { DataCivil } from '../calendario/dataCivil';
import type { Parcela, RegraResolvida } from '../regra';
import { ContaDecimal } from '../regra/conta/contaDecimal';
import { FatoInvalido, SemResposta } from '../regra/falha';
import { figurasEm } from '../regra/figurasEm';
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
  if (!Number.isFinite(valor) || valor < 0)
    throw new FatoInvalido('valor', 'aceita-se um valor em dinheiro, de zero para cima');
  return emOrdem(parcelasDe(resolvida, valor));
}

function parcelasDe({ regra, contexto, foraDeVigencia }: RegraResolvida, valor: number): Divididas {
  const conta = new ContaDecimal(contexto);
  const quantia = conta.fato<'dinheiro'>(decimalDeNumero(valor));
  if (regra.parcelasDe && foraDeVigencia === undefined) {
    const figuras = figurasEm(regra.parametros, contexto.dia, conta);
    const parcelas = regra.parcelasDe(quantia, figuras as never, conta);
    if (!parcelas) throw new SemResposta(`a lei não diz em quantas prestações se paga ${regra.titulo}`);
    return { conta, parcelas };
  }
  return {
    conta,
    parcelas: conta.parcelas(quantia, prestacoesDe({ regra, contexto, foraDeVigencia }, conta)),
  };
}

interface Divididas {
  readonly conta: ContaDecimal;
  readonly parcelas: readonly Parcela[];
}

function emOrdem({ conta, parcelas }: Divididas): readonly ParcelaDoPlano[] {
  return parcelas.map(({ valor, ...datas }, i) => ({
    ...datas,
    numero: i + 1,
    valor: conta.de(valor).toNumber(),
  }));
}

/**
 * Due date of one instalment (the first is 1).
 * @throws {FatoInvalido} the plan has no such instalment
 */
export function vencimentoDoTributo(resolvida: RegraResolvida, parcela: number): ParcelaDoPlano {
  const conta = new ContaDecimal(resolvida.contexto);
  const plano = emOrdem({ conta, parcelas: conta.parcelas(conta.nada, prestacoesDe(resolvida, conta)) });
  const achada = plano[parcela - 1];
  if (!achada)
    throw new FatoInvalido('parcela', `veio ${parcela}; aceita-se um inteiro de 1 a ${plano.length}`);
  return achada;
}

type Resolvida = Pick<RegraResolvida, 'regra' | 'contexto' | 'foraDeVigencia'>;

function prestacoesDe({ regra, contexto, foraDeVigencia }: Resolvida, conta: ContaDecimal): Prestacoes {
  if (foraDeVigencia !== undefined) throw new SemResposta(foraDeVigencia);
  const parametro = Object.entries(regra.parametros).find(([nome]) => nome === regra.pagamento)?.[1];
  const versao = parametro && versaoEm(parametro, contexto.dia);
  if (!versao) throw new SemResposta(`a lei não fixa vencimento para ${regra.titulo}`);
  return versao.entrega(conta) as Prestacoes;
}
