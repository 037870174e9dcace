import { Decimal } from '../../valor/decimal';
import type {
  Dinheiro,
  Grandeza,
  Metros,
  MetrosQuadrados,
  Numero,
  Percentual,
  Ufir,
  Unidade,
} from '../../valor/grandeza';
import { formataDecimal } from '../../valor/formata';
import { leNumero } from '../../valor/leNumero';
import { FatoInvalido } from '../falha';
import type { Fato, LimitesDoNumero, TipoDeFato } from './fato';
import { fatoSimples } from './fatoSimples';
import { mostra } from './mostra';

interface Limites {
  readonly minimo?: number;
  readonly maximo?: number;
  /** Accept only values above zero. */
  readonly positivo?: boolean;
  /** In a cell, blank means zero (a count of animals, say), not "missing". */
  readonly zeroEhValor?: boolean;
}

/** Money in the currency of the law. Negative is refused. */
export const dinheiro = (titulo: string, limites: Limites = {}): Fato<Dinheiro> =>
  numerico('dinheiro', 'dinheiro', titulo, 'um valor em dinheiro, de zero para cima', limites);

/** Length in metres. */
export const metros = (titulo: string, limites: Limites = {}): Fato<Metros> =>
  numerico('metros', 'metros', titulo, 'uma medida em metros', limites);

/** Area in square metres. */
export const metrosQuadrados = (titulo: string, limites: Limites = {}): Fato<MetrosQuadrados> =>
  numerico('metrosQuadrados', 'metrosQuadrados', titulo, 'uma área em metros quadrados', limites);

/** Any other number, with decimals. */
export const numero = (titulo: string, limites: Limites = {}): Fato<Numero> =>
  numerico('numero', 'numero', titulo, 'um número', limites);

/** Whole number. */
export const inteiro = (titulo: string, limites: Limites = {}): Fato<Numero> =>
  numerico('inteiro', 'numero', titulo, 'um número inteiro', limites);

/** A rate as a fraction (0,08) or as text with the sign (8%). */
export const percentual = (titulo: string): Fato<Percentual> =>
  numerico('percentual', 'percentual', titulo, 'uma alíquota em fração (0,08) ou com o sinal (8%)', {
    maximo: 1,
  });

/** Value of one UFIR. */
export const ufir = (titulo: string): Fato<Ufir> =>
  numerico('ufir', 'ufir', titulo, 'um número', { positivo: true });

function numerico<U extends Unidade>(
  tipo: TipoDeFato,
  unidade: U,
  titulo: string,
  base: string,
  limites: Limites,
): Fato<Grandeza<U>> {
  const aceita = `${base}${faixaAceita(limites)}`;
  return fatoSimples<Grandeza<U>>({
    tipo,
    titulo,
    aceita,
    zeroEhAusente: limites.zeroEhValor !== true,
    limites: limitesDoNumero(tipo, limites),
    le(bruto, nome, entrega) {
      const lido = leNumero(bruto, { percentual: tipo === 'percentual' });
      if ('erro' in lido)
        throw new FatoInvalido(nome, `veio ${mostra(bruto)}, que ${lido.erro}; aceita-se ${aceita}`);
      const problema = foraDosLimites(lido.valor, tipo, limites);
      if (problema)
        throw new FatoInvalido(nome, `veio ${formataDecimal(lido.valor)}, ${problema}; aceita-se ${aceita}`);
      return entrega.fato(lido.valor, unidade, titulo);
    },
  });
}

function limitesDoNumero(tipo: TipoDeFato, { minimo, maximo, positivo }: Limites): LimitesDoNumero {
  return {
    ...(minimo !== undefined ? { minimo } : {}),
    ...(maximo !== undefined ? { maximo } : {}),
    ...(positivo ? { positivo } : {}),
    ...(tipo === 'inteiro' ? { inteiro: true } : {}),
  };
}

function faixaAceita({ minimo, maximo, positivo }: Limites): string {
  if (minimo !== undefined && maximo !== undefined) return `, de ${minimo} a ${maximo}`;
  if (positivo) return ', maior que zero';
  if (minimo !== undefined) return `, de ${minimo} para cima`;
  return maximo !== undefined ? `, até ${maximo}` : '';
}

function foraDosLimites(valor: Decimal, tipo: TipoDeFato, limites: Limites): string | undefined {
  if (tipo === 'inteiro' && !valor.isInteger()) return 'que não é inteiro';
  if (limites.positivo && !valor.isPositive()) return 'que não é maior que zero';
  if (limites.positivo && valor.isZero()) return 'que não é maior que zero';
  if (valor.isNegative() && !valor.isZero()) return 'que é negativo';
  if (limites.minimo !== undefined && valor.lt(limites.minimo)) return `menor que ${limites.minimo}`;
  if (limites.maximo !== undefined && valor.gt(limites.maximo)) return `maior que ${limites.maximo}`;
  return undefined;
}
