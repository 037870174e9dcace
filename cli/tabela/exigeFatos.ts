import type { Regra } from '../../src';
import { Recusa } from '../recusa';

/** @throws {Recusa} no column says anything to the rule, or a fact that it cannot go without has no column */
export function exigeFatos(
  regra: Regra,
  colunas: readonly (string | undefined)[],
  constantes: Readonly<Record<string, string>>,
): void {
  if (colunas.every((fato) => fato === undefined))
    throw new Recusa(
      `nenhum título foi reconhecido; ${regra.titulo} usa ${Object.keys(regra.fatos).join(', ')}; ajude com --coluna "Título=fato"`,
    );
  const dados = new Set([...colunas, ...Object.keys(constantes)]);
  const faltam = Object.entries(regra.fatos).filter(
    ([nome, { obrigatorio }]) => obrigatorio && !dados.has(nome),
  );
  if (faltam.length > 0)
    throw new Recusa(
      `falta a coluna de ${faltam.map(([nome, { titulo }]) => `${nome} (${titulo})`).join(', ')}; diga qual é com --coluna "Título=fato", ou o valor de todas as linhas com --fato nome=valor`,
    );
}
