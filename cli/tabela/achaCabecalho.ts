import { casaCabecalho } from '../../src/cabecalho';
import type { Regra } from '../../src';
import { Recusa } from '../recusa';
import type { LinhaLida } from './bloco';
import { emBranco } from './celula';

/**
 * Which of the first rows has the headings: the one that was told, or the first with two cells or more of
 * which one names a fact, or the first with anything in it.
 */
export function achaCabecalho(linhas: readonly LinhaLida[], regra: Regra, dita: number | undefined): number {
  if (dita !== undefined) {
    const indice = linhas.findIndex(({ numero }) => numero === dita);
    if (indice < 0) throw new Recusa(`cabeçalho: a linha ${dita} não está entre as primeiras da tabela`);
    return indice;
  }
  const preenchidas = linhas.map(({ celulas }) => celulas.filter((celula) => !emBranco(celula)));
  const indice = linhas.findIndex(
    ({ celulas }, i) =>
      (preenchidas[i]?.length ?? 0) > 1 &&
      casaCabecalho(celulas, regra.fatos).some((fato) => fato !== undefined),
  );
  const achado = indice >= 0 ? indice : preenchidas.findIndex(({ length }) => length > 0);
  if (achado < 0) throw new Recusa('a tabela não tem linha de títulos');
  return achado;
}
