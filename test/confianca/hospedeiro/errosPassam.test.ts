import { todasAsFormulas } from './formulas';

const formulas = new Map(todasAsFormulas().map((formula) => [formula.id, formula]));
const chama = (id: string, ...argumentos: unknown[]): unknown => formulas.get(id)?.chama(...argumentos);
const erro = new CustomFunctions.Error('#REF!' as CustomFunctions.ErrorCode, 'da célula');
const ALEGRE = [[['ALEGRE']], [[1952]]] as const;

describe('a célula em erro passa adiante também nas fórmulas que derramam', () => {
  test.each([
    ['PARCELAS', [[[erro]], [[100]], ...ALEGRE]],
    ['PARCELAS', [[['IMPOSTO_PREDIAL']], [[erro]], ...ALEGRE]],
    ['PARCELAS', [[['IMPOSTO_PREDIAL']], [[100]], [[erro]], [[1952]]]],
    ['PARCELAS', [[['IMPOSTO_PREDIAL']], [[100]], [['ALEGRE']], [[erro]]]],
    ['TABELA', [[[erro]], ...ALEGRE]],
    ['TABELA', [[['IMPOSTO_TERRITORIAL']], [[erro]], [[1952]]]],
    ['REGRAS', [[[erro]], [[1952]]]],
    ['REGRAS', [[['ALEGRE']], [[erro]]]],
    ['LANCAR', [[[erro]], [['Valor locativo']], [[100]], ...ALEGRE]],
    ['LANCAR', [[['IMPOSTO_PREDIAL']], [['Valor locativo']], [[100]], [[erro]], [[1952]]]],
    ['MEMORIA', [[[erro]], [['Valor locativo']], [[100]], ...ALEGRE]],
  ])('%s %#', (id, argumentos) => {
    expect(chama(id, ...argumentos)).toStrictEqual([[erro]]);
  });

  test('LANCAR põe o erro na linha dele, e o cartão é o próprio erro', () => {
    const cabecalho = [['Valor locativo anual', 'Ocupação']];
    // Art. 23: 8 % of 100,00 occupied by the owner.
    const linhas = [
      [erro, 'dono'],
      [100, 'próprio'],
    ];
    const lancadas = chama('LANCAR', [['IMPOSTO_PREDIAL']], cabecalho, linhas, ...ALEGRE) as unknown[][];
    expect(lancadas.map(([valor]) => valor)).toStrictEqual([erro, 8]);
    expect(chama('CARTAO', [[erro]], cabecalho, [[100, 'próprio']], ...ALEGRE)).toBe(erro);
    expect(chama('CARTAO', [['IMPOSTO_PREDIAL']], cabecalho, [[erro, 'próprio']], ...ALEGRE)).toBe(erro);
  });
});

describe('VENCIMENTO entende a prestação como se escreve, e não responde por outra', () => {
  const vencimento = (parcela: unknown) => chama('VENCIMENTO', [['IMPOSTO_PREDIAL']], [[parcela]], ...ALEGRE);
  // Alegre, art. 29: 31 March and 31 July. 1952-03-31 is day 19.084 of the 1900 system, 122 days before 19.206.
  test.each([
    [1, 19_084],
    ['1', 19_084],
    [null, 19_084],
    [2, 19_206],
    ['2', 19_206],
  ])('%p', (parcela, serial) => {
    expect(vencimento(parcela)).toStrictEqual([[serial]]);
  });

  test.each([3, '3', 1.5, 'segunda', true, -1])('%p não é prestação desse imposto', (parcela) => {
    expect(vencimento(parcela)).toStrictEqual([[expect.objectContaining({ code: '#VALUE!' })]]);
  });
});
