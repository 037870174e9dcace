import type { Memoria } from '../../src';
import type { FormulaDaCelula, Intervalo } from '../planilha/planilha';
import { textos } from '../textos';
import { preparaChamada, type Recursos } from './preparaChamada';

/** The memória of one cell, or why there is none. */
export type Explicacao = { readonly memoria: Memoria } | { readonly motivo: string };

/** Explains the row of the formula that a cell shows. */
export async function explicaCelula(
  celula: Intervalo,
  { formula, ancora }: FormulaDaCelula,
  recursos: Recursos,
): Promise<Explicacao> {
  const preparada = await preparaChamada(formula, ancora, recursos);
  if ('motivo' in preparada) return preparada;
  const linha = preparada.linha(celula.linha - ancora.linha);
  if ('vazia' in linha) return { motivo: textos.explicar.linhaVazia };
  if ('erro' in linha) return { motivo: textos.explicar.erroDeOrigem(linha.erro) };
  if ('falha' in linha) return { motivo: linha.falha.motivo };
  return { memoria: linha.resolvida.explica(linha.fatos) };
}
