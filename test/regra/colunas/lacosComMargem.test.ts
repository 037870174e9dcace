import {
  arredonda,
  buscaFaixa,
  type ComMargem,
  divideConstante,
  leFatos,
  marcaDuvidosas,
  maximo,
  minimo,
  multiplica,
  multiplicaConstante,
  soma,
  ULP,
} from '../../../src/regra/colunas/lacosComMargem';

const comMargem = (v: readonly number[], e: readonly number[]): ComMargem => ({
  v: Float64Array.from(v),
  e: Float64Array.from(e),
});
/** A register with one row more than those computed: that one has to stay as it was. */
const registro = (n: number): ComMargem => comMargem(Array(n + 1).fill(-7), Array(n + 1).fill(-7));
const vetor = (...valores: readonly number[]): Float64Array => Float64Array.from(valores);

describe('cada operação em doubles leva o limite do seu erro', () => {
  test('o fato pode diferir do número de quinze algarismos por 6×10⁻¹⁵ de si mesmo', () => {
    const r = registro(2);
    expect(leFatos(r, vetor(1000, -1000, 5), 2)).toBe(false);
    expect(r).toStrictEqual(comMargem([1000, -1000, -7], [1000 * 6e-15, 1000 * 6e-15, -7]));
  });

  test('o produto soma os erros cruzados, o produto dos erros e o do próprio produto', () => {
    // 3 × −5: 3 × 0,25 + 5 × 0,5 + 0,5 × 0,25 = 3,375, and 15 ULP.
    const r = registro(1);
    expect(multiplica(r, comMargem([3, 1], [0.5, 1]), comMargem([-5, 1], [0.25, 1]), 1)).toBe(false);
    expect(r).toStrictEqual(comMargem([-15, -7], [3.375 + 15 * ULP, -7]));
  });

  test('o produto por constante leva também o erro do double da constante', () => {
    // ±3 (±0,5) × −2: 0,5 × 2 × (1 + ULP), and 3 × 2 × 2 ULP.
    const r = registro(2);
    expect(multiplicaConstante(r, comMargem([3, -3, 1], [0.5, 0.5, 1]), -2, 2)).toBe(false);
    expect(r).toStrictEqual(comMargem([-6, 6, -7], [1 + 13 * ULP, 1 + 13 * ULP, -7]));
    // Without the first part: a number that is exact.
    expect(multiplicaConstante(r, comMargem([3], [0]), 2, 1)).toBe(false);
    expect([r.v[0], r.e[0]]).toStrictEqual([6, 12 * ULP]);
  });

  test('o quociente leva o erro do dividendo, o do divisor e o seu', () => {
    // −6 (±0,5) ÷ 4 = −1,5: 0,5 ÷ 4 = 0,125, and 1,5 × 2 ULP.
    const r = registro(1);
    expect(divideConstante(r, comMargem([-6, 1], [0.5, 1]), 4, 1)).toBe(false);
    expect(r).toStrictEqual(comMargem([-1.5, -7], [0.125 + 3 * ULP, -7]));
  });

  test('a soma e a diferença somam os erros', () => {
    const [a, b] = [comMargem([3, 1], [0.25, 1]), comMargem([0.5, 1], [0.125, 1])];
    const [mais, menos] = [registro(1), registro(1)];
    expect([soma(mais, a, b, 1, 1), soma(menos, a, b, -1, 1)]).toStrictEqual([false, false]);
    expect(mais).toStrictEqual(comMargem([3.5, -7], [0.375 + 3.5 * ULP, -7]));
    expect(menos).toStrictEqual(comMargem([2.5, -7], [0.375 + 2.5 * ULP, -7]));
  });

  test('o maior e o menor levam o maior dos dois erros', () => {
    const [a, b] = [comMargem([3, -1, 9], [0.5, 0.25, 9]), comMargem([2, 4, 9], [0.125, 1, 9])];
    const [maior, menor] = [registro(2), registro(2)];
    expect([maximo(maior, a, b, 2), minimo(menor, a, b, 2)]).toStrictEqual([false, false]);
    expect(maior).toStrictEqual(comMargem([3, 4, -7], [0.5, 1, -7]));
    expect(menor).toStrictEqual(comMargem([2, -1, -7], [0.5, 1, -7]));
  });
});

type Modo = 'meioParaCima' | 'paraBaixo' | 'teto';

/** One row: the rounded value and its error, or undefined where the row fails. */
function arredondado(v: number, e: number, escala: number, modo: Modo): readonly number[] | undefined {
  const [r, falhas] = [registro(1), new Uint8Array(2)];
  const falhou = arredonda(r, comMargem([v, 0.5], [e, 9]), escala, modo, falhas, 1);
  expect([falhas[0] === 1, falhas[1]]).toStrictEqual([falhou, 0]);
  expect([r.v[1], r.e[1]]).toStrictEqual([-7, -7]);
  return falhou ? undefined : [r.v[0] as number, r.e[0] as number];
}

describe('arredondar só responde onde o erro não muda a resposta', () => {
  test.each<[Modo, number, number]>([
    ['meioParaCima', 2.25, 2],
    ['meioParaCima', 2.75, 3],
    ['paraBaixo', 2.25, 2],
    ['paraBaixo', 2.75, 2],
    ['teto', 2.25, 3],
    ['teto', 2.75, 3],
  ])('%s de %d dá %d', (modo, de, para) => {
    expect(arredondado(de, 2 ** -20, 1, modo)).toStrictEqual([para, para * ULP]);
    // In hundredths: the same number of them.
    expect(arredondado(de / 64, 2 ** -26, 64, modo)).toStrictEqual([para / 64, (para / 64) * ULP]);
  });

  test('o zero exato responde nos três modos', () => {
    for (const modo of ['meioParaCima', 'paraBaixo', 'teto'] as const)
      expect(arredondado(0, 0, 100, modo)).toStrictEqual([0, 0]);
  });

  test('perto da metade, o limite do erro decide por um fio', () => {
    // 0,5 × 4 = 2, half a unit from where it would change. Margin: 4e + 2 × 4 ULP, which is 0,5 for e = 0,125 − 2 ULP.
    expect(arredondado(0.5, 0.125 - 2 * ULP, 4, 'meioParaCima')).toBeUndefined();
    expect(arredondado(0.5, 0.125 - 2 * ULP - 2 ** -55, 4, 'meioParaCima')).toStrictEqual([0.5, 0.5 * ULP]);
    // 0,75: a quarter above one half. Margin: e + 0,75 × 4 ULP.
    expect(arredondado(0.75, 0.25 - 3 * ULP, 1, 'meioParaCima')).toBeUndefined();
    expect(arredondado(0.75, 0.25 - 4 * ULP, 1, 'meioParaCima')).toStrictEqual([1, ULP]);
    // 0,5 itself is never sure: its own double may be off.
    expect(arredondado(0.5, 0, 1, 'meioParaCima')).toBeUndefined();
  });

  test('perto do inteiro, por baixo e por cima, também', () => {
    // Margin e + x × 4 ULP against 0,25: x = 1,25 is above 1, and x = 0,75 below it.
    for (const modo of ['paraBaixo', 'teto'] as const) {
      expect(arredondado(1.25, 0.25 - 5 * ULP, 1, modo)).toBeUndefined();
      expect(arredondado(1.25, 0.25 - 6 * ULP, 1, modo)).toBeDefined();
      expect(arredondado(0.75, 0.25 - 3 * ULP, 1, modo)).toBeUndefined();
      expect(arredondado(0.75, 0.25 - 4 * ULP, 1, modo)).toBeDefined();
      expect(arredondado(3, 0, 1, modo)).toBeUndefined();
    }
  });

  test('o negativo e o que transborda ficam para o decimal', () => {
    for (const [v, e] of [
      [-0.25, 0],
      [-0.25, 2 ** -20],
      [Infinity, Infinity],
      [Number.NaN, Infinity],
      // 2^49: four ULP of it are half a unit.
      [2 ** 49 + 0.25, 0],
    ] as const)
      expect(arredondado(v, e, 1, 'meioParaCima')).toBeUndefined();
    // 2^48 + ¼: a quarter from the half… and so is the margin, but at 2^47 it is an eighth.
    expect(arredondado(2 ** 48 + 0.25, 0, 1, 'meioParaCima')).toBeUndefined();
    expect(arredondado(2 ** 47 + 0.25, 0, 1, 'meioParaCima')).toStrictEqual([2 ** 47, 2 ** 47 * ULP]);
  });
});

/** One row of a table with two limits, and a third bracket that the law does not have. */
function daFaixa(chave: number, e: number, limites = [2, 8]): readonly number[] | undefined {
  const [r, falhas] = [registro(1), new Uint8Array(2)];
  const falhou = buscaFaixa(r, comMargem([chave, 2], [e, 9]), limites, [10, -20, Number.NaN], falhas, 1);
  expect([falhas[0] === 1, falhas[1]]).toStrictEqual([falhou, 0]);
  expect([r.v[1], r.e[1]]).toStrictEqual([-7, -7]);
  return falhou ? undefined : [r.v[0] as number, r.e[0] as number];
}

describe('a faixa só responde com a chave longe dos limites', () => {
  test('o valor é o da faixa, com o erro do seu double', () => {
    expect(daFaixa(1, 0)).toStrictEqual([10, 10 * ULP]);
    expect(daFaixa(4, 0)).toStrictEqual([-20, 20 * ULP]);
    expect(daFaixa(-1, 0)).toStrictEqual([10, 10 * ULP]);
  });

  test('sem valor na lei, a linha falha', () => {
    expect(daFaixa(9, 0)).toBeUndefined();
  });

  test('a dúvida vai até o erro da chave mais um ULP dela', () => {
    // 4 is 2 above the first limit: e + 4 ULP = 2.
    expect(daFaixa(4, 2 - 4 * ULP)).toBeUndefined();
    expect(daFaixa(4, 2 - 5 * ULP)).toStrictEqual([-20, 20 * ULP]);
    // 6 is 2 below the second.
    expect(daFaixa(6, 2 - 6 * ULP)).toBeUndefined();
    expect(daFaixa(6, 2 - 7 * ULP)).toStrictEqual([-20, 20 * ULP]);
    // −4 is 2 below a limit of −2, and counts by its size.
    expect(daFaixa(-4, 2 - 4 * ULP, [-2, 8])).toBeUndefined();
    expect(daFaixa(-4, 2 - 5 * ULP, [-2, 8])).toStrictEqual([10, 10 * ULP]);
    expect(daFaixa(2, 0)).toBeUndefined();
  });

  test('a chave que transborda falha', () => {
    expect(daFaixa(Infinity, Infinity)).toBeUndefined();
    expect(daFaixa(Number.NaN, Number.NaN)).toBeUndefined();
  });
});

test('o sinal é duvidoso para o número que cabe no próprio erro, e não para o zero exato', () => {
  const falhas = new Uint8Array(8);
  const a = comMargem(
    [0, 1, -1, 1, -1, 0, Number.NaN, 0],
    [0, 1, 1, 1 - ULP, 1 - ULP, 2 ** -60, Infinity, 1],
  );
  expect(marcaDuvidosas(a, falhas, 7)).toBe(true);
  expect([...falhas]).toStrictEqual([0, 1, 1, 0, 0, 1, 1, 0]);
  expect(marcaDuvidosas(comMargem([0, 3], [0, 1]), falhas, 2)).toBe(false);
});
