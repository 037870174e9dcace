import { contaDeUmaLinha } from '../../../src/regra/colunas/contaDeUmaLinha';
import { SemEscala } from '../../../src/regra/colunas/escalas';
import { type LimiteDeFaixa, type No, Nos } from '../../../src/regra/colunas/no';
import { Decimal } from '../../../src/valor/decimal';

const nos = new Nos();
const d = (quanto: string | number): Decimal => new Decimal(quanto);
const c = (quanto: string | number): No => nos.constante(d(quanto));
const [x, y] = [nos.fato('x'), nos.fato('y')];
const vezes = (a: No, b: No): No => nos.binario('vezes', a, b);
const mais = (a: No, b: No): No => nos.binario('mais', a, b);
const menos = (a: No, b: No): No => nos.binario('menos', a, b);

// The cells hold y first, then x.
const posicoes = new Map([
  ['x', 1],
  ['y', 0],
]);
const conta = (raiz: No, deX: unknown, deY: unknown = 0): number =>
  contaDeUmaLinha(raiz, posicoes)?.([deY, deX]) ?? Number.POSITIVE_INFINITY;

describe('o fato', () => {
  test('lê-se na sua célula, exato até o centavo', () => {
    expect(conta(x, 1234.57, 3)).toBe(1234.57);
    expect(conta(y, 1234.57, 3)).toBe(3);
    expect(conta(x, 0.01)).toBe(0.01);
    expect(conta(x, 0)).toBe(0);
  });

  test('com mais casas, não se responde', () => {
    expect(conta(x, 0.005)).toBeNaN();
    expect(conta(x, 1.001)).toBeNaN();
    expect(conta(x, 0.1 + 0.2)).toBeNaN();
  });

  test('responde-se até 10^15 centavos, e nem um mais', () => {
    expect(conta(x, 1e13)).toBe(1e13);
    expect(conta(x, 1e13 + 0.01)).toBeNaN();
    expect(conta(x, 1e13 + 1)).toBeNaN();
  });
});

describe('cada operação, sobre 2x + 1 e 3y + 2', () => {
  // x = 1,50 and y = 2: 2x + 1 = 4 and 3y + 2 = 8.
  const a = mais(vezes(x, c(2)), c(1));
  const b = mais(vezes(y, c(3)), c(2));
  const maior = (p: No, q: No): No => nos.binario('maior', p, q);
  const menor = (p: No, q: No): No => nos.binario('menor', p, q);

  test.each([
    ['a constante', c('12.5'), 12.5],
    ['o produto, 4 × 8', vezes(a, b), 32],
    ['a soma, 4 + 8', mais(a, b), 12],
    ['a diferença, 4 − 8', menos(a, b), -4],
    ['a diferença a uma constante, 10 − 4', menos(c(10), a), 6],
    ['o maior de 4 e 8', maior(a, b), 8],
    ['o maior de 8 e 4', maior(b, a), 8],
    ['o maior de 4 e 10', maior(a, c(10)), 10],
    ['o maior de 4 e 3', maior(a, c(3)), 4],
    ['o menor de 4 e 8', menor(a, b), 4],
    ['o menor de 8 e 4', menor(b, a), 4],
    ['o menor de 4 e 10', menor(a, c(10)), 4],
    ['o menor de 4 e 3', menor(a, c(3)), 3],
    ['o quociente, 4 ÷ 5', nos.divide(a, d(5)), 0.8],
    ['para cima, 4 ÷ 3', nos.teto(nos.divide(a, d(3))), 2],
    ['para cima, 8 ÷ 4', nos.teto(nos.divide(b, d(4))), 2],
  ])('%s', (_nome, raiz, esperado) => {
    expect(conta(raiz, 1.5, 2)).toBe(esperado);
  });

  test('nenhuma responde se um dos fatos não cabe', () => {
    for (const raiz of [vezes(a, b), mais(a, b), maior(a, b), menor(a, b), maior(a, c(10)), nos.teto(a)])
      expect(conta(raiz, 0.005, 2)).toBeNaN();
  });
});

describe('o arredondamento', () => {
  const meio = nos.arredonda(vezes(x, c('0.5')), 2, 'meioParaCima');
  const baixo = nos.arredonda(vezes(x, c('0.5')), 2, 'paraBaixo');

  test('com o meio para cima: 0,50 × 0,03 = 0,015 → 0,02', () => {
    expect([0.02, 0.03, 0.04].map((deX) => conta(meio, deX))).toStrictEqual([0.01, 0.02, 0.02]);
  });

  test('para baixo: 0,50 × 0,03 = 0,015 → 0,01', () => {
    expect([0.02, 0.03, 0.04].map((deX) => conta(baixo, deX))).toStrictEqual([0.01, 0.01, 0.02]);
  });

  test('abaixo de zero não se responde; em zero, sim', () => {
    // 2x − y at a tenth of a unit: the difference comes with a factor and a sum of its own.
    const diferenca = nos.arredonda(menos(vezes(x, c(2)), c(3)), 1, 'paraBaixo');
    expect([1.49, 1.5, 1.58].map((deX) => conta(diferenca, deX))).toStrictEqual([Number.NaN, 0, 0.1]);
  });
});

describe('a tabela por faixas', () => {
  const limite = (valor: number, incluso: boolean): LimiteDeFaixa => ({ valor: d(valor), incluso });
  const chave = mais(vezes(x, c(2)), c(1));
  const tabela = nos.faixa(chave, [limite(10, true), limite(20, false)], [d('1.5'), null, d(3)]);

  test('até dez, menos de vinte, e o resto', () => {
    // 2x + 1 = 10, 20 and 21; from 10,02 to 19,98 the table has no legible value.
    expect([4.5, 4.51, 9.49, 9.5, 10].map((deX) => conta(tabela, deX))).toStrictEqual([
      1.5,
      Number.NaN,
      Number.NaN,
      3,
      3,
    ]);
  });

  test('sem limites, tem um só valor', () => {
    expect(conta(nos.faixa(x, [], [d(7)]), 1e6)).toBe(7);
  });

  test('com a chave que não cabe, não responde', () => {
    expect(conta(tabela, 0.005)).toBeNaN();
  });

  test('com a chave fixa, responde por ela', () => {
    expect(conta(nos.faixa(c(15), [limite(10, true)], [d(1), d(2)]), 0)).toBe(2);
  });
});

describe('o tamanho da fórmula', () => {
  /** 1 + 2 for each fact added. */
  const comSomas = (quantas: number): No =>
    Array.from({ length: quantas }, (_, i) => nos.fato(`f${i}`)).reduce<No>(
      (ate, fato) => mais(ate, fato),
      x,
    );

  test('até duzentos passos faz-se assim; com mais, não', () => {
    expect(contaDeUmaLinha(comSomas(99), posicoes)).toBeDefined();
    expect(contaDeUmaLinha(nos.teto(comSomas(99)), posicoes)).toBeDefined();
    expect(contaDeUmaLinha(comSomas(100), posicoes)).toBeUndefined();
  });

  test('o passo que serve a vários conta-se em cada um', () => {
    /** Twice the former and one: 2^(n + 1) − 1 steps. */
    const dobrado = (vezesQue: number): No =>
      vezesQue === 0 ? x : mais(dobrado(vezesQue - 1), dobrado(vezesQue - 1));
    expect(conta(dobrado(6), 1.01)).toBe(64.64);
    expect(contaDeUmaLinha(dobrado(7), posicoes)).toBeUndefined();
  });

  test('o que não tem escala não se faz assim', () => {
    expect(() => contaDeUmaLinha(nos.divide(x, d('1.5')), posicoes)).toThrow(SemEscala);
  });
});
