import type { RegraResolvida } from '../../src';
import type { NomeDeSaida } from '../../src/regra/saida';
import { celulaDe, ehErro } from '../celulas/celula';
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

/** Runs the rule on the columns of the call; `linhaALinha` answers for the rows that are not plain numbers. */
export function emColunas(
  chamada: Chamada,
  resolvida: RegraResolvida,
  saidas: readonly NomeDeSaida[],
  linhaALinha: (indice: number) => ValorDeExcel,
): ValorDeExcel[][] {
  const { regra } = resolvida;
  const colunas: Record<string, ColunaDeFato> = {};
  for (const [nome, coluna] of chamada.colunas) {
    const fato = regra.argumentos[nome] ?? nome;
    if (coluna.dada && regra.fatos[fato])
      colunas[fato] = { valores: coluna.brutos(), repetida: coluna.altura === 1 };
  }
  const { valores } = resolvida.lancaColunas(colunas, {
    linhas: chamada.altura,
    saidas,
    celulas: true,
    semLinhas: true,
  });
  const queVariam = [...chamada.colunas.values()]
    .filter(({ altura }) => altura > 1)
    .map((coluna) => coluna.brutos());
  // An argument that this law has no use for may still hold an error, which passes through all the same.
  const semUso = [...chamada.colunas].flatMap(([nome, coluna]) =>
    coluna.dada && !regra.fatos[regra.argumentos[nome] ?? nome] ? [coluna.brutos()] : [],
  );
  const resultado = new Array<ValorDeExcel[]>(chamada.altura);
  for (let i = 0; i < chamada.altura; i += 1) {
    const valor = valores[i] as number;
    // A row with nothing in it may still be a number for the rule (a fixed fee): it shows nothing all the same.
    const aParte = Number.isNaN(valor) || vazia(queVariam, i) || comErro(semUso, i);
    resultado[i] = [aParte ? linhaALinha(i) : valor];
  }
  return resultado;
}

function vazia(colunas: readonly (readonly unknown[])[], indice: number): boolean {
  for (const coluna of colunas) {
    const valor = coluna[indice];
    if (valor === 0 || valor === null || valor === undefined || valor === '') continue;
    if (typeof valor === 'number' || typeof valor === 'boolean') return false;
    const celula = celulaDe(valor);
    if (celula !== null && celula !== 0) return false;
  }
  return true;
}

function comErro(colunas: readonly (readonly unknown[])[], indice: number): boolean {
  for (const coluna of colunas) {
    const valor = coluna[coluna.length === 1 ? 0 : indice];
    if (typeof valor === 'object' || typeof valor === 'number') if (ehErro(celulaDe(valor))) return true;
  }
  return false;
}
