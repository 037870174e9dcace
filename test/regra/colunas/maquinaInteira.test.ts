import { SemEscala } from '../../../src/regra/colunas/escalas';
import { maquinaInteira } from '../../../src/regra/colunas/maquinaInteira';
import { type No, Nos } from '../../../src/regra/colunas/no';
import { Decimal } from '../../../src/valor/decimal';

const nos = new Nos();
const c = (valor: number | string): No => nos.constante(new Decimal(valor));
const [x, y] = [nos.fato('x'), nos.fato('y')];
/** 15% of x, to the centavo. */
const imposto = nos.arredonda(nos.binario('vezes', x, c('0.15')), 2, 'meioParaCima');

/** One row on a machine of one: its number, or NaN where the row fails. */
function umaLinha(raiz: No, fatos: Readonly<Record<string, number>>): number {
  const maquina = maquinaInteira([raiz], 1);
  for (const [nome, valor] of Object.entries(fatos)) maquina.entradas.get(nome)?.fill(valor);
  const falhou = maquina.executa(1);
  expect(maquina.falhas[0] === 1).toBe(falhou);
  return falhou ? Number.NaN : (maquina.valores(raiz)[0] as number);
}

describe('a máquina de inteiros faz cada operação em centavos exatos', () => {
  const faixa = nos.faixa(
    x,
    [{ valor: new Decimal(10), incluso: true }],
    [new Decimal('2.5'), new Decimal(1), null],
  );

  test.each<[string, No, number]>([
    ['1,15 × 2,5', nos.binario('vezes', x, y), 2.875],
    ['1,15 + 2,5', nos.binario('mais', x, y), 3.65],
    ['2,5 − 1,15', nos.binario('menos', y, x), 1.35],
    ['o maior', nos.binario('maior', x, y), 2.5],
    ['o menor', nos.binario('menor', x, y), 1.15],
    ['ao menos 3', nos.binario('maior', x, c(3)), 3],
    ['ao menos 1', nos.binario('maior', x, c(1)), 1.15],
    ['no máximo 1', nos.binario('menor', x, c(1)), 1],
    ['no máximo 3', nos.binario('menor', x, c(3)), 1.15],
    ['uma constante', c('0.07'), 0.07],
    ['2,5 ÷ 4', nos.divide(y, new Decimal(4)), 0.625],
    // 0,1725
    ['15% de 1,15', imposto, 0.17],
    ['o teto', nos.teto(x), 2],
    ['a faixa', faixa, 2.5],
    ['o teto de 2,5 − 1,15', nos.teto(nos.binario('menos', y, x)), 2],
  ])('%s', (_nome, no, esperado) => {
    expect(umaLinha(no, { x: 1.15, y: 2.5 })).toBe(esperado);
  });

  test('falha a linha com casas a mais, a que passa do limite e a que arredonda abaixo de zero', () => {
    expect(umaLinha(imposto, { x: 1.155 })).toBeNaN();
    // 15x < 2^53: up to 600.479.950.316.066 centavos.
    expect(umaLinha(nos.binario('vezes', x, c('0.15')), { x: 6004799503160.66 })).toBe(900719925474.099);
    expect(umaLinha(nos.binario('vezes', x, c('0.15')), { x: 6004799503160.67 })).toBeNaN();
    expect(umaLinha(nos.teto(nos.binario('menos', x, y)), { x: 1, y: 1.01 })).toBeNaN();
    expect(umaLinha(nos.teto(nos.binario('menos', x, y)), { x: 1, y: 1 })).toBe(0);
  });

  test('falha a linha em faixa que a lei não tem', () => {
    const aberta = nos.faixa(x, [{ valor: new Decimal(10), incluso: false }], [new Decimal(5), null]);
    expect(umaLinha(aberta, { x: 9.99 })).toBe(5);
    expect(umaLinha(aberta, { x: 10 })).toBeNaN();
  });

  test('sem escala, não há máquina', () => {
    expect(() => maquinaInteira([nos.divide(x, new Decimal('0.3'))])).toThrow(SemEscala);
  });
});

describe('as linhas de um bloco', () => {
  test('são 1.024, se não se diz quantas', () => {
    const maquina = maquinaInteira([imposto]);
    expect([...maquina.entradas.keys()]).toStrictEqual(['x']);
    expect(maquina.entradas.get('x')).toHaveLength(1024);
    expect(maquina.falhas).toHaveLength(1024);
    expect(maquinaInteira([imposto], 3).falhas).toHaveLength(3);
  });

  test('vão cada uma ao seu lugar, e as que falham em nenhum', () => {
    const maquina = maquinaInteira([imposto, x], 4);
    const linhas = Int32Array.of(3, 0, 2, 1);
    const roda = (...numeros: readonly number[]): readonly [boolean, number[], number[], number[]] => {
      const destinos = [new Float64Array(4).fill(-7), new Float64Array(4).fill(-7)] as const;
      maquina.entradas.get('x')?.set(numeros);
      const falhou = maquina.executa(numeros.length);
      maquina.espalha(imposto, linhas, destinos[0]);
      maquina.espalha(x, linhas, destinos[1]);
      return [falhou, [...maquina.falhas], [...destinos[0]], [...destinos[1]]];
    };
    // 15% of 10, of 0,10 (0,015) and of 3: 1,50, 0,02 and 0,45.
    expect(roda(10, 0.1, 3)).toStrictEqual([false, [0, 0, 0, 0], [0.02, -7, 0.45, 1.5], [0.1, -7, 3, 10]]);
    expect(roda(10, 0.101, 3)).toStrictEqual([true, [0, 1, 0, 0], [-7, -7, 0.45, 1.5], [-7, -7, 3, 10]]);
    // What failed in one run does not in the next.
    expect(roda(10, 0.1)).toStrictEqual([false, [0, 0, 0, 0], [0.02, -7, -7, 1.5], [0.1, -7, -7, 10]]);
    expect([...maquina.valores(x)].slice(0, 2)).toStrictEqual([10, 0.1]);
  });
});
