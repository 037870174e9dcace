import { type Formula, todasAsFormulas } from './formulas';

const LINHAS_DO_EXCEL = 1_048_576;
const DADOS = 12;
/** Far above what it takes on a slow machine, and far below what a person would call hung. */
const LIMITE_MS = 8000;

const formulas = todasAsFormulas();
/** What these give is as long as the law, not as the column. */
const TAMANHO_DA_LEI = new Set(['TABELA', 'REGRAS', 'PARCELAS']);

/** `B:B`: a dozen rows of data and a million blanks, as the desktop (0) or the web (null) hands them over. */
function colunaInteira(vazio: unknown): unknown[][] {
  const celulaVazia = [vazio];
  const coluna = new Array<unknown[]>(LINHAS_DO_EXCEL).fill(celulaVazia);
  for (let i = 0; i < DADOS; i += 1) coluna[i] = [10 + i];
  return coluna;
}

function argumentosDe({ argumentos }: Formula, coluna: unknown[][]): unknown[] {
  return argumentos.map((nome) =>
    nome === 'municipio' ? [['ALEGRE']] : nome === 'exercicio' ? [[1962]] : coluna,
  );
}

const [comNulo, comZero] = [colunaInteira(null), colunaInteira(0)];

/** Every other formula takes the blanks of the web, and the others those of the desktop. */
describe('coluna inteira de 1.048.576 linhas', () => {
  test.each(formulas.map((formula, i) => [formula.id, formula, i % 2 === 0 ? comNulo : comZero] as const))(
    '%s não trava nem devolve um milhão de linhas',
    (_id, formula, coluna) => {
      const inicio = performance.now();
      const saida = formula.chama(...argumentosDe(formula, coluna));
      expect(performance.now() - inicio).toBeLessThan(LIMITE_MS);
      if (Array.isArray(saida) && !TAMANHO_DA_LEI.has(formula.id))
        expect(saida.length).toBeLessThanOrEqual(DADOS);
    },
  );
});

test('um milhão de linhas com dados de verdade também acaba, e certo', () => {
  const predial = formulas.find(({ id }) => id === 'IMPOSTO_PREDIAL') as Formula;
  const valores = Array.from({ length: LINHAS_DO_EXCEL }, (_, i) => [(i % 1000) + 1]);
  const saida = predial.chama(
    valores,
    null,
    [['PROPRIETARIO']],
    null,
    null,
    null,
    [['ALEGRE']],
    [[1952]],
  ) as number[][];
  expect(saida).toHaveLength(LINHAS_DO_EXCEL);
  // Art. 23: 8 % of 1.000,00, and of 576,00 on the last row (1.048.576 leaves 576 over the thousands).
  expect(saida[999]).toStrictEqual([80]);
  expect(saida.at(-1)).toStrictEqual([46.08]);
});
