import { calculaLinha } from '../../../src/regra/colunas/calculaLinha';
import type { Programa } from '../../../src/regra/colunas/gravaPrograma';
import { type No, Nos } from '../../../src/regra/colunas/no';
import type { NomeDeSaida } from '../../../src/regra/saida';
import { Decimal } from '../../../src/valor/decimal';

const LINHA_A_LINHA: Programa = { tipo: 'linhaALinha' };
const nos = new Nos();
const [x, y] = [nos.fato('x'), nos.fato('y')];
const d = (quanto: string | number): Decimal => new Decimal(quanto);
const c = (quanto: string | number): No => nos.constante(d(quanto));
const vezes = (a: No, b: No): No => nos.binario('vezes', a, b);
const menos = (a: No, b: No): No => nos.binario('menos', a, b);
const aoCentavo = (no: No): No => nos.arredonda(no, 2, 'meioParaCima');

const folha = (valor: No, outras: readonly NomeDeSaida[] = []): Programa => ({
  tipo: 'saida',
  saidas: new Map([['valor', valor]]),
  outras: new Set(outras),
  parcelas: [],
});
const ate = (diferenca: No, sim: Programa, nao: Programa): Programa => ({
  tipo: 'condicao',
  condicao: { chave: 'c', diferenca, compara: 'ate' },
  sim,
  nao,
});

const posicoes = new Map([
  ['x', 1],
  ['y', 0],
]);
const prepara = (programa: Programa, saidas: readonly NomeDeSaida[] = ['valor']) =>
  calculaLinha(programa, posicoes, saidas);
/** The cells hold y first, then x. */
const calcula = (programa: Programa, deX: number, deY = 0): number => prepara(programa)([deY, deX]);

describe('o programa de um resultado', () => {
  test('fixo, dá-o a qualquer linha', () => {
    expect([1, 0.1 + 0.2].map((deX) => calcula(folha(c('12.5')), deX))).toStrictEqual([12.5, 12.5]);
  });

  test('fixo, dá-o ainda que não tenha escala de números inteiros', () => {
    expect(calcula(folha(c('0.0123456789012')), 1)).toBe(0.0123456789012);
  });

  test('de números, calcula-o: 8% × 12,34 = 0,9872 → 0,99', () => {
    const oito = folha(aoCentavo(vezes(x, c('0.08'))));
    expect([12.34, 100].map((deX) => calcula(oito, deX))).toStrictEqual([0.99, 8]);
  });

  test('que ninguém pediu, ou que não é número, vai por extenso', () => {
    expect(prepara(folha(x), ['base'])([0, 1])).toBeNaN();
    expect(prepara(folha(x, ['isento']), ['isento', 'valor'])([0, 1])).toBeNaN();
    expect(calcula(LINHA_A_LINHA, 1)).toBeNaN();
  });
});

describe('os números que não cabem em centavos', () => {
  test('arredondados, resolve-os a margem: 8% × 600,0055 = 48,00044 → 48', () => {
    const oito = folha(aoCentavo(vezes(x, vezes(y, c('0.08')))));
    // 8% × 600,0055 × 1,0005 = 48,02444022 → 48,02; each number by itself, from its own cell.
    const calculaOito = prepara(oito);
    expect(calculaOito([1, 600.0055])).toBe(48);
    expect(calculaOito([1.0005, 600.0055])).toBe(48.02);
    expect(calculaOito([1, 100])).toBe(8);
  });

  test('perto demais do meio centavo, vão por extenso', () => {
    // 600,005 is not a double: at fifteen digits it is the very half centavo.
    expect(calcula(folha(aoCentavo(x)), 600.005)).toBeNaN();
  });

  test('sem arredondamento, o valor não se dá aproximado', () => {
    const dobro = folha(vezes(x, c(2)));
    expect(calcula(dobro, 1.25)).toBe(2.5);
    expect(calcula(dobro, 1.2345678)).toBeNaN();
  });
});

describe('a fórmula sem escala de números inteiros', () => {
  test('vai pela margem: 10 ÷ 1,5 = 6,666… → 6,67', () => {
    expect(calcula(folha(aoCentavo(nos.divide(x, d('1.5')))), 10)).toBe(6.67);
  });

  test('sem arredondamento nem escala, vai por extenso', () => {
    expect(calcula(folha(nos.divide(x, d('1.5'))), 10)).toBeNaN();
  });

  test('um defeito nosso não passa por falta de escala', () => {
    const defeituosa = { tipo: 'divide', chave: 'd', a: x } as No;
    expect(() => prepara(folha(defeituosa))).toThrow(TypeError);
  });
});

describe('a fórmula grande demais', () => {
  /** 2^8 − 1 = 255 steps, for 128x. */
  const dobrada = (vezesQue: number): No => {
    const metade = vezesQue === 0 ? x : dobrada(vezesQue - 1);
    return vezesQue === 0 ? x : nos.binario('mais', metade, metade);
  };
  const grande = folha(nos.binario('mais', dobrada(7), y));

  test('calcula-se na máquina, em números inteiros', () => {
    // 128 × 1,01 + 0,5 = 129,78; 128 × 2 + 0,25 = 256,25.
    const calculaGrande = prepara(grande);
    expect(calculaGrande([0.5, 1.01])).toBe(129.78);
    expect(calculaGrande([0.25, 2])).toBe(256.25);
    expect(calculaGrande([0.25, 1.001])).toBeNaN();
    expect(calculaGrande([0.5, 1.01])).toBe(129.78);
  });
});

describe('uma comparação', () => {
  const porLado = ate(menos(x, c(100)), folha(c(1)), folha(c(2)));

  test('escolhe o lado de cada linha', () => {
    const calculaLado = prepara(porLado);
    expect([100, 100.01, 99.99, 100.0000001, 99.9999999].map((deX) => calculaLado([0, deX]))).toStrictEqual([
      1, 2, 1, 2, 1,
    ]);
  });

  test('em dúvida, vai por extenso', () => {
    // 0,1 + 0,2 = 0,30000000000000004 in doubles: at fifteen digits it is the very 0,3 of the comparison.
    expect(calcula(ate(menos(x, c('0.3')), folha(c(1)), folha(c(2))), 0.1 + 0.2)).toBeNaN();
  });

  test('passa a cada lado as posições e os resultados pedidos', () => {
    const programa = ate(menos(x, c(100)), folha(y), folha(vezes(y, c(3))));
    const calculaLado = prepara(programa);
    expect([calculaLado([7, 50]), calculaLado([7, 150])]).toStrictEqual([7, 21]);
    expect(prepara(programa, ['base'])([7, 50])).toBeNaN();
  });
});
