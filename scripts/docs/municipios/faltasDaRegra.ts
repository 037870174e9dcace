import type { Regra } from '../../../src';
import { SemResposta } from '../../../src/regra/falha';
import type { QualquerParametro, VersaoDeParametro } from '../../../src/regra/parametro/parametro';
import type { TabelaAusente } from '../../../src/regra/parametro/tabelaAusente';

/** What the source of a law lacks: a table that the assessor may supply, or a figure that cannot be read. */
export interface Falta {
  readonly artigo: string;
  readonly motivo: string;
  readonly tabela?: TabelaAusente;
}

export function faltasDaRegra(regra: Regra): readonly Falta[] {
  return Object.values(regra.parametros).flatMap((parametro) => faltasDoParametro(parametro));
}

function faltasDoParametro({ versoes }: QualquerParametro): readonly Falta[] {
  return versoes.flatMap(faltasDaVersao);
}

/** What one wording lacks: the whole figure, or some rows of its table. */
export function faltasDaVersao(versao: VersaoDeParametro<unknown>): readonly Falta[] {
  const artigo = versao.citacao.texto;
  const ilegiveis = (versao.linhas ?? [])
    .filter(({ valores }) => valores.includes(null))
    .map(({ titulo }) => ({ artigo, motivo: `${titulo}: o valor não se lê na fonte` }));
  try {
    const entregue: unknown = versao.entrega({
      parametro: (figura) => figura as never,
      usaAlternativa: () => false,
    });
    if (typeof entregue === 'object' && entregue !== null && 'ausente' in entregue) {
      const tabela = entregue as TabelaAusente;
      return [{ artigo, motivo: `${tabela.nome}: não está na fonte (${tabela.unidade})`, tabela }];
    }
    return ilegiveis;
  } catch (erro) {
    if (erro instanceof SemResposta) return [{ artigo, motivo: versao.descricao }];
    throw erro;
  }
}
