import { preparaChamada, type Recursos } from '../calculo/preparaChamada';
import { principal, situacaoDe } from '../calculo/situacao';
import { falhou } from '../../src';
import { textos } from '../textos';
import type { TabelaLida } from './leTabela';
import type { Formulas } from './montaFormulas';

/** One row of the preview, as text. */
export interface LinhaDaPrevia {
  readonly linha: number;
  readonly resultado: string;
  readonly avisos: readonly string[];
  readonly errada: boolean;
  /** The result in plain value, to choose the number format of the column. */
  readonly valor?: number | string | boolean;
}

export const LINHAS_DA_PREVIA = 5;

/** Runs the very formulas that would be inserted, on the first rows. */
export async function fazPrevia(
  tabela: TabelaLida,
  formulas: Formulas,
  recursos: Recursos,
): Promise<readonly LinhaDaPrevia[]> {
  const { intervalo } = tabela.regiao;
  const linhas = Math.min(LINHAS_DA_PREVIA, tabela.linhas);
  await recursos.leitor.carrega({ ...intervalo, linhas: linhas + 1 });
  const prontas: LinhaDaPrevia[] = [];
  for (let i = 0; i < linhas; i += 1) {
    const linha = intervalo.linha + 1 + i;
    const [formula = ''] = formulas.linha(i);
    const celula = { ...intervalo, linha, linhas: 1, colunas: 1 };
    prontas.push({ linha: linha + 1, ...(await calcula(formula, celula, recursos)) });
  }
  return prontas;
}

async function calcula(
  formula: string,
  celula: Parameters<typeof preparaChamada>[1],
  recursos: Recursos,
): Promise<Omit<LinhaDaPrevia, 'linha'>> {
  const preparada = await preparaChamada(formula, celula, recursos);
  if ('motivo' in preparada) return { resultado: preparada.motivo, avisos: [], errada: true };
  const linha = preparada.linha(0);
  if ('vazia' in linha) return { resultado: textos.lancar.vazia, avisos: [], errada: false };
  if ('erro' in linha) return { resultado: linha.erro, avisos: [], errada: true };
  if ('falha' in linha) return { resultado: linha.falha.motivo, avisos: [], errada: true };
  const { resultado, avisos } = linha.resolvida.explica(linha.fatos);
  if (falhou(resultado)) return { resultado: resultado.motivo, avisos, errada: true };
  const valor = principal(resultado);
  const situacao = situacaoDe(resultado);
  const mostrado = valor === undefined ? situacao : mostraValor(valor);
  return {
    resultado: situacao === 'Lançado' || valor === undefined ? mostrado : `${mostrado} · ${situacao}`,
    avisos,
    errada: false,
    ...(valor === undefined ? {} : { valor }),
  };
}

export function mostraValor(valor: number | string | boolean): string {
  if (typeof valor === 'number')
    return valor.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 10 });
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não';
  return /^\d{4}-\d{2}-\d{2}$/.test(valor) ? valor.split('-').reverse().join('/') : valor;
}

/** Number format of a column whose results are like this one. */
export function formatoDe(valor: number | string | boolean | undefined): string | undefined {
  if (typeof valor === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(valor) ? 'dd/mm/yyyy' : undefined;
  return typeof valor === 'boolean' ? undefined : '#,##0.00';
}
