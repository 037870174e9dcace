import { falhou, type Lancado, type Resultado } from '../../src';
import { SAIDAS_PRINCIPAIS } from '../../functions/formula/saidasPrincipais';

export type Situacao = 'Lançado' | 'Isento' | 'Não incide' | 'Vedado' | 'Sem resposta' | 'Erro';

/** How an assessment ended, in the words that TRIB.LANCAR writes. */
export function situacaoDe(resultado: Resultado): Situacao {
  if (falhou(resultado)) return resultado.falha === 'VALOR' ? 'Erro' : 'Sem resposta';
  if (resultado.isento === true) return 'Isento';
  if (resultado.incide === false) return 'Não incide';
  return resultado.permitido === false ? 'Vedado' : 'Lançado';
}

/** The result that a general formula shows: the money first. */
export function principal(resultado: Lancado): number | string | boolean | undefined {
  for (const saida of SAIDAS_PRINCIPAIS) if (resultado[saida] !== undefined) return resultado[saida];
  return undefined;
}
