import { fato } from '../../../src/regra';
import { criaCampo } from '../../../src/regra/colunas/campo';
import { AUSENTE, LINHA_A_LINHA, VARIOS } from '../../../src/regra/colunas/codificador';
import {
  codificadorDeNumeros,
  codigoDoNumero,
  type Exigencia,
  exigenciaDe,
  PRESENTE,
} from '../../../src/regra/colunas/codificadorDeNumeros';

const LIVRE: Exigencia = {
  piso: 0,
  teto: Number.MAX_VALUE,
  inteiro: false,
  positivo: false,
  zeroAusente: false,
  doVazio: AUSENTE,
};

describe('o que se exige do número', () => {
  test('sem limites: de zero para cima, finito', () => {
    expect(exigenciaDe(fato.dinheiro('Base'), false)).toStrictEqual(LIVRE);
  });

  test('de célula, o zero que não é valor falta; o que é valor faz o vazio ir linha a linha', () => {
    expect(exigenciaDe(fato.dinheiro('Base'), true)).toStrictEqual({ ...LIVRE, zeroAusente: true });
    const contagem = fato.inteiro('Cabeças', { zeroEhValor: true });
    expect(exigenciaDe(contagem, true)).toStrictEqual({ ...LIVRE, inteiro: true, doVazio: LINHA_A_LINHA });
    expect(exigenciaDe(contagem, false)).toStrictEqual({ ...LIVRE, inteiro: true });
  });

  test('os limites do fato, e nunca abaixo de zero', () => {
    const entre = (minimo: number, maximo: number) =>
      exigenciaDe(fato.numero('Medida', { minimo, maximo }), false);
    expect(entre(3, 9)).toStrictEqual({ ...LIVRE, piso: 3, teto: 9 });
    expect(entre(-5, 0)).toStrictEqual({ ...LIVRE, teto: 0 });
    expect(exigenciaDe(fato.ufir('UFIR'), false)).toStrictEqual({ ...LIVRE, positivo: true });
    expect(exigenciaDe(fato.texto('Nome'), false)).toStrictEqual(LIVRE);
  });
});

describe('o código de um valor', () => {
  const ENTRE_3_E_9 = { ...LIVRE, piso: 3, teto: 9 };
  test.each<[string, unknown, Exigencia, number]>([
    ['um número', 12.5, LIVRE, PRESENTE],
    ['o maior', Number.MAX_VALUE, LIVRE, PRESENTE],
    ['o infinito', Infinity, LIVRE, LINHA_A_LINHA],
    ['o que não é número', NaN, LIVRE, LINHA_A_LINHA],
    ['o negativo', -0.01, LIVRE, LINHA_A_LINHA],
    ['o zero', 0, LIVRE, PRESENTE],
    ['o zero que falta', 0, { ...LIVRE, zeroAusente: true }, AUSENTE],
    ['o zero onde se quer mais', 0, { ...LIVRE, positivo: true }, LINHA_A_LINHA],
    ['o zero abaixo do mínimo', 0, ENTRE_3_E_9, LINHA_A_LINHA],
    ['o mínimo', 3, ENTRE_3_E_9, PRESENTE],
    ['abaixo dele', 2.99, ENTRE_3_E_9, LINHA_A_LINHA],
    ['o máximo', 9, ENTRE_3_E_9, PRESENTE],
    ['acima dele', 9.01, ENTRE_3_E_9, LINHA_A_LINHA],
    ['o inteiro', 4, { ...LIVRE, inteiro: true }, PRESENTE],
    ['a fração onde se quer inteiro', 4.5, { ...LIVRE, inteiro: true }, LINHA_A_LINHA],
    ['o nulo', null, LIVRE, AUSENTE],
    ['o que não veio', undefined, LIVRE, AUSENTE],
    ['o texto vazio', '', LIVRE, AUSENTE],
    ['o vazio que é zero', null, { ...LIVRE, doVazio: LINHA_A_LINHA }, LINHA_A_LINHA],
    ['o espaço', ' ', LIVRE, LINHA_A_LINHA],
    ['o número escrito', '12', LIVRE, LINHA_A_LINHA],
    ['o verdadeiro', true, LIVRE, LINHA_A_LINHA],
  ])('%s', (_nome, valor, exigencia, codigo) => {
    expect(codigoDoNumero(valor, exigencia)).toBe(codigo);
  });
});

const NADA = 9;
const dinheiro = criaCampo('base', fato.dinheiro('Base'), true);
const medida = criaCampo('medida', fato.inteiro('Medida', { minimo: 3, maximo: 9 }), false);
const zeroValor = criaCampo('cabecas', fato.numero('Cabeças', { zeroEhValor: true }), true);

/** The common code of the rows from `inicio`, and what was written of each of four. */
function codifica(
  campo: typeof dinheiro,
  valores: ArrayLike<unknown>,
  { inicio = 0, n = valores.length, repetida = false } = {},
): [number, number[]] {
  const codigos = new Uint8Array(4).fill(NADA);
  const comum = codificadorDeNumeros(campo, { valores, repetida }).codifica(inicio, n, codigos);
  return [comum, [...codigos]];
}

describe.each([
  ['lista', (...numeros: number[]): ArrayLike<unknown> => numeros],
  ['vetor', (...numeros: number[]): ArrayLike<unknown> => new Float64Array(numeros)],
])('a coluna em %s', (_nome, coluna) => {
  const SEM_ESCREVER = [NADA, NADA, NADA, NADA];

  test('de números que cabem, do primeiro ao último, nem se escreve', () => {
    expect(codifica(dinheiro, coluna(0.01, 4.5, 1e300))).toStrictEqual([PRESENTE, SEM_ESCREVER]);
    expect(codifica(medida, coluna(3, 4, 9))).toStrictEqual([PRESENTE, SEM_ESCREVER]);
  });

  test('só se olham as linhas do bloco', () => {
    expect(codifica(dinheiro, coluna(-1, 5, 6, -1), { inicio: 1, n: 2 })).toStrictEqual([
      PRESENTE,
      SEM_ESCREVER,
    ]);
    expect(codifica(dinheiro, coluna(5, 0, 6, -1, 7), { inicio: 1, n: 3 })).toStrictEqual([
      VARIOS,
      [AUSENTE, PRESENTE, LINHA_A_LINHA, NADA],
    ]);
    expect(codifica(dinheiro, coluna(5, -1, -2, 7), { inicio: 1, n: 2 })).toStrictEqual([
      LINHA_A_LINHA,
      [LINHA_A_LINHA, LINHA_A_LINHA, NADA, NADA],
    ]);
  });

  test('o que não cabe nos limites vai linha a linha', () => {
    expect(codifica(medida, coluna(3, 2, 4.5, 10))).toStrictEqual([
      VARIOS,
      [PRESENTE, LINHA_A_LINHA, LINHA_A_LINHA, LINHA_A_LINHA],
    ]);
    for (const ruim of [2, 4.5, 10, -3, NaN, Infinity])
      expect([ruim, codifica(medida, coluna(5, ruim))[1][1]]).toStrictEqual([ruim, LINHA_A_LINHA]);
  });

  test('o código comum, quando é um só; e não é, se alguma do meio ou a última difere', () => {
    expect(codifica(dinheiro, coluna(0, 0, 0))[0]).toBe(AUSENTE);
    expect(codifica(zeroValor, coluna(0, 5, 0))[0]).toBe(PRESENTE);
    expect(codifica(dinheiro, coluna(1, 0, 1))[0]).toBe(VARIOS);
    expect(codifica(dinheiro, coluna(0, 0, 1))[0]).toBe(VARIOS);
  });

  test('o valor repetido vale em todas as linhas', () => {
    const repetida = { inicio: 2, n: 3, repetida: true };
    expect(codifica(dinheiro, coluna(5), repetida)).toStrictEqual([PRESENTE, SEM_ESCREVER]);
    expect(codifica(dinheiro, coluna(0), repetida)).toStrictEqual([
      AUSENTE,
      [AUSENTE, AUSENTE, AUSENTE, NADA],
    ]);
  });

  test('copia os números das linhas que se pedem', () => {
    const linhas = new Int32Array([3, 0, 2, 1]);
    const copiados = (repetida: boolean) => {
      const destino = new Float64Array(4).fill(NADA);
      codificadorDeNumeros(dinheiro, { valores: coluna(10, 20, 30, 40), repetida }).copia(linhas, 3, destino);
      return [...destino];
    };
    expect(copiados(false)).toStrictEqual([40, 10, 30, NADA]);
    expect(copiados(true)).toStrictEqual([10, 10, 10, NADA]);
  });
});

describe('a coluna de números', () => {
  test('leva o nome do fato', () => {
    expect(codificadorDeNumeros(dinheiro, { valores: [] }).nome).toBe('base');
  });

  test('com textos entre os números, os textos vão linha a linha', () => {
    expect(codifica(dinheiro, ['5', 5, null, ' 6 '])).toStrictEqual([
      VARIOS,
      [LINHA_A_LINHA, PRESENTE, AUSENTE, LINHA_A_LINHA],
    ]);
    expect(codifica(dinheiro, ['5', '6'])[0]).toBe(LINHA_A_LINHA);
  });
});
