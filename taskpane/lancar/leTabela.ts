import { temFormulaNossa } from '../formula/leChamada';
import { ehErroDeCelula, type Planilha, type Regiao, type ValorDeCelula } from '../planilha/planilha';

/** The table of the assessor: where it is, its headings, how many rows of data. */
export interface TabelaLida {
  readonly regiao: Regiao;
  readonly titulos: readonly string[];
  /** Columns that already hold our formulas: results, not facts. */
  readonly resultados: ReadonlySet<number>;
  readonly linhas: number;
}

export const textoDaCelula = (valor: ValorDeCelula): string =>
  valor === null || ehErroDeCelula(valor) ? '' : String(valor).trim();

const RODAPE = /^(sub)?tota(l|is)\b/i;

/** Reads the table around the selection. A last row of totals is no data. */
export async function leTabela(planilha: Planilha): Promise<TabelaLida | undefined> {
  const achada = await planilha.regiao();
  if (!achada || achada.intervalo.linhas < 2) return undefined;
  const { intervalo } = achada;
  const [[cabecalho = []], [primeira = []], [ultima = []]] = await Promise.all([
    planilha.le({ ...intervalo, linhas: 1 }),
    planilha.formulas({ ...intervalo, linha: intervalo.linha + 1, linhas: 1 }),
    planilha.le({ ...intervalo, linha: intervalo.linha + intervalo.linhas - 1, linhas: 1 }),
  ]);
  const titulos = cabecalho.map(textoDaCelula);
  if (titulos.every((titulo) => titulo === '')) return undefined;
  const temRodape = achada.tabela === undefined && ultima.some((valor) => RODAPE.test(textoDaCelula(valor)));
  return {
    regiao: achada,
    titulos,
    resultados: new Set(primeira.flatMap((formula, i) => (temFormulaNossa(formula) ? [i] : []))),
    linhas: intervalo.linhas - 1 - (temRodape ? 1 : 0),
  };
}
