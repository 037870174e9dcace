// The fixed national holidays by the federal law of each time (dates inclusive, as AAAA-MM-DD). Days that only a
// municipal law makes holidays (Good Friday, Corpus Christi) and general election days are given by whoever
// calls; Carnival never was one. Before 15-12-1930 the table is silent.
export interface DiaFeriado {
  readonly mes: number;
  readonly dia: number;
  readonly nome: string;
}

export interface NormaDeFeriados {
  readonly norma: string;
  readonly desde: string;
  readonly ate?: string;
  readonly dias: readonly DiaFeriado[];
}

const ANO_NOVO = { mes: 1, dia: 1, nome: 'Confraternização Universal' };
const TIRADENTES = { mes: 4, dia: 21, nome: 'Tiradentes' };
const TRABALHO = { mes: 5, dia: 1, nome: 'Dia do Trabalho' };
const ABOLICAO = { mes: 5, dia: 13, nome: 'Centenário da Abolição' };
const INDEPENDENCIA = { mes: 9, dia: 7, nome: 'Independência do Brasil' };
const APARECIDA = { mes: 10, dia: 12, nome: 'Nossa Senhora Aparecida' };
const FINADOS = { mes: 11, dia: 2, nome: 'Finados' };
const REPUBLICA = { mes: 11, dia: 15, nome: 'Proclamação da República' };
const CONSCIENCIA_NEGRA = { mes: 11, dia: 20, nome: 'Dia Nacional de Zumbi e da Consciência Negra' };
const NATAL = { mes: 12, dia: 25, nome: 'Natal' };

export const feriadosTabela: readonly NormaDeFeriados[] = [
  {
    norma: 'Decreto 19.488, de 15-12-1930, art. 1º',
    desde: '1930-12-15',
    ate: '1949-04-12',
    dias: [ANO_NOVO, TRABALHO, INDEPENDENCIA, FINADOS, REPUBLICA, NATAL],
  },
  { norma: 'Decreto 22.647, de 17-4-1933', desde: '1933-04-17', ate: '1949-04-12', dias: [TIRADENTES] },
  {
    // DOU 13-4-1949. It left out 21/4 and 2/11.
    norma: 'Lei 662, de 6-4-1949, art. 1º',
    desde: '1949-04-13',
    dias: [ANO_NOVO, TRABALHO, INDEPENDENCIA, REPUBLICA, NATAL],
  },
  { norma: 'Lei 1.266, de 8-12-1950, art. 3º', desde: '1950-12-08', ate: '2002-12-19', dias: [TIRADENTES] },
  { norma: 'Lei 6.802, de 30-6-1980, art. 1º', desde: '1980-07-01', dias: [APARECIDA] },
  { norma: 'Lei 7.658, de 29-4-1988, art. 1º', desde: '1988-05-02', ate: '1988-05-13', dias: [ABOLICAO] },
  {
    // DOU 20-12-2002: rewords art. 1º of Lei 662 and revokes Lei 1.266.
    norma: 'Lei 662/1949, art. 1º, na redação da Lei 10.607, de 19-12-2002',
    desde: '2002-12-20',
    dias: [TIRADENTES, FINADOS],
  },
  { norma: 'Lei 14.759, de 21-12-2023, art. 1º', desde: '2023-12-22', dias: [CONSCIENCIA_NEGRA] },
];

// Lei 7.320, de 11-6-1985 (DOU 12-6-1985), art. 1º, until Lei 8.087, de 29-10-1990: a holiday that fell from
// Tuesday to Friday was kept on the Monday of that week. Kept on their own day: 1/1, 7/9 and 25/12 (same article),
// 1/5 (Lei 7.466/1986, before any 1/5 could move) and 13/5/1988 (Lei 7.658/1988, art. 1º, parágrafo único). The
// sole paragraph (two holidays in one week) never met two movable national days.
export const antecipacao = {
  norma: 'Lei 7.320, de 11-6-1985, art. 1º',
  desde: '1985-06-12',
  ate: '1990-10-29',
  moveis: [TIRADENTES, APARECIDA, REPUBLICA],
} as const;
