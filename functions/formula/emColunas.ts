import type { RegraResolvida } from '../../src';
import type { NomeDeSaida } from '../../src/regra/saida';
import type { ColunaDeFato } from '../../src/regra/colunas/codificador';
import type { ValorDeExcel } from '../celulas/valorParaExcel';
import type { Chamada } from './chamada';

/** Shorter columns are not worth the recording. */
const ALTURA_MINIMA = 16;

/** Whether a call can be run as whole columns: one law for all rows, and no fact that takes several cells. */
export function cabeEmColunas(chamada: Chamada, { regra }: RegraResolvida): boolean {
  if (chamada.altura < ALTURA_MINIMA) return false;
  for (const [nome, coluna] of chamada.colunas) {
    const fato = regra.fatos[regra.argumentos[nome] ?? nome];
    if (fato?.tipo === 'lista' || coluna.largura > 1) return false;
    if ((nome === 'municipio' || nome === 'exercicio') && coluna.altura > 1) return false;
  }
  return true;
}

/** Runs the rule on the columns of the call; the rows that are not plain numbers are left as NaN. */
export function emColunas(
  chamada: Chamada,
  resolvida: RegraResolvida,
  saidas: readonly NomeDeSaida[],
): Float64Array {
  const { regra } = resolvida;
  const colunas: Record<string, ColunaDeFato> = {};
  const semUso: (readonly unknown[])[] = [];
  for (const [nome, coluna] of chamada.colunas) {
    const fato = regra.argumentos[nome] ?? nome;
    if (!coluna.dada) continue;
    if (regra.fatos[fato]) colunas[fato] = { valores: coluna.brutos(), repetida: coluna.altura === 1 };
    else semUso.push(coluna.brutos());
  }
  const { valores } = resolvida.lancaColunas(colunas, {
    linhas: chamada.altura,
    saidas,
    celulas: true,
    semLinhas: true,
  });
  // A cell in error is passed on even by an argument that this law has no use for.
  for (const brutos of semUso) marcaOutrasCoisas(brutos, valores);
  return valores;
}

/** The numbers as the cells of a result; `linhaALinha` answers for the rows that are none. */
export function emCelulas(
  chamada: Chamada,
  valores: Float64Array,
  linhaALinha: (indice: number) => ValorDeExcel,
): ValorDeExcel[][] {
  const queVariam = [...chamada.colunas.values()]
    .filter(({ altura }) => altura > 1)
    .map((coluna) => coluna.brutos());
  const resultado = new Array<ValorDeExcel[]>(chamada.altura);
  for (let i = 0; i < chamada.altura; i += 1) {
    const valor = valores[i] as number;
    // A row with nothing in it may still be a number for the rule (a fixed fee): it shows nothing all the same.
    resultado[i] = [Number.isNaN(valor) || vazia(queVariam, i) ? linhaALinha(i) : valor];
  }
  return resultado;
}

function marcaOutrasCoisas(brutos: readonly unknown[], valores: Float64Array): void {
  for (let i = 0; i < valores.length; i += 1) {
    const bruto = brutos[brutos.length === 1 ? 0 : i];
    const comum =
      typeof bruto === 'number' ? Number.isFinite(bruto) : typeof bruto !== 'object' || bruto === null;
    if (!comum) valores[i] = Number.NaN;
  }
}

function vazia(colunas: readonly (readonly unknown[])[], indice: number): boolean {
  for (const coluna of colunas) {
    const valor = coluna[indice];
    if (valor === 0 || valor === null || valor === undefined) continue;
    if (typeof valor !== 'string' || valor.trim() !== '') return false;
  }
  return true;
}
