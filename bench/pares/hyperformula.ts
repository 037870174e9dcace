import { HyperFormula, type RawCellContent } from 'hyperformula';
import { BASE_FIXA, FAIXAS, TABELA_2 } from '../lei';
import type { Linhas, Par, Resultados, Rodada } from '../tipos';

const OPCOES = { licenseKey: 'gpl-v3', useColumnIndex: true };

const PREDIAL = (linha: number): string => `ROUND(A${linha}*IF(B${linha}="PROPRIETARIO",0.08,0.1),2)`;

const INDUSTRIAS = (linha: number): string =>
  `ROUND(${BASE_FIXA}${FAIXAS.map(({ acimaDe, ate, taxa }) => {
    const topo = Number.isFinite(ate) ? `MIN(A${linha},${ate})` : `A${linha}`;
    return `+MAX(${topo}-${acimaDe},0)*${taxa}`;
  }).join('')},2)`;

/** Builds the sheet, which computes every formula of it, and reads the columns of results. */
function planilha(
  n: number,
  linhas: RawCellContent[][],
  resultados: readonly number[],
  tabela?: RawCellContent[][],
): Rodada {
  return (): Resultados => {
    const folhas = { roll: linhas, ...(tabela ? { tabela } : {}) };
    const motor = HyperFormula.buildFromSheets(folhas, OPCOES);
    const valores = motor.getSheetValues(0);
    motor.destroy();
    return resultados.map((coluna) => {
      const numeros = new Float64Array(n);
      for (let i = 0; i < n; i += 1) numeros[i] = Number(valores[i]?.[coluna]);
      return numeros;
    });
  };
}

/** Instalments of the tax in column `imposto`, for the two columns after it. */
const prestacoes = (imposto: string, segunda: string, linha: number): string[] => [
  `=${imposto}${linha}-${segunda}${linha}`,
  `=ROUNDDOWN(${imposto}${linha}/2,2)`,
];

const linhasDe = ({ n }: Linhas, linha: (i: number) => RawCellContent[]): RawCellContent[][] =>
  Array.from({ length: n }, (_, i) => linha(i));

/** HyperFormula with native formulas: what a workbook without us would hold. Its numbers are doubles. */
export const hyperformula: Par = {
  prepara: {
    predial: (dados) =>
      planilha(
        dados.n,
        linhasDe(dados, (i) => [
          dados.valorLocativo[i] as number,
          dados.ocupacao[i] as string,
          dados.isencao[i] as string | null,
          `=IF(C${i + 1}="",${PREDIAL(i + 1)},0)`,
          ...prestacoes('D', 'F', i + 1),
        ]),
        [3, 4, 5],
      ),
    industrias: (dados) =>
      planilha(
        dados.n,
        linhasDe(dados, (i) => [
          dados.movimento[i] as number,
          `=${INDUSTRIAS(i + 1)}`,
          ...prestacoes('B', 'D', i + 1),
        ]),
        [1, 2, 3],
      ),
    tabela: (dados) => {
      const tabela = Object.entries(TABELA_2);
      return planilha(
        dados.n,
        linhasDe(dados, (i) => [
          dados.valorLocativo[i] as number,
          dados.ocupacao[i] as string,
          dados.atividade[i] as string,
          `=VLOOKUP(C${i + 1},tabela!A1:B${tabela.length},2,FALSE())`,
          `=${PREDIAL(i + 1)}`,
        ]),
        [3, 4],
        tabela,
      );
    },
  },
};
