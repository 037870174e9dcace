import { textoDaCelula } from '../lancar/leTabela';
import type { ValorDeCelula } from '../planilha/planilha';
import type { Conferencia } from './confere';

export interface Repetida {
  readonly inscricao: string;
  readonly tributo: string;
  readonly exercicio: number;
  /** Rows of the sheet, from zero. */
  readonly linhas: readonly number[];
}

const INSCRICAO = /inscri|matr[íi]cula|cadastro|^auto$|^c[óo]digo|n[ºo°] d[oe]/i;

export const titulosDa = (valores: readonly (readonly ValorDeCelula[])[]): readonly string[] =>
  (valores[0] ?? []).map(textoDaCelula);

/** Column that looks like an inscription, by its heading. */
export function colunaDaInscricao(titulos: readonly string[]): number | undefined {
  const achada = titulos.findIndex((titulo) => INSCRICAO.test(titulo));
  return achada < 0 ? undefined : achada;
}

/** The same inscription assessed twice for one tribute in one exercise. */
export function repetidas(
  { linhas, valores, usado }: Pick<Conferencia, 'linhas' | 'valores' | 'usado'>,
  coluna: number,
): readonly Repetida[] {
  const grupos = new Map<string, Omit<Repetida, 'linhas'> & { linhas: Set<number> }>();
  for (const { linha, tributo, exercicio } of linhas) {
    const inscricao = textoDaCelula(valores[linha - usado.linha]?.[coluna] ?? null);
    if (inscricao === '') continue;
    const chave = [inscricao.toUpperCase(), tributo, exercicio].join('|');
    const grupo = grupos.get(chave) ?? { inscricao, tributo, exercicio, linhas: new Set<number>() };
    grupo.linhas.add(linha);
    grupos.set(chave, grupo);
  }
  return [...grupos.values()]
    .filter((grupo) => grupo.linhas.size > 1)
    .map((grupo) => ({ ...grupo, linhas: [...grupo.linhas] }));
}
