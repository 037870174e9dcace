import type { Leitura } from '../../norma/leitura';
import type { Citacao } from '../../norma/norma';
import { Decimal } from '../../valor/decimal';
import { formataGrandeza } from '../../valor/formata';
import type { Grandeza, Unidade } from '../../valor/grandeza';
import { deUmaRedacao } from './deUmaRedacao';
import type { EntregaDeParametro, Figura } from './entregaDeParametro';
import type { Duvida, Parametro } from './parametro';

/** A single figure: its value as the law writes it, where it stands, and the words that carry it. */
export function figura<U extends Unidade>(
  unidade: U,
  escrito: string,
  citacao: Citacao,
  trecho: string | readonly string[],
  duvida?: Duvida,
): Parametro<Grandeza<U>> {
  const pronta = figuraComDuvida(unidade, escrito, citacao, duvida);
  return deUmaRedacao(citacao, trecho, [pronta.leitura], {
    descricao: formataGrandeza(pronta.lida.valor, unidade),
    entrega: (entrega) => entregaFigura(pronta, entrega),
  });
}

export interface FiguraComDuvida<U extends Unidade> {
  readonly lida: Figura<U>;
  readonly alternativa?: Figura<U>;
  readonly leitura?: Leitura;
}

export function figuraComDuvida<U extends Unidade>(
  unidade: U,
  escrito: string,
  citacao: Citacao,
  duvida?: Duvida,
): FiguraComDuvida<U> {
  const leitura =
    duvida &&
    ('leitura' in duvida && typeof duvida.leitura === 'object' ? duvida.leitura : (duvida as Leitura));
  const alternativa =
    duvida && 'alternativa' in duvida && typeof duvida.leitura === 'object' ? duvida.alternativa : undefined;
  const monta = (texto: string): Figura<U> => ({
    valor: valorDaFigura(unidade, texto),
    unidade,
    citacao,
    ...(leitura ? { leitura } : {}),
  });
  return {
    lida: monta(escrito),
    ...(alternativa !== undefined ? { alternativa: monta(alternativa) } : {}),
    ...(leitura ? { leitura } : {}),
  };
}

export function entregaFigura<U extends Unidade>(
  figura: FiguraComDuvida<U>,
  entrega: EntregaDeParametro,
): Grandeza<U> {
  const { lida, alternativa, leitura } = figura;
  return entrega.parametro(alternativa && leitura && entrega.usaAlternativa(leitura) ? alternativa : lida);
}

/** A percentage is written as the law writes it (`8` is eight per cent) and kept as a fraction of one. */
export function valorDaFigura(unidade: Unidade, escrito: string): Decimal {
  const valor = new Decimal(escrito);
  return unidade === 'percentual' ? valor.div(100) : valor;
}
