import type { Citacao } from '../../norma/norma';
import type { Dinheiro } from '../../valor/grandeza';
import { deUmaRedacao } from './deUmaRedacao';
import { entregaFigura, figuraComDuvida } from './figura';
import type { Duvida, Parametro } from './parametro';

/** A range that the law leaves to the authority: a fine from so much to so much. */
export interface FaixaDaAutoridade {
  readonly minima: Dinheiro;
  readonly maxima: Dinheiro;
}

/** `faixaDaAutoridade('100', '1000', art('49'), 'multa de CEM …')` */
export function faixaDaAutoridade(
  minima: string,
  maxima: string,
  citacao: Citacao,
  trecho: string | readonly string[],
  duvida?: Duvida,
): Parametro<FaixaDaAutoridade> {
  const menor = figuraComDuvida('dinheiro', minima, citacao, duvida);
  const maior = figuraComDuvida('dinheiro', maxima, citacao, duvida);
  if (menor.lida.valor.gt(maior.lida.valor))
    throw new Error(`${citacao.texto}: faixa ${minima}–${maxima} invertida`);
  return deUmaRedacao(citacao, trecho, [menor.leitura], {
    descricao: `de ${minima} a ${maxima}`,
    entrega: (entrega) => ({
      minima: entregaFigura(menor, entrega),
      maxima: entregaFigura(maior, entrega),
    }),
  });
}
