import type { Leitura } from '../../norma/leitura';
import type { Citacao } from '../../norma/norma';
import type { Parametro, VersaoDeParametro } from './parametro';

/** A figure as its law first writes it: one wording, which counts from the first day of that law. */
export function deUmaRedacao<T>(
  citacao: Citacao,
  trecho: string | readonly string[],
  leituras: readonly (Leitura | undefined)[],
  figura: Pick<VersaoDeParametro<T>, 'descricao' | 'linhas' | 'entrega'>,
): Parametro<T> {
  return {
    versoes: [
      {
        desde: citacao.norma.inicio,
        citacao,
        trechos: typeof trecho === 'string' ? [trecho] : trecho,
        leituras: [...new Set(leituras.filter((leitura) => leitura !== undefined))],
        ...figura,
      },
    ],
  };
}
