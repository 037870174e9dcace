import { norma } from '../../norma/norma';

const daLei = { municipio: 'GARCA', fonte: 'garca-sp-lei-147-1950.txt' } as const;

/** Código Tributário de Garça-SP, de 17-11-1950, in force from 1º-01-1951 (art. 190). */
export const lei147 = norma({ ...daLei, nome: 'Lei nº 147/1950', inicio: [1951, 1, 1] });

// A tribute assessed by exercise follows the wording in force on 1 January (anualidade, Constituição de 1946,
// art. 141, § 34), so a law of the year counts from the next exercise; an act of one day, from the day of the law.

/** Guias e sarjetas, and the lixo. Printed as "142", which cannot be its number: cited by its date. */
export const leiDe1951 = norma({ ...daLei, nome: 'Lei de 25-06-1951', inicio: [1951, 6, 25] });

/** Venal value of rural land; its number cannot be read. */
export const leiDe1952 = norma({ ...daLei, nome: 'Lei de 14-11-1952', inicio: [1953, 1, 1] });

/** Imposto predial, of 1º-10-1953. */
export const lei273 = norma({ ...daLei, nome: 'Lei nº 273/1953', inicio: [1954, 1, 1] });

/** Indústrias e profissões; its number cannot be read. */
export const leiDe26111953 = norma({ ...daLei, nome: 'Lei de 26-11-1953', inicio: [1954, 1, 1] });

/** Slaughterhouse; printed "6646". */
export const leiDe1960 = norma({ ...daLei, nome: 'Lei de 17-12-1960', inicio: [1960, 12, 17] });

/** Table of the Lei nº 512/1957, of 10-02-1961, charged only from the month after (art. 2º). */
export const leiDe1961 = norma({ ...daLei, nome: 'Lei de 10-02-1961', inicio: [1961, 3, 1] });

export const { art, parte } = lei147;
