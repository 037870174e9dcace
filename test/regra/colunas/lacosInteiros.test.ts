import * as lacos from '../../../src/regra/colunas/lacosInteiros';
import type { Afim } from '../../../src/regra/colunas/montaInteiros';

const vetor = (...valores: readonly number[]): Float64Array => Float64Array.from(valores);
const afim = (fator: number, soma: number, ...base: readonly number[]): Afim<Float64Array> => ({
  base: vetor(...base),
  fator,
  soma,
});

type Laco = (r: Float64Array, n: number) => unknown;

/** Runs a loop on two rows of three: the third has to stay as it was. */
function duasLinhas(laco: Laco): readonly number[] {
  const r = vetor(-7, -7, -7);
  expect(laco(r, 2)).toBe(false);
  return [...r];
}

describe('cada laço de inteiros faz a sua conta em n linhas', () => {
  // 2x + 3 of 5 and 7: 13 and 17. −2y + 24 of 4 and 5: 16 and 14.
  const [a, b] = [afim(2, 3, 5, 7, 9), afim(-2, 24, 4, 5, 9)];

  test.each<[string, Laco, readonly number[]]>([
    ['multiplica', (r, n) => lacos.multiplica(r, a, b, n), [13 * 16, 17 * 14, -7]],
    ['soma', (r, n) => lacos.soma(r, a, b, n), [29, 31, -7]],
    ['maximo', (r, n) => lacos.maximo(r, a, b, n), [16, 17, -7]],
    ['minimo', (r, n) => lacos.minimo(r, a, b, n), [13, 14, -7]],
    ['aoMenosConstante', (r, n) => lacos.aoMenosConstante(r, a, 15, n), [15, 17, -7]],
    ['noMaximoConstante', (r, n) => lacos.noMaximoConstante(r, a, 15, n), [13, 15, -7]],
    // (13 + 4) ÷ 5 = 3,4 and (17 + 4) ÷ 5 = 4,2.
    ['divide', (r, n) => lacos.divide(r, a, 4, 5, n), [3, 4, -7]],
  ])('%s', (_nome, laco, esperado) => {
    expect(duasLinhas(laco)).toStrictEqual(esperado);
  });

  test('desfazEscala divide pela escala', () => {
    const r = vetor(-7, -7, -7);
    lacos.desfazEscala(r, a, 10, 2);
    expect([...r]).toStrictEqual([1.3, 1.7, -7]);
  });

  test('espalha leva cada número dividido à sua linha', () => {
    const destino = vetor(-7, -7, -7, -7);
    lacos.espalha(destino, Int32Array.of(3, 1, 0), a, 10, 2);
    expect([...destino]).toStrictEqual([-7, 1.7, -7, 1.3]);
  });
});

describe('leInteiros', () => {
  const le = (limite: number, ...numeros: readonly number[]): readonly [boolean, number[], number[]] => {
    const r = new Float64Array(numeros.length).fill(-7);
    const falhas = new Uint8Array(numeros.length);
    const falhou = lacos.leInteiros(r, vetor(...numeros), 100, limite, falhas, numeros.length - 1);
    return [falhou, [...r], [...falhas]];
  };

  test('lê como centavos inteiros o que é o double deles, até o limite incluso', () => {
    // 0,29 × 100 is 28,999… in doubles; 1,005 has three decimals.
    expect(le(123457, 0.29, 1234.57, 12, 0, 5)).toStrictEqual([
      false,
      [29, 123457, 1200, 0, -7],
      [0, 0, 0, 0, 0],
    ]);
  });

  test('falha com casas a mais, acima do limite e sem número', () => {
    const [falhou, , falhas] = le(123456, 1.005, 1234.57, 1234.56, Number.NaN, 1.005);
    expect([falhou, falhas]).toStrictEqual([true, [1, 1, 0, 1, 0]]);
  });
});

test('marcaNegativos marca as linhas abaixo de zero, e não o zero', () => {
  // 2x − 4 of 1, 2 and 3: −2, 0 and 2.
  const falhas = new Uint8Array(4);
  expect(lacos.marcaNegativos(afim(2, -4, 1, 2, 3, 0), falhas, 3)).toBe(true);
  expect([...falhas]).toStrictEqual([1, 0, 0, 0]);
  expect(lacos.marcaNegativos(afim(2, -4, 2, 3), falhas, 2)).toBe(false);
});

describe('buscaFaixa', () => {
  const busca = (...chaves: readonly number[]): readonly [boolean, number[], number[]] => {
    const r = new Float64Array(chaves.length).fill(-7);
    const falhas = new Uint8Array(chaves.length);
    // The key is 2x + 1; up to 11, up to 21, and no value above.
    const falhou = lacos.buscaFaixa(
      r,
      afim(2, 1, ...chaves),
      [11, 21],
      [100, 50, Number.NaN],
      falhas,
      chaves.length - 1,
    );
    return [falhou, [...r], [...falhas]];
  };

  test('dá o valor da faixa, com o limite incluso', () => {
    expect(busca(0, 5, 6, 10, 0)).toStrictEqual([false, [100, 100, 50, 50, -7], [0, 0, 0, 0, 0]]);
  });

  test('falha onde não há valor', () => {
    expect(busca(5, 11, 0)).toStrictEqual([true, [100, Number.NaN, -7], [0, 1, 0]]);
  });
});
