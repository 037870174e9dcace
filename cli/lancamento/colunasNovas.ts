import type { LinhaLancada } from './lancaLinha';
import { dataNova, dinheiroNovo, textoNovo, type ValorNovo } from './valorNovo';

/** Headings of the columns that the command adds. A heading that the table already has is told apart. */
export function titulosNovos(pares: number, existentes: readonly string[]): readonly string[] {
  const titulos = ['Valor lançado', 'Situação', 'Fundamento'];
  for (let i = 1; i <= pares; i += 1) titulos.push(`Vencimento ${i}`, `Parcela ${i}`);
  const usados = new Set(existentes);
  return titulos.map((titulo) => {
    let livre = titulo;
    for (let vez = 2; usados.has(livre); vez += 1) livre = `${titulo} (${vez})`;
    return livre;
  });
}

export function quantasColunas(pares: number): number {
  return titulosNovos(pares, []).length;
}

/** The cells under those headings. A row with nothing in it has none. */
export function celulasNovas(lancada: LinhaLancada | undefined, pares: number): readonly ValorNovo[] {
  if (!lancada) return [];
  const celulas: ValorNovo[] = [lancada.valor, textoNovo(lancada.situacao), textoNovo(lancada.fundamento)];
  for (const { vencimento, marco, valor } of lancada.parcelas.slice(0, pares))
    celulas.push(
      vencimento === undefined ? textoNovo(marco ?? '') : dataNova(vencimento),
      dinheiroNovo(valor),
    );
  return celulas;
}
