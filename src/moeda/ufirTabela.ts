import type { CodigoMoeda } from './moedas';

// The federal UFIR, from Lei 8.383/1991 (1992-01-01) to its end on 2000-10-26 (MP 1.973-67, art. 29, § 3º; Lei
// 10.522/2002). Until 1994-08-31 there was a daily UFIR as well, which is not here: the monthly one equals it on
// the first day of each month only. State UFIRs are other units.
export interface SerieUfir {
  readonly norma: string;
  readonly periodicidade: 'mensal' | 'trimestral' | 'semestral' | 'anual';
  readonly moeda: CodigoMoeda;
  /** First day, last day, value, and the act or series in which the value was read. */
  readonly periodos: readonly (readonly [de: string, ate: string, valor: string, fonte: string])[];
}

const SERIES = 'séries mensais Datalegis e Yahii';
const SO_UMA = 'série mensal Datalegis (4 casas), confirmada a 2 casas por Yahii';

export const ufirTabela: readonly SerieUfir[] = [
  {
    norma: 'Lei 8.383, de 30-12-1991, art. 2º',
    periodicidade: 'mensal',
    moeda: 'CR1990',
    periodos: [
      ['1992-01-01', '1992-01-31', '597.06', SERIES],
      ['1992-02-01', '1992-02-29', '749.91', SERIES],
      ['1992-03-01', '1992-03-31', '945.64', SERIES],
      ['1992-04-01', '1992-04-30', '1153.96', SERIES],
      ['1992-05-01', '1992-05-31', '1382.79', SERIES],
      ['1992-06-01', '1992-06-30', '1707.05', SERIES],
      ['1992-07-01', '1992-07-31', '2104.28', SERIES],
      ['1992-08-01', '1992-08-31', '2546.39', SERIES],
      ['1992-09-01', '1992-09-30', '3135.62', SERIES],
      ['1992-10-01', '1992-10-31', '3867.16', SERIES],
      ['1992-11-01', '1992-11-30', '4852.51', SERIES],
      ['1992-12-01', '1992-12-31', '6002.55', SERIES],
      ['1993-01-01', '1993-01-31', '7412.55', SERIES],
      ['1993-02-01', '1993-02-28', '9597.03', SERIES],
      ['1993-03-01', '1993-03-31', '12161.36', 'Portaria Circular SEFAZ-MT 27/1993'],
      ['1993-04-01', '1993-04-30', '15318.45', SERIES],
      ['1993-05-01', '1993-05-31', '19506.52', 'Portaria Circular SEFAZ-MT 50/1993'],
      ['1993-06-01', '1993-06-30', '25126.35', SERIES],
      ['1993-07-01', '1993-07-31', '32749.68', SERIES],
    ],
  },
  {
    norma: 'Lei 8.383, de 30-12-1991, art. 2º',
    periodicidade: 'mensal',
    moeda: 'CRR1993',
    periodos: [
      ['1993-08-01', '1993-08-31', '42.79', SERIES],
      ['1993-09-01', '1993-09-30', '56.48', 'Portaria Circular SEFAZ-MT 96/1993'],
      ['1993-10-01', '1993-10-31', '75.90', 'Portaria Circular SEFAZ-MT 111/1993'],
      ['1993-11-01', '1993-11-30', '102.59', SERIES],
      ['1993-12-01', '1993-12-31', '137.37', 'Portaria Circular SEFAZ-MT 137/1993'],
      ['1994-01-01', '1994-01-31', '187.77', SERIES],
      ['1994-02-01', '1994-02-28', '261.32', SERIES],
      ['1994-03-01', '1994-03-31', '365.06', SERIES],
      ['1994-04-01', '1994-04-30', '524.34', 'Portaria Circular SEFAZ-MT 39/1994'],
      ['1994-05-01', '1994-05-31', '740.63', 'Portaria Circular SEFAZ-MT 52/1994'],
      ['1994-06-01', '1994-06-30', '1068.06', SERIES],
    ],
  },
  {
    norma: 'Lei 8.383, de 30-12-1991, art. 2º',
    periodicidade: 'mensal',
    moeda: 'BRL1994',
    periodos: [
      ['1994-07-01', '1994-07-31', '0.5618', 'Portaria Circular SEFAZ-MT 102/1994'],
      ['1994-08-01', '1994-08-31', '0.5911', SO_UMA],
      ['1994-09-01', '1994-09-30', '0.6207', 'Portaria Circular SEFAZ-MT 118/1994'],
      ['1994-10-01', '1994-10-31', '0.6308', SO_UMA],
      ['1994-11-01', '1994-11-30', '0.6428', SO_UMA],
      ['1994-12-01', '1994-12-31', '0.6618', 'Portaria Circular SEFAZ-MT 134/1994'],
    ],
  },
  {
    norma: 'Lei 8.981, de 20-1-1995, art. 1º',
    periodicidade: 'trimestral',
    moeda: 'BRL1994',
    periodos: [
      [
        '1995-01-01',
        '1995-03-31',
        '0.6767',
        'Lei 8.981/1995, art. 1º, § 3º e Portaria Circular SEFAZ-MT 9/1995',
      ],
      ['1995-04-01', '1995-06-30', '0.7061', SERIES],
      ['1995-07-01', '1995-09-30', '0.7564', 'Portaria Circular SEFAZ-MT 81/1995'],
      ['1995-10-01', '1995-12-31', '0.7952', 'Portaria Circular SEFAZ-MT 92/1995'],
    ],
  },
  {
    // The text that made it half-yearly was not found; the values were.
    norma: 'MP 1.053/1995, depois Lei 10.192/2001, art. 6º (não conferida)',
    periodicidade: 'semestral',
    moeda: 'BRL1994',
    periodos: [
      ['1996-01-01', '1996-06-30', '0.8287', 'Portaria SEFAZ-MT 48/1996'],
      ['1996-07-01', '1996-12-31', '0.8847', 'Portaria SEFAZ-MT 83/1996'],
    ],
  },
  {
    norma: 'Lei 9.430, de 27-12-1996, art. 75',
    periodicidade: 'anual',
    moeda: 'BRL1994',
    periodos: [
      ['1997-01-01', '1997-12-31', '0.9108', 'Portaria MF 303, de 27-12-1996'],
      ['1998-01-01', '1998-12-31', '0.9611', 'Portaria MF 345, de 23-12-1997'],
      ['1999-01-01', '1999-12-31', '0.9770', 'Portaria SEFAZ-MT 11/1999 e Portaria SEFAZ-MT 107/1999'],
      ['2000-01-01', '2000-10-26', '1.0641', 'Portaria MF 488, de 23-12-1999'],
    ],
  },
];
