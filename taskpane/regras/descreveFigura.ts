import { dataBrasileira, type DataCivil } from '../../src/calendario';
import type { Certeza, Leitura } from '../../src/norma';
import type { LinhaDescrita, QualquerParametro } from '../../src/regra/parametro/parametro';
import type { TabelaAusente } from '../../src/regra/parametro/tabelaAusente';
import { versaoEm } from '../../src/regra/parametro/versoes';
import { nomeDaFigura } from './nomeDaFigura';

/** A figure of the law in the wording of a day, as the card shows it. */
export interface FiguraDescrita {
  readonly id: string;
  readonly nome: string;
  readonly descricao: string;
  readonly artigo: string;
  readonly desde: string;
  /** First day of the wording that follows, when there is one. */
  readonly proxima?: string;
  readonly certeza: Certeza;
  readonly leituras: readonly Leitura[];
  readonly linhas: readonly LinhaDescrita[];
  readonly ausente: boolean;
}

const DUVIDA: readonly Certeza[] = ['certa', 'provavel', 'incerta', 'ilegivel'];

export function descreveFigura(
  id: string,
  parametro: QualquerParametro,
  dia: DataCivil,
): FiguraDescrita | undefined {
  const versao = versaoEm(parametro, dia);
  if (!versao) return undefined;
  const proxima = parametro.versoes[parametro.versoes.indexOf(versao) + 1];
  const piores = versao.leituras.map(({ certeza }) => DUVIDA.indexOf(certeza));
  return {
    id,
    nome: nomeDaFigura(id),
    descricao: versao.descricao,
    artigo: versao.citacao.texto,
    desde: dataBrasileira(versao.desde),
    ...(proxima ? { proxima: dataBrasileira(proxima.desde) } : {}),
    certeza: DUVIDA[Math.max(0, ...piores)] ?? 'certa',
    leituras: versao.leituras,
    linhas: versao.linhas ?? [],
    ausente: tabelaAusenteDe(parametro, dia) !== undefined,
  };
}

/** The table that the source lacks, when the figure is one. */
export function tabelaAusenteDe(parametro: QualquerParametro, dia: DataCivil): TabelaAusente | undefined {
  try {
    const entregue: unknown = versaoEm(parametro, dia)?.entrega({
      parametro: (figura) => figura as never,
      usaAlternativa: () => false,
    });
    return typeof entregue === 'object' && entregue !== null && 'ausente' in entregue
      ? (entregue as TabelaAusente)
      : undefined;
  } catch {
    // A figure that cannot be read throws when it is asked for; it is no absent table.
    return undefined;
  }
}
