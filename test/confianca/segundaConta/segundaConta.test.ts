import FormulaParser from 'fast-formula-parser';
import { SEMENTE } from '../apoio/semente';
import { nossaConta } from './nossaConta';
import { rol, segundasContas } from './tributos';

/** A sample in the suite, by a JavaScript engine; `npm run segunda` takes 100.000 rows of each to LibreOffice. */
const LINHAS = 250;

/** MIN and MAX, which this engine lacks. */
const extremo =
  (qual: (...numeros: number[]) => number) =>
  (...argumentos: readonly { readonly value: unknown }[]): number =>
    qual(...argumentos.map(({ value }) => Number(value)));

test.each(segundasContas.map((conta) => [conta.nome, conta] as const))(
  '%s: a fórmula de planilha dá os mesmos centavos',
  (_nome, conta) => {
    const linhas = rol(conta, LINHAS, SEMENTE);
    const planilha = new FormulaParser({
      functions: { MIN: extremo(Math.min), MAX: extremo(Math.max) },
      onRange: () => [],
      onVariable: () => null,
      onCell: ({ row, col }: { row: number; col: number }) => linhas[row - 1]?.celulas[col - 1] ?? null,
    });
    const nossas = nossaConta(
      conta,
      linhas.map(({ fatos }) => fatos),
    );
    const diferencas = linhas.flatMap(({ celulas }, i) => {
      const formula = conta.formula.slice(1).replaceAll('#', String(i + 1));
      const dela: unknown = planilha.parse(formula, { sheet: 'Rol', row: i + 1, col: 9 }, false);
      return dela === nossas[i] ? [] : [{ celulas, planilha: dela, nossa: nossas[i] }];
    });
    expect(diferencas).toStrictEqual([]);
  },
);
