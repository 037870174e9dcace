import type { Memoria } from '../../src';
import type { Conteudo, Intervalo, Planilha } from '../planilha/planilha';
import { endereco } from '../planilha/referencia';
import { textos } from '../textos';
import { resultadosDe } from './textoDaMemoria';

const { explicar } = textos;
const COLUNAS = 4;

/** The memória as rows of cells, under its headings. */
export function linhasDaMemoria(memoria: Memoria): Conteudo[][] {
  const { passos, avisos, fundamentos, resultado, versao } = memoria;
  return [
    [...explicar.colunas],
    ...passos.map(({ rotulo, conta, valor, fundamento }) => [rotulo, conta, valor, fundamento]),
    ...resultadosDe(resultado).map(([nome, valor]) => [nome, '', valor, '']),
    ...avisos.map((aviso) => [explicar.avisos, aviso, '', '']),
    [explicar.fundamentos, fundamentos.join('; '), '', ''],
    [explicar.regras(versao), '', '', ''],
  ];
}

/** Writes the memória in the first free place at the right of the cell, in one step of undo. */
export async function insereMemoria(
  planilha: Planilha,
  celula: Intervalo,
  memoria: Memoria,
): Promise<string> {
  const celulas = linhasDaMemoria(memoria);
  const bloco = { ...celula, linhas: celulas.length, colunas: COLUNAS };
  const usado = await planilha.usado();
  const lugares = [celula.coluna + 1, (usado?.coluna ?? 0) + (usado?.colunas ?? 0) + 1];
  for (const coluna of lugares) {
    const intervalo = { ...bloco, coluna };
    const atuais = await planilha.le(intervalo);
    if (atuais.some((linha) => linha.some((valor) => valor !== null && valor !== ''))) continue;
    await planilha.escreve({ intervalo, celulas });
    return endereco(intervalo);
  }
  throw new Error(textos.lancar.ocupado(endereco({ ...bloco, coluna: lugares[1] ?? 0 })));
}
