import { falhou, resolver } from '../../../src';
import type { FatosBrutos } from '../apoio/geraFatos';
import type { SegundaConta } from './tributos';

/** Our own figures for the roll, in centavos: by columns, and one row in a hundred also by itself. */
export function nossaConta(
  { municipio, exercicio, regra }: SegundaConta,
  linhas: readonly FatosBrutos[],
): readonly number[] {
  const resolvida = resolver({ municipio, exercicio, regra });
  if ('falha' in resolvida) throw new Error(resolvida.motivo);
  const nomes = Object.keys(linhas[0] ?? {});
  const colunas = Object.fromEntries(
    nomes.map((nome) => [nome, { valores: linhas.map((linha) => linha[nome]) }]),
  );
  const { valores, linhas: sozinhas } = resolvida.lancaColunas(colunas, {
    linhas: linhas.length,
    saidas: ['valor'],
  });
  return linhas.map((fatos, i) => {
    const daColuna = sozinhas.get(i);
    if (daColuna && falhou(daColuna)) throw new Error(`${JSON.stringify(fatos)}: ${daColuna.motivo}`);
    const daLinha = daColuna ?? (i % 100 === 0 ? resolvida.lanca(fatos) : undefined);
    if (daLinha && falhou(daLinha)) throw new Error(`${JSON.stringify(fatos)}: ${daLinha.motivo}`);
    const valor = daColuna ? daColuna.valor : valores[i];
    if (typeof valor !== 'number' || (daLinha && daLinha.valor !== valor))
      throw new Error(`${JSON.stringify(fatos)}: coluna ${String(valor)}, linha ${String(daLinha?.valor)}`);
    return Math.round(valor * 100);
  });
}
