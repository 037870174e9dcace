import { decimal } from './pares/decimal';
import type { Linhas, NomeDoTrabalho, Resultados } from './tipos';

/** Rows in which some result is not, to the centavo, what decimal.js gives. An instalment left out is zero. */
export function confere(trabalho: NomeDoTrabalho, linhas: Linhas, resultados: Resultados): number {
  const certos = decimal.prepara[trabalho](linhas) as () => Resultados;
  const referencia = certos();
  let erradas = 0;
  for (let i = 0; i < linhas.n; i += 1) {
    const errada = referencia.some((coluna, c) => {
      const veio = resultados[c]?.[i] as number;
      return (Number.isNaN(veio) && c > 0 ? 0 : veio) !== coluna[i];
    });
    if (errada) erradas += 1;
  }
  return erradas;
}
