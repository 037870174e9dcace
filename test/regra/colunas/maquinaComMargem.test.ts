import { maquinaComMargem } from '../../../src/regra/colunas/maquinaComMargem';
import { type No, Nos } from '../../../src/regra/colunas/no';
import { Decimal } from '../../../src/valor/decimal';

const nos = new Nos();
const c = (valor: number | string): No => nos.constante(new Decimal(valor));
const [x, y] = [nos.fato('x'), nos.fato('y')];

/** One row on a machine of one: its number, or NaN where the row fails. */
function umaLinha(raiz: No, fatos: Readonly<Record<string, number>>, doSinal: readonly No[] = []): number {
  const maquina = maquinaComMargem([raiz], doSinal, 1);
  for (const [nome, valor] of Object.entries(fatos)) maquina.entradas.get(nome)?.fill(valor);
  const falhou = maquina.executa(1);
  expect(maquina.falhas[0] === 1).toBe(falhou);
  return falhou ? Number.NaN : (maquina.valores(raiz)[0] as number);
}

describe('a máquina com margem faz cada operação em doubles', () => {
  const faixa = nos.faixa(
    x,
    [
      { valor: new Decimal(10), incluso: true },
      { valor: new Decimal(20), incluso: true },
    ],
    [new Decimal('0.1'), null, new Decimal(2)],
  );
  // Numbers whose doubles are exact, so that each result is too.
  test.each<[string, No, number]>([
    ['1,125 × 2,5', nos.binario('vezes', x, y), 2.8125],
    ['1,125 × 3', nos.binario('vezes', x, c(3)), 3.375],
    ['3 × 1,125', nos.binario('vezes', c(3), x), 3.375],
    ['1,125 + 2,5', nos.binario('mais', x, y), 3.625],
    ['1,125 − 2,5', nos.binario('menos', x, y), -1.375],
    ['o maior', nos.binario('maior', x, y), 2.5],
    ['o menor', nos.binario('menor', x, y), 1.125],
    ['1,125 + 3, que é constante', nos.binario('mais', x, c(3)), 4.125],
    ['2,5 ÷ 4', nos.divide(y, new Decimal(4)), 0.625],
    ['o teto', nos.teto(x), 2],
    ['a uma casa, para baixo', nos.arredonda(x, 1, 'paraBaixo'), 1.1],
    ['a uma casa', nos.arredonda(nos.binario('mais', x, c('0.03')), 1, 'meioParaCima'), 1.2],
    ['a faixa', faixa, 0.1],
  ])('%s', (_nome, no, esperado) => {
    expect(umaLinha(no, { x: 1.125, y: 2.5 })).toBe(esperado);
  });

  test('falha a linha em dúvida', () => {
    expect(umaLinha(nos.teto(x), { x: 1 })).toBeNaN();
    expect(umaLinha(nos.arredonda(x, 0, 'meioParaCima'), { x: 1.5 })).toBeNaN();
    expect(umaLinha(nos.arredonda(x, 0, 'paraBaixo'), { x: 1.5 })).toBe(1);
    expect(umaLinha(faixa, { x: 10 })).toBeNaN();
    expect(umaLinha(faixa, { x: 15 })).toBeNaN();
    expect(umaLinha(faixa, { x: 25 })).toBe(2);
  });

  test('das raízes de que só conta o sinal, falha a que pode estar dos dois lados', () => {
    const diferenca = nos.binario('menos', x, y);
    // The facts may differ from their doubles by 6×10⁻¹⁵ of themselves: 0,3 and 0,1 + 0,2 are the same number.
    expect(umaLinha(diferenca, { x: 0.1 + 0.2, y: 0.3 }, [diferenca])).toBeNaN();
    expect(umaLinha(diferenca, { x: 0.3, y: 0.3 }, [diferenca])).toBeNaN();
    expect(umaLinha(diferenca, { x: 0.5, y: 0.25 }, [diferenca])).toBe(0.25);
    expect(umaLinha(diferenca, { x: 0.3, y: 0.3 })).toBe(0);
  });

  test('o double de uma constante também tem erro', () => {
    // 0,17 × 0,17 = 0,0289, and in doubles they differ by more than one ULP: the sign is not known.
    const quadrado = nos.binario('vezes', nos.binario('maior', x, c('0.17')), c('0.17'));
    const diferenca = nos.binario('menos', quadrado, c('0.0289'));
    expect(umaLinha(diferenca, { x: 0.00001 }, [diferenca])).toBeNaN();
    // Two numbers that have the same double.
    const inexata: No = { tipo: 'menos', chave: '', a: c('-1.1'), b: c('-1.10000000000000001') };
    expect(umaLinha(inexata, {}, [inexata])).toBeNaN();
    // Each counts as off by 1,1 ULP: 4 ULP apart they are told from one another, and 2 ULP apart they are not.
    const longe: No = { tipo: 'menos', chave: '', a: c('-1.1'), b: c('-1.1000000000000008882') };
    expect(umaLinha(longe, {}, [longe])).toBe(4 * 2 ** -52);
    const perto: No = { tipo: 'menos', chave: '', a: c('-1.1'), b: c('-1.1000000000000004441') };
    expect(umaLinha(perto, {}, [perto])).toBeNaN();
  });

  test('o zero exato tem sinal certo', () => {
    const zero = nos.binario('menos', nos.binario('vezes', x, c('1.1')), y);
    expect(umaLinha(zero, { x: 0, y: 0 }, [zero])).toBe(0);
  });
});

test('as linhas vão cada uma ao seu lugar, e as que falham em nenhum', () => {
  const teto = nos.teto(x);
  const maquina = maquinaComMargem([teto], [], 4);
  const roda = (...numeros: readonly number[]): readonly [boolean, number[], number[]] => {
    const destino = new Float64Array(4).fill(-7);
    maquina.entradas.get('x')?.set(numeros);
    const falhou = maquina.executa(numeros.length);
    maquina.espalha(teto, Int32Array.of(3, 0, 2, 1), destino);
    return [falhou, [...maquina.falhas], [...destino]];
  };
  expect(maquina.entradas.get('x')).toHaveLength(4);
  expect(roda(1.5, 2.5, 3.5)).toStrictEqual([false, [0, 0, 0, 0], [3, -7, 4, 2]]);
  expect(roda(1.5, 2, 3.5)).toStrictEqual([true, [0, 1, 0, 0], [-7, -7, 4, 2]]);
  expect(roda(1.5, 2.5)).toStrictEqual([false, [0, 0, 0, 0], [3, -7, -7, 2]]);
});
