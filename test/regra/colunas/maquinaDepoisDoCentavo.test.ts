import type { Uso } from '../../../src/regra/colunas/aritmeticas';
import { SemEscala } from '../../../src/regra/colunas/escalas';
import { maquinaDepoisDoCentavo } from '../../../src/regra/colunas/maquinaDepoisDoCentavo';
import { type No, Nos } from '../../../src/regra/colunas/no';
import { Decimal } from '../../../src/valor/decimal';

const nos = new Nos();
const c = (valor: number | string): No => nos.constante(new Decimal(valor));
const [x, y] = [nos.fato('x'), nos.fato('y')];
const total = nos.arredonda(nos.binario('vezes', x, c('0.15')), 2, 'meioParaCima');
const terco = nos.divide(total, new Decimal(3));
const parte = nos.arredonda(terco, 2, 'paraBaixo');
const primeira = nos.binario('menos', total, nos.binario('vezes', parte, c(2)));

/** One row on a machine of one: the number of each root, or NaN where the row fails. */
function umaLinha(
  raizes: readonly No[],
  fatos: Readonly<Record<string, number>>,
  uso: Uso = 'valor',
): number[] {
  const maquina = maquinaDepoisDoCentavo(raizes, uso, 1);
  expect([...maquina.entradas.keys()].sort()).toStrictEqual(Object.keys(fatos).sort());
  for (const [nome, valor] of Object.entries(fatos)) maquina.entradas.get(nome)?.fill(valor);
  const falhou = maquina.executa(1);
  expect(maquina.falhas[0] === 1).toBe(falhou);
  return raizes.map((raiz) => (falhou ? Number.NaN : (maquina.valores(raiz)[0] as number)));
}

describe('com muitas casas, o primeiro arredondamento tem margem e o resto é exato', () => {
  // 15% of 66,66789 = 10,0001835: 10,00.
  const fatos = { x: 66.66789 };

  test('o total e as prestações somam', () => {
    // 10 ÷ 3 = 3,33…: 3,33, and 10 − 2 × 3,33 = 3,34.
    expect(umaLinha([total, primeira, parte], fatos)).toStrictEqual([10, 3.34, 3.33]);
  });

  test.each<[string, No, number]>([
    ['o teto de 10 ÷ 3', nos.teto(terco), 4],
    ['o teto de 10 exatos', nos.teto(total), 10],
    [
      'a faixa de 10 exatos',
      nos.faixa(total, [{ valor: new Decimal(10), incluso: true }], [new Decimal('0.1'), null]),
      0.1,
    ],
    ['ao menos 12,34', nos.binario('maior', total, c('12.34')), 12.34],
    ['12,34 a menos', nos.arredonda(nos.binario('menos', c('12.34'), total), 2, 'paraBaixo'), 2.34],
    // 10,00 and 66,66789 down to 66,66.
    ['a soma de dois arredondados', nos.binario('mais', total, nos.arredonda(x, 2, 'paraBaixo')), 76.66],
    ['10 ÷ 16', nos.divide(total, new Decimal(16)), 0.625],
  ])('%s', (_nome, no, esperado) => {
    expect(umaLinha([no], fatos)).toStrictEqual([esperado]);
  });

  test('o teto e a faixa de um fato respondem sem arredondamento', () => {
    const faixa = nos.faixa(
      x,
      [{ valor: new Decimal(50), incluso: true }],
      [new Decimal(1), new Decimal('0.3')],
    );
    expect(umaLinha([nos.teto(x)], fatos)).toStrictEqual([67]);
    expect(umaLinha([faixa], fatos)).toStrictEqual([0.3]);
    expect(umaLinha([nos.teto(x), total, faixa, parte], fatos)).toStrictEqual([67, 10, 0.3, 3.33]);
  });

  test('uma constante responde ao lado do resto', () => {
    expect(umaLinha([total, c('0.07')], fatos)).toStrictEqual([10, 0.07]);
    expect(umaLinha([c('0.07')], {})).toStrictEqual([0.07]);
  });
});

describe('o que nunca se arredonda não é o próprio número', () => {
  test.each<[string, readonly No[]]>([
    ['o produto', [nos.binario('vezes', x, c('0.15'))]],
    ['a constante menos o fato', [nos.binario('menos', c(100), x)]],
    ['um ao lado de um arredondado', [total, x]],
    ['um ao lado do teto', [nos.teto(x), x]],
    [
      'o arredondado mais um fato, arredondado outra vez',
      [nos.arredonda(nos.binario('mais', total, y), 2, 'paraBaixo')],
    ],
  ])('%s', (_nome, raizes) => {
    const cria = (): unknown => maquinaDepoisDoCentavo(raizes, 'valor', 1);
    expect(cria).toThrow(SemEscala);
    expect(cria).toThrow('sem arredondamento');
  });

  test('mas o seu sinal se sabe, fora da margem', () => {
    const diferenca = nos.binario('menos', c(100), x);
    expect(umaLinha([diferenca], { x: 99.5 }, 'sinal')).toStrictEqual([0.5]);
    expect(umaLinha([diferenca], { x: 100 }, 'sinal')).toStrictEqual([Number.NaN]);
    // 10,00 − y.
    const contra = nos.binario('menos', total, y);
    expect(umaLinha([contra], { x: 66.66789, y: 9.5 }, 'sinal')).toStrictEqual([0.5]);
    expect(umaLinha([contra], { x: 66.66789, y: 10 }, 'sinal')).toStrictEqual([Number.NaN]);
  });

  test('e o do que já está arredondado é sempre certo', () => {
    expect(umaLinha([nos.binario('menos', total, c(10))], { x: 66.66789 }, 'sinal')).toStrictEqual([0]);
    expect(umaLinha([nos.binario('menos', c(10), total)], { x: 66.66789 }, 'sinal')).toStrictEqual([0]);
  });
});

describe('as linhas de um bloco', () => {
  // Above 20 the law has no bracket: those rows fail in the second part.
  const faixa = nos.faixa(total, [{ valor: new Decimal(20), incluso: true }], [new Decimal(1), null]);
  const linhas = Int32Array.of(3, 0, 2, 1);

  const roda = (maquina: ReturnType<typeof maquinaDepoisDoCentavo>, raiz: No, numeros: readonly number[]) => {
    const destino = new Float64Array(4).fill(-7);
    maquina.entradas.get('x')?.set(numeros);
    const falhou = maquina.executa(numeros.length);
    maquina.espalha(raiz, linhas, destino);
    return [falhou, [...maquina.falhas].slice(0, numeros.length), [...destino]];
  };

  test('vão cada uma ao seu lugar, e as que falham em nenhum', () => {
    const maquina = maquinaDepoisDoCentavo([faixa, parte], 'valor', 4);
    expect(maquina.entradas.get('x')).toHaveLength(4);
    expect(roda(maquina, faixa, [1.001, 10.001, 66.667])).toStrictEqual([false, [0, 0, 0], [1, -7, 1, 1]]);
    // 15% of 1 is 0,15, of 10 is 1,50 and of 66,667 is 10,00005: thirds of 0,05, 0,50 and 3,33.
    expect(roda(maquina, parte, [1.001, 10.001, 66.667])).toStrictEqual([
      false,
      [0, 0, 0],
      [0.5, -7, 3.33, 0.05],
    ]);
    // 15% of 200,001 is above 20; 15% of 0,1 is one and a half centavos, too close to call.
    expect(roda(maquina, faixa, [1.001, 200.001, 66.667])).toStrictEqual([true, [0, 1, 0], [-7, -7, 1, 1]]);
    expect(roda(maquina, faixa, [1.001, 200.001, 0.1])).toStrictEqual([true, [0, 1, 1], [-7, -7, -7, 1]]);
    expect(roda(maquina, faixa, [0.1, 1.001])).toStrictEqual([true, [1, 0], [1, -7, -7, -7]]);
    expect(roda(maquina, faixa, [1.001, 1.001])[2]).toStrictEqual([1, -7, -7, 1]);
  });
});
