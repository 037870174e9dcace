import type { Destino } from '../../../src/regra/colunas/executavel';
import { anota, DO_RAMO, numerosDe, ramo, valor } from './anotaGrupos';

describe('as linhas de uma combinação só', () => {
  test('vão bloco a bloco, com os seus números', () => {
    const { roda, pedidas } = anota([valor()]);
    const { corridas, valores, sozinhas } = roda(2500, [numerosDe(1, 2501)]);
    expect(corridas).toStrictEqual([
      ['valor', numerosDe(0, 1024)],
      ['valor', numerosDe(1024, 2048)],
      ['valor', numerosDe(2048, 2500)],
    ]);
    expect(valores).toStrictEqual(numerosDe(1, 2501));
    expect([sozinhas, pedidas]).toStrictEqual([[], ['valor']]);
  });

  test('um bloco cheio é um só, e sem linhas não há nenhum', () => {
    const { roda } = anota([valor()]);
    expect(roda(1024, [numerosDe(1, 1025)]).corridas).toHaveLength(1);
    expect(roda(0, [[]]).corridas).toStrictEqual([]);
  });

  test('com o mesmo número para todas, só se escreve', () => {
    const { roda } = anota([ramo(), valor()], DO_RAMO);
    expect(roda(3, [['R7'], [5]])).toStrictEqual({ valores: [7, 7, 7], sozinhas: [], corridas: [] });
  });

  test('sozinhas, vão uma a uma, na sua ordem', () => {
    const { roda, pedidas } = anota([ramo(), valor()], DO_RAMO);
    expect(roda(3, [['R7'], ['x']])).toStrictEqual({
      valores: [-1, -1, -1],
      sozinhas: [0, 1, 2],
      corridas: [],
    });
    expect(pedidas).toStrictEqual([]);
  });
});

describe('as linhas de várias combinações', () => {
  test('esperam pelas da sua, e as que vão sozinhas vêm primeiro', () => {
    const { roda, pedidas } = anota([ramo(), valor()]);
    const colunas = [
      ['A', 'B', 'A', null, 'B', 'A'],
      [10, 20, 'x', 40, null, 60],
    ];
    expect(roda(6, colunas)).toStrictEqual({
      valores: [10, 20, -1, 40, 0, 60],
      sozinhas: [2],
      corridas: [
        ['A valor', [0, 5]],
        ['B valor', [1]],
        ['valor', [3]],
        ['B', [4]],
      ],
    });
    expect(pedidas).toStrictEqual(['A valor', 'B valor', 'valor', 'B']);
  });

  test('com 512 à espera, correm', () => {
    const { roda } = anota([ramo()]);
    const { corridas, valores } = roda(1300, [numerosDe(0, 1300).map((i) => (i % 2 === 0 ? 'A' : 'B'))]);
    const pares = (de: number, ate: number) => numerosDe(de, ate).filter((i) => i % 2 === 0);
    const impares = (de: number, ate: number) => numerosDe(de, ate).filter((i) => i % 2 === 1);
    expect(corridas).toStrictEqual([
      ['A', pares(0, 1024)],
      ['B', impares(0, 1024)],
      ['A', pares(1024, 1300)],
      ['B', impares(1024, 1300)],
    ]);
    expect(valores).toStrictEqual(numerosDe(0, 1300).map((i) => i + 0.5));
  });

  test('o que é igual em todo o bloco junta-se ao que varia, antes e depois', () => {
    const { roda } = anota([ramo('a'), ramo('b'), ramo('c'), ramo('d')]);
    const { corridas } = roda(3, [['A'], ['X', 'Y', 'X'], ['C'], ['Z', 'Z', 'W']]);
    expect(corridas).toStrictEqual([
      ['A X C Z', [0]],
      ['A Y C Z', [1]],
      ['A X C W', [2]],
    ]);
  });

  test('as filas crescem com as combinações, e não perdem quem já esperava', () => {
    const { roda, pedidas } = anota([ramo()]);
    // A new text every fifty rows: 10 in the first 500, 26 in 1300, with the 21st in the second block.
    const { corridas, valores } = roda(1300, [numerosDe(0, 1300).map((i) => `R${Math.floor(i / 50)}`)]);
    expect(corridas).toStrictEqual(numerosDe(0, 26).map((r) => [`R${r}`, numerosDe(50 * r, 50 * r + 50)]));
    expect(valores).toStrictEqual(numerosDe(0, 1300).map((i) => i + 0.5));
    expect(pedidas).toHaveLength(26);
  });

  test('com os lugares das filas todos tomados, não há outro', () => {
    const { roda, pedidas } = anota([ramo()]);
    roda(14, [numerosDe(0, 14).map((r) => `R${r}`)]); // and the two states that stand for none: sixteen
    expect(pedidas).toStrictEqual(numerosDe(0, 14).map((r) => `R${r}`));
  });
});

describe('a tabela fixa', () => {
  test('o estado da linha diz o seu número, seja qual for o tamanho da tabela', () => {
    const { roda } = anota([ramo()], DO_RAMO);
    const { valores, corridas } = roda(1300, [numerosDe(0, 1300).map((i) => `R${i % 40}`)]);
    expect(valores).toStrictEqual(numerosDe(0, 1300).map((i) => i % 40));
    expect(corridas).toStrictEqual([]);
  });

  test('escreve-se na ordem: a linha que vai sozinha encontra prontas as de antes', () => {
    const { roda } = anota([ramo(), ramo('b')], DO_RAMO);
    const vistos: number[] = [];
    const colunas = [['R1', 7, 'R2', 7], ['X']];
    const olha = (linha: number, valores: Float64Array) => vistos.push(valores[linha - 1] as number);
    const { valores, sozinhas } = roda(4, colunas, olha);
    expect([valores[0], valores[2], sozinhas, vistos]).toStrictEqual([1, 2, [1, 3], [1, 2]]);
    // Again, after a call in which it was not all fixed.
    roda(2, [['Rx', 'R1'], ['X']]);
    expect(roda(4, colunas, olha).valores[2]).toBe(2);
  });

  test('cada bloco escreve só as suas linhas', () => {
    const { roda } = anota([ramo()], DO_RAMO);
    const [UM, DOIS] = [Array<string>(1024).fill('R1'), Array<string>(10).fill('R2')];
    expect(roda(1034, [[...UM, ...DOIS]])).toStrictEqual({
      valores: numerosDe(0, 1034).map((i) => (i < 1024 ? 1 : 2)),
      sozinhas: [],
      corridas: [],
    });
    // Two kinds in each block, and one row by itself at the place where the second block ends.
    const mistas = numerosDe(0, 1029).map((i) => (i === 5 ? 7 : `R${(i % 2) + 1}`));
    expect(roda(1029, [mistas]).sozinhas).toStrictEqual([5]);
  });

  test('se alguma das combinações tem conta, as outras continuam fixas', () => {
    const { roda } = anota([ramo()], DO_RAMO);
    expect(roda(4, [['R5', 'Rx', 'R6', 'Rx']])).toStrictEqual({
      valores: [5, 1.5, 6, 3.5],
      sozinhas: [],
      corridas: [['Rx', [1, 3]]],
    });
  });
});

describe('de uma chamada para outra', () => {
  test('guardam-se os programas, e o número fixo é o do resultado que se pede', () => {
    const { roda, pedidas } = anota([ramo()], (combinacao, { saidas }) =>
      saidas[0] === 'base' ? Number.NaN : DO_RAMO(combinacao, {} as Destino) + saidas.length,
    );
    const colunas = [['R5', 'R6']];
    expect(roda(2, colunas).valores).toStrictEqual([5, 6]);
    expect(roda(2, colunas, undefined, ['valor']).valores).toStrictEqual([6, 7]);
    expect(roda(2, colunas, undefined, ['base']).corridas).toStrictEqual([
      ['R5', [0]],
      ['R6', [1]],
    ]);
    expect(roda(2, colunas)).toStrictEqual({ valores: [5, 6], sozinhas: [], corridas: [] });
    expect(pedidas).toStrictEqual(['R5', 'R6']);
  });

  test('a que se interrompe não deixa linhas à espera', () => {
    const { roda } = anota([ramo()]);
    const interrompe = (): void => {
      throw new Error('interrompida');
    };
    expect(() => roda(3, [['A', 'B', 7]], interrompe)).toThrow('interrompida');
    expect(roda(1, [['C']]).corridas).toStrictEqual([['C', [0]]]);
  });
});

describe('não cabe mais nada', () => {
  const textos = (prefixo: string, quantos: number) => numerosDe(0, quantos).map((i) => `${prefixo}${i}`);

  test('com um dos dicionários cheio', () => {
    const { roda, grupos } = anota([valor(), ramo()]);
    roda(253, [[1], textos('R', 253)]);
    expect(grupos.cheios).toBe(false);
    roda(2, [[1], ['S', 'T']]);
    expect(grupos.cheios).toBe(true);
  });

  test('com todos os estados tomados, ainda que sobrem textos', () => {
    const { roda, grupos } = anota([ramo(), ramo('b')]);
    // 2 + 20 + 20 × 203 = 4082; with four more of the first, and three with each of those: 4098.
    const pares = (de: number, ate: number, quantos: number) =>
      numerosDe(de, ate).flatMap((i) => textos('S', quantos).map((s) => [`R${i}`, s] as const));
    const rodaPares = (lista: readonly (readonly [string, string])[]) =>
      roda(lista.length, [lista.map(([a]) => a), lista.map(([, b]) => b)]);
    rodaPares(pares(0, 20, 203));
    expect(grupos.cheios).toBe(false);
    rodaPares(pares(20, 24, 3));
    expect(grupos.cheios).toBe(true);
  });
});
