import type { ColunaDeNumeros } from '../../../src/regra/colunas/codificador';
import { compila, type Destino } from '../../../src/regra/colunas/executavel';
import type { Programa } from '../../../src/regra/colunas/gravaPrograma';
import { type No, Nos } from '../../../src/regra/colunas/no';
import type { NomeDeSaida } from '../../../src/regra/saida';
import { Decimal } from '../../../src/valor/decimal';

type Folha = Extract<Programa, { tipo: 'saida' }>;

const nos = new Nos();
const x = nos.fato('x');
const c = (quanto: string | number): No => nos.constante(new Decimal(quanto));
const menos = (a: No, b: No): No => nos.binario('menos', a, b);
const oitoPorCento = nos.arredonda(nos.binario('vezes', x, c('0.08')), 2, 'meioParaCima');

const folha = (saidas: Partial<Record<NomeDeSaida, No>>, resto: Partial<Folha> = {}): Folha => ({
  tipo: 'saida',
  saidas: new Map(Object.entries(saidas) as [NomeDeSaida, No][]),
  outras: new Set(),
  parcelas: [],
  ...resto,
});

const destino = (total: number, mudanca: Partial<Destino> = {}): Destino => ({
  valores: new Float64Array(total).fill(-1),
  parcelas: [],
  linhas: new Map(),
  saidas: ['valor'],
  querParcelas: false,
  total,
  ...mudanca,
});
const coluna = (...valores: readonly number[]): ColunaDeNumeros => ({
  nome: 'x',
  codifica: () => 1,
  copia: (linhas, n, para) => {
    for (let i = 0; i < n; i += 1) para[i] = valores[linhas[i] as number] as number;
  },
});

/** Runs the first `n` of the rows given; answers those that were left to be computed one by one. */
function roda(
  programa: Programa | ReturnType<typeof compila>,
  de: { linhas: readonly number[]; n?: number; numeros: ColunaDeNumeros; destino: Destino },
): number[] {
  const sozinhas: number[] = [];
  const umaLinha = (linha: number): void => {
    de.destino.valores[linha] = Number.NaN;
    sozinhas.push(linha);
  };
  const executavel = 'tipo' in programa ? compila(programa) : programa;
  executavel.executa(
    Int32Array.from(de.linhas),
    de.n ?? de.linhas.length,
    [de.numeros],
    de.destino,
    umaLinha,
  );
  return sozinhas;
}

describe('linha a linha', () => {
  test('cada uma vai sozinha, e nenhuma além das pedidas', () => {
    const para = destino(3);
    expect(compila({ tipo: 'linhaALinha' }).constante(para)).toBeNaN();
    const linhas = [2, 0, 1];
    expect(roda({ tipo: 'linhaALinha' }, { linhas, n: 2, numeros: coluna(), destino: para })).toStrictEqual([
      2, 0,
    ]);
  });
});

describe('um resultado', () => {
  test('fixo, sabe-se sem rodar, se não se querem as parcelas dele', () => {
    const fixo = folha({ valor: c(5), vias: x });
    const comParcelas = folha({ valor: c(5) }, { parcelas: [c(3), c(2)] });
    const constante = (programa: Programa, mudanca: Partial<Destino> = {}): number =>
      compila(programa).constante(destino(1, mudanca));
    expect(constante(fixo)).toBe(5);
    expect(constante(fixo, { querParcelas: true })).toBe(5);
    expect(constante(comParcelas)).toBe(5);
    expect(constante(comParcelas, { querParcelas: true })).toBeNaN();
    expect(constante(fixo, { saidas: ['vias'] })).toBeNaN();
    expect(constante(fixo, { saidas: ['base'] })).toBeNaN();
  });

  test('calcula-se só nas linhas pedidas', () => {
    const para = destino(4);
    // 8% × 100 = 8; 8% × 12,34 = 0,9872 → 0,99.
    const numeros = coluna(100, 50, 12.34, 50);
    expect(
      roda(folha({ valor: oitoPorCento }), { linhas: [2, 0, 1], n: 2, numeros, destino: para }),
    ).toStrictEqual([]);
    expect([...para.valores]).toStrictEqual([8, -1, 0.99, -1]);
  });

  test('o que a regra não dá vai linha a linha', () => {
    const de = { linhas: [1, 0], numeros: coluna(1, 1), destino: destino(2, { saidas: ['base'] }) };
    expect(roda(folha({ valor: x }), de)).toStrictEqual([1, 0]);
  });

  test('sem arredondamento, o que não cabe em centavos não se dá aproximado', () => {
    const para = destino(2);
    const numeros = coluna(1.25, 1.2345678);
    expect(
      roda(folha({ valor: nos.binario('vezes', x, c(2)) }), { linhas: [0, 1], numeros, destino: para }),
    ).toStrictEqual([1]);
    expect([...para.valores]).toStrictEqual([2.5, Number.NaN]);
  });

  const parte = nos.arredonda(nos.divide(oitoPorCento, new Decimal(3)), 2, 'paraBaixo');
  const primeira = menos(oitoPorCento, nos.binario('vezes', parte, c(2)));
  const parcelado = folha({ valor: oitoPorCento, base: nos.teto(x) }, { parcelas: [primeira, parte] });

  test('traz as parcelas quando se querem, e NaN nas linhas que não as têm', () => {
    const para = destino(3, { querParcelas: true });
    // 8% × 125 = 10 = 3,34 + 3,33 (+ 3,33).
    roda(parcelado, { linhas: [1], numeros: coluna(0, 125, 0), destino: para });
    expect([...para.valores]).toStrictEqual([-1, 10, -1]);
    expect(para.parcelas.map((parcela) => [...parcela])).toStrictEqual([
      [Number.NaN, 3.34, Number.NaN],
      [Number.NaN, 3.33, Number.NaN],
    ]);
    roda(parcelado, { linhas: [2], numeros: coluna(0, 0, 125), destino: para });
    expect(para.parcelas.map((parcela) => [...parcela])).toStrictEqual([
      [Number.NaN, 3.34, 3.34],
      [Number.NaN, 3.33, 3.33],
    ]);
  });

  test('não as traz quando não se querem', () => {
    const para = destino(1);
    roda(parcelado, { linhas: [0], numeros: coluna(125), destino: para });
    expect([...para.valores]).toStrictEqual([10]);
    expect(para.parcelas).toStrictEqual([]);
  });

  test('o mesmo programa serve a cada pedido: outro resultado, com e sem parcelas', () => {
    const executavel = compila(parcelado);
    const valores = (mudanca: Partial<Destino>): readonly number[] => {
      const para = destino(1, mudanca);
      roda(executavel, { linhas: [0], numeros: coluna(125), destino: para });
      return [...para.valores, ...para.parcelas.flatMap((parcela) => [...parcela])];
    };
    expect(valores({})).toStrictEqual([10]);
    expect(valores({ saidas: ['base'] })).toStrictEqual([125]);
    expect(valores({ querParcelas: true })).toStrictEqual([10, 3.34, 3.33]);
    expect(valores({ querParcelas: true, saidas: ['base'] })).toStrictEqual([125, 3.34, 3.33]);
    expect(valores({})).toStrictEqual([10]);
  });

  test('as suas máquinas montam-se uma vez', () => {
    let leituras = 0;
    const vigiado = { ...x } as No;
    Object.defineProperty(vigiado, 'tipo', { get: () => ((leituras += 1), 'fato') });
    const executavel = compila(folha({ valor: vigiado }));
    const de = { linhas: [0], numeros: coluna(125), destino: destino(1) };
    roda(executavel, de);
    const antes = leituras;
    roda(executavel, de);
    expect(antes).toBeGreaterThan(0);
    expect(leituras).toBe(antes);
  });
});
