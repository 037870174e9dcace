import { Decimal } from '../../../src/valor/decimal';
import { type LimiteDeFaixa, type No, Nos } from '../../../src/regra/colunas/no';

const d = (valor: string | number): Decimal => new Decimal(valor);
const limite = (valor: number, incluso = true): LimiteDeFaixa => ({ valor: d(valor), incluso });

let nos: Nos;
let x: No;
let y: No;
beforeEach(() => {
  nos = new Nos();
  [x, y] = [nos.fato('x'), nos.fato('y')];
});
const c = (valor: string | number): No => nos.constante(d(valor));

describe('a mesma operação é um nó só', () => {
  const iguais: readonly [string, (n: Nos, a: No, b: No) => No][] = [
    ['um fato', (n) => n.fato('z')],
    ['uma constante', (n) => n.constante(d('1.50'))],
    ['uma soma', (n, a, b) => n.binario('mais', a, b)],
    ['uma divisão', (n, a) => n.divide(a, d(3))],
    ['um teto', (n, a) => n.teto(a)],
    ['um arredondamento', (n, a) => n.arredonda(a, 2, 'paraBaixo')],
    ['uma tabela', (n, a) => n.faixa(a, [limite(1)], [d(2), null])],
  ];
  test.each(iguais)('%s', (_nome, faz) => {
    expect(faz(nos, x, y)).toBe(faz(nos, x, y));
    expect(faz(new Nos(), x, y)).not.toBe(faz(nos, x, y));
  });

  test('escrita de outro modo, a constante é a mesma', () => {
    expect(c('1.50')).toBe(c('1.5'));
  });
});

test('a chave diz a operação por inteiro', () => {
  const chaves = [
    x,
    c('0.08'),
    nos.binario('vezes', x, c(2)),
    nos.binario('mais', x, y),
    nos.binario('menos', y, x),
    nos.binario('maior', x, y),
    nos.binario('menor', x, y),
    nos.divide(x, d(12)),
    nos.teto(x),
    nos.arredonda(x, 2, 'meioParaCima'),
    nos.arredonda(x, 0, 'paraBaixo'),
    nos.faixa(x, [limite(10), limite(20, false)], [d(1), null, d('2.5')]),
  ].map(({ chave }) => chave);
  expect(chaves).toStrictEqual([
    'f:x',
    'c:0.08',
    'vezes(f:x,c:2)',
    'mais(f:x,f:y)',
    'menos(f:y,f:x)',
    'maior(f:x,f:y)',
    'menor(f:x,f:y)',
    '/(f:x,12)',
    'teto(f:x)',
    'meioParaCima2(f:x)',
    'paraBaixo0(f:x)',
    'faixa(f:x;10=>1;20>null;>2.5)',
  ]);
});

describe('o nó traz o que a operação precisa', () => {
  test('os operandos na sua ordem', () => {
    expect(nos.binario('menos', x, y)).toMatchObject({ tipo: 'menos', a: x, b: y });
    expect(nos.fato('z')).toMatchObject({ tipo: 'fato', nome: 'z' });
    expect(nos.divide(x, d(12))).toMatchObject({ tipo: 'divide', a: x, por: d(12) });
    expect(nos.teto(x)).toMatchObject({ tipo: 'teto', a: x });
    expect(nos.arredonda(x, 2, 'paraBaixo')).toMatchObject({
      tipo: 'arredonda',
      a: x,
      casas: 2,
      modo: 'paraBaixo',
    });
  });

  test('os limites e os valores da tabela', () => {
    const [limites, valores] = [[limite(10)], [d(1), null]];
    expect(nos.faixa(x, limites, valores)).toMatchObject({ tipo: 'faixa', a: x, limites, valores });
  });
});

describe('entre constantes a conta já se faz', () => {
  test.each([
    ['vezes', 3, 4, '12'],
    ['mais', 3, 4, '7'],
    ['menos', 3, 4, '-1'],
    ['maior', 3, 4, '4'],
    ['maior', 4, 3, '4'],
    ['menor', 3, 4, '3'],
    ['menor', 4, 3, '3'],
  ] as const)('%s(%d; %d) = %s', (tipo, a, b, esperado) => {
    expect(nos.binario(tipo, c(a), c(b))).toBe(c(esperado));
  });

  test('10 ÷ 4 = 2,5', () => {
    expect(nos.divide(c(10), d(4))).toBe(c('2.5'));
  });

  test('1,2 para cima é 2', () => {
    expect(nos.teto(c('1.2'))).toBe(c(2));
  });

  test('1,005 ao centavo é 1,01 com o meio para cima e 1,00 para baixo', () => {
    expect(nos.arredonda(c('1.005'), 2, 'meioParaCima')).toBe(c('1.01'));
    expect(nos.arredonda(c('1.005'), 2, 'paraBaixo')).toBe(c(1));
    expect(nos.arredonda(c('1.009'), 2, 'paraBaixo')).toBe(c(1));
  });
});

describe('o que nada muda não se grava', () => {
  test('vezes um, mais ou menos zero, dividido por um', () => {
    expect(nos.binario('vezes', x, c(1))).toBe(x);
    expect(nos.binario('vezes', c(1), x)).toBe(x);
    expect(nos.binario('mais', x, c(0))).toBe(x);
    expect(nos.binario('mais', c(0), x)).toBe(x);
    expect(nos.binario('menos', x, c(0))).toBe(x);
    expect(nos.divide(x, d(1))).toBe(x);
  });

  test('o maior de zero e do que nunca é negativo', () => {
    expect(nos.binario('maior', x, c(0))).toBe(x);
    expect(nos.binario('maior', c(0), x)).toBe(x);
  });

  const queFicam: readonly [string, (n: Nos, a: No, b: No) => No][] = [
    ['zero menos x', (n, a) => n.binario('menos', n.constante(d(0)), a)],
    ['x vezes zero', (n, a) => n.binario('vezes', a, n.constante(d(0)))],
    ['x mais um', (n, a) => n.binario('mais', a, n.constante(d(1)))],
    ['x menos um', (n, a) => n.binario('menos', a, n.constante(d(1)))],
    ['o maior de x e um', (n, a) => n.binario('maior', a, n.constante(d(1)))],
    ['o menor de x e zero', (n, a) => n.binario('menor', a, n.constante(d(0)))],
    ['o menor de x e um', (n, a) => n.binario('menor', a, n.constante(d(1)))],
    ['x vezes y', (n, a, b) => n.binario('vezes', a, b)],
    ['x dividido por dois', (n, a) => n.divide(a, d(2))],
  ];
  test.each(queFicam)('mas grava-se %s', (_nome, faz) => {
    const no = faz(nos, x, y);
    expect(['vezes', 'mais', 'menos', 'maior', 'menor', 'divide']).toContain(no.tipo);
    expect(no).not.toBe(x);
  });

  test('mas grava-se o maior de zero e de uma diferença', () => {
    const diferenca = nos.binario('menos', x, y);
    expect(nos.binario('maior', diferenca, c(0))).toMatchObject({ tipo: 'maior', a: diferenca, b: c(0) });
    expect(nos.binario('maior', c(0), diferenca)).toMatchObject({ tipo: 'maior', a: c(0), b: diferenca });
  });
});
