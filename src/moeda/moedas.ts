import { antes, dataBrasileira, dataCivil, type DataCivil } from '../calendario';

export type CodigoMoeda =
  'CR1942' | 'NCR1967' | 'CR1970' | 'CZ1986' | 'NCZ1989' | 'CR1990' | 'CRR1993' | 'BRL1994';

export interface Moeda {
  readonly codigo: CodigoMoeda;
  readonly nome: string;
  /** Three currencies share `Cr$`: the date tells them apart. `CR$` is the cruzeiro real. */
  readonly simbolo: string;
  readonly inicio: DataCivil;
  /** Units of the currency before it that make one unit of it. */
  readonly divisor: number;
  readonly norma: string;
  /** From when fractions of the unit are dropped, if ever; until then there are centavos. */
  readonly semCentavos?: { readonly desde: DataCivil; readonly norma: string };
}

export const moedas: readonly Moeda[] = [
  {
    codigo: 'CR1942',
    nome: 'cruzeiro',
    simbolo: 'Cr$',
    inicio: dataCivil(1942, 11, 1),
    divisor: 1, // mil-réis
    norma: 'Decreto-lei 4.791, de 5-10-1942',
    semCentavos: { desde: dataCivil(1964, 12, 2), norma: 'Lei 4.511, de 1-12-1964, art. 1º, § 1º' },
  },
  {
    codigo: 'NCR1967',
    nome: 'cruzeiro novo',
    simbolo: 'NCr$',
    inicio: dataCivil(1967, 2, 13),
    divisor: 1000,
    norma: 'Decreto-lei 1, de 13-11-1965; Decreto 60.190, de 8-2-1967; Resolução CMN 47, de 8-2-1967',
  },
  {
    codigo: 'CR1970',
    nome: 'cruzeiro',
    simbolo: 'Cr$',
    inicio: dataCivil(1970, 5, 15),
    divisor: 1,
    norma: 'Resolução CMN 144, de 31-3-1970',
    // Decreto-lei 1.970/1982 had already dropped fractions, but in public accounts only.
    semCentavos: { desde: dataCivil(1984, 8, 16), norma: 'Lei 7.214, de 15-8-1984' },
  },
  {
    codigo: 'CZ1986',
    nome: 'cruzado',
    simbolo: 'Cz$',
    inicio: dataCivil(1986, 2, 28),
    divisor: 1000,
    norma: 'Decreto-lei 2.283, de 27-2-1986; Decreto-lei 2.284, de 10-3-1986',
  },
  {
    codigo: 'NCZ1989',
    nome: 'cruzado novo',
    simbolo: 'NCz$',
    inicio: dataCivil(1989, 1, 16),
    divisor: 1000,
    norma: 'MP 32, de 15-1-1989; Lei 7.730, de 31-1-1989',
  },
  {
    codigo: 'CR1990',
    nome: 'cruzeiro',
    simbolo: 'Cr$',
    inicio: dataCivil(1990, 3, 16),
    divisor: 1,
    norma: 'MP 168, de 15-3-1990; Lei 8.024, de 12-4-1990',
  },
  {
    codigo: 'CRR1993',
    nome: 'cruzeiro real',
    simbolo: 'CR$',
    inicio: dataCivil(1993, 8, 1),
    divisor: 1000,
    norma: 'MP 336, de 28-7-1993; Lei 8.697, de 27-8-1993',
  },
  {
    codigo: 'BRL1994',
    nome: 'real',
    simbolo: 'R$',
    inicio: dataCivil(1994, 7, 1),
    divisor: 2750, // the URV of 1994-06-30, in cruzeiros reais
    norma: 'Lei 8.880, de 27-5-1994; MP 542, de 30-6-1994; Lei 9.069, de 29-6-1995',
  },
];

export function moedaEm(data: DataCivil): Moeda | undefined {
  return moedas.reduce<Moeda | undefined>((achada, m) => (antes(data, m.inicio) ? achada : m), undefined);
}

/** The currency of a day, or a RangeError saying that the day is before the first of them. */
export function exigeMoedaEm(data: DataCivil): Moeda {
  const moeda = moedaEm(data);
  if (moeda) return moeda;
  throw new RangeError(
    `Não há moeda conhecida em ${dataBrasileira(data)}: a tabela começa com o cruzeiro, em 01/11/1942.`,
  );
}

export function casasDecimaisEm(data: DataCivil): number {
  const { semCentavos } = exigeMoedaEm(data);
  return semCentavos && !antes(data, semCentavos.desde) ? 0 : 2;
}
