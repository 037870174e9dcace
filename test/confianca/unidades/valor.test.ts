import {
  arredondamentoDaMoeda,
  Decimal,
  decimalDeNumero,
  desprezaFracaoDeCentavo,
  desprezaFracaoDeCruzeiro,
  formataDecimal,
  formataGrandeza,
  leNumero,
  meioCentavoParaCima,
  paraCimaAoMultiplo,
  reparte,
} from '../../../src/valor';

const d = (texto: string) => new Decimal(texto);
const aplica = (politica: { aplica(valor: Decimal): Decimal }, texto: string) =>
  politica.aplica(d(texto)).toString();

describe('arredondamento', () => {
  test.each([
    ['10.075', '10.08'],
    ['10.0749999999999999', '10.07'],
    ['1.005', '1.01'],
    ['-1.005', '-1.01'],
    ['0.004999', '0'],
    ['0.005', '0.01'],
    ['123', '123'],
  ])('meio centavo para cima: %s dá %s', (de, para) => {
    expect(aplica(meioCentavoParaCima, de)).toBe(para);
  });

  test.each([
    ['10.999', '10.99'],
    ['0.009', '0'],
    ['10.99', '10.99'],
  ])('despreza a fração de centavo: %s dá %s', (de, para) => {
    expect(aplica(desprezaFracaoDeCentavo, de)).toBe(para);
  });

  test.each([
    ['10.99', '10'],
    ['0.5', '0'],
    ['7', '7'],
  ])('despreza a fração de cruzeiro: %s dá %s', (de, para) => {
    expect(aplica(desprezaFracaoDeCruzeiro, de)).toBe(para);
  });

  test.each([
    ['10.01', '0.10', '10.1'],
    ['10.10', '0.10', '10.1'],
    ['0', '0.10', '0'],
    ['0.01', '0.10', '0.1'],
  ])('%s para cima ao múltiplo de %s dá %s', (valor, multiplo, para) => {
    expect(paraCimaAoMultiplo(d(valor), d(multiplo)).toString()).toBe(para);
  });

  test('a moeda sem centavo despreza a fração, a de centavos arredonda ao meio para cima', () => {
    expect(arredondamentoDaMoeda(0)).toBe(desprezaFracaoDeCruzeiro);
    expect(arredondamentoDaMoeda(2)).toBe(meioCentavoParaCima);
  });

  test('cada política diz o seu nome e o que faz, para a memória', () => {
    expect(
      [meioCentavoParaCima, desprezaFracaoDeCruzeiro, desprezaFracaoDeCentavo].map((p) => [
        p.nome,
        p.descricao,
      ]),
    ).toStrictEqual([
      ['meioCentavoParaCima', 'ao centavo, meio centavo para cima'],
      ['desprezaFracaoDeCruzeiro', 'despreza a fração de cruzeiro (Lei 4.511/1964)'],
      ['desprezaFracaoDeCentavo', 'despreza a fração de centavo (Lei 9.069/1995, art. 1º, § 5º)'],
    ]);
  });
});

describe('aritmética decimal', () => {
  test('sessenta algarismos: um terço de um centavo não se perde', () => {
    expect(d('1').div(3).times(3).toDecimalPlaces(50).toString()).toBe('1');
    expect(d('1').div(3).decimalPlaces()).toBe(60);
    expect(d('2').div(3).toString().endsWith('7')).toBe(true);
  });

  test('números muito grandes e muito pequenos se escrevem por extenso', () => {
    expect(d('1e39').toString()).toBe(`1${'0'.repeat(39)}`);
    expect(d('1e-39').toString()).toBe(`0.${'0'.repeat(38)}1`);
    expect(d('1e40').toString()).toBe('1e+40');
    expect(d('1e-40').toString()).toBe('1e-40');
  });
});

describe('formata', () => {
  test.each([
    ['0', 0, '0'],
    ['1234.5', 0, '1.234,5'],
    ['1234.5', 2, '1.234,50'],
    ['1234567', 2, '1.234.567,00'],
    ['999', 0, '999'],
    ['1000', 0, '1.000'],
    ['-0.5', 0, '-0,5'],
    ['-1234.5', 2, '-1.234,50'],
    ['-0', 0, '0'],
    ['0.12345678901', 0, '0,123456789'],
    ['0.1234567890', 0, '0,123456789'],
    ['0.12345678905', 0, '0,1234567891'],
    ['-0.00000000001', 0, '0'],
  ])('%s com ao menos %i casas escreve-se %s', (valor, casas, escrito) => {
    expect(formataDecimal(d(valor), casas)).toBe(escrito);
  });

  test.each([
    ['dinheiro', '1234.5', 'Cr$ 1.234,50'],
    ['percentual', '0.08', '8%'],
    ['percentual', '0.0025', '0,25%'],
    ['metros', '10.5', '10,50 m'],
    ['metrosQuadrados', '1000', '1.000,00 m²'],
    ['ufir', '100', '100 UFIR'],
    ['numero', '12.5', '12,5'],
  ] as const)('%s de %s escreve-se %s', (unidade, valor, escrito) => {
    expect(formataGrandeza(d(valor), unidade)).toBe(escrito);
  });

  test('o símbolo da moeda pode ser outro', () => {
    expect(formataGrandeza(d('1'), 'dinheiro', 'R$')).toBe('R$ 1,00');
  });
});

describe('lê números como as pessoas os colam', () => {
  test.each([
    ['10', '10'],
    ['-10', '-10'],
    ['+10', '10'],
    ['007', '7'],
    ['10,5', '10.5'],
    ['10.5', '10.5'],
    ['1,2345', '1.2345'],
    ['0,123', '0.123'],
    ['0.123', '0.123'],
    ['-0,5', '-0.5'],
    ['1234,567', '1234.567'],
    ['1.234,56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1.234.567,8', '1234567.8'],
    ['1,234.56', '1234.56'],
    ['1,234,567', '1234567'],
    ['-1.234,56', '-1234.56'],
    ['+1,234.5', '1234.5'],
    ['Cr$ 1.234,56', '1234.56'],
    ['cr$1.234,56', '1234.56'],
    ['CR$ 5', '5'],
    ['NCr$ 5', '5'],
    ['NCz$ 5', '5'],
    ['Cz$ 5', '5'],
    ['R$ 10', '10'],
    ['R$\u00a01\u202f234,56', '1234.56'],
    ['  12  ', '12'],
    ['1 234', '1234'],
  ])('"%s" é %s', (texto, valor) => {
    const lido = leNumero(texto);
    expect('valor' in lido ? lido.valor.toString() : lido).toBe(valor);
  });

  test.each([
    ['1.234', 'tem duas leituras: 1234 ou 1,234'],
    ['1,234', 'tem duas leituras: 1234 ou 1,234'],
    ['123.456', 'tem duas leituras: 123456 ou 123,456'],
    ['-1.234', 'tem duas leituras: -1234 ou -1,234'],
    ['+9.000', 'tem duas leituras: +9000 ou +9,000'],
  ])('"%s" %s', (texto, erro) => {
    expect(leNumero(texto)).toStrictEqual({ erro });
  });

  test.each([
    ...[
      '',
      'abc',
      '1.2.3',
      '1,2,3',
      '1.234,5.6',
      '12,34.5',
      '1e3',
      '0x10',
      'R$',
      '$ 5',
      '5 R$',
      '1..2',
      ',5',
      '5,',
      '.5',
    ],
    ...[
      '--5',
      '5-',
      '10%',
      '1.23,456',
      '1234.567,8',
      'a10',
      '10a',
      '1.234.56',
      '1,234,56',
      'x1.234,56',
      '1.234,56x',
    ],
    ...['x1,234.56', '1,234.56x', 'x10,5', '10,5x', 'x10'],
  ])('"%s" não é um número', (texto) => {
    expect(leNumero(texto)).toStrictEqual({ erro: 'não é um número' });
  });

  test('o sinal de porcento só vale onde se espera uma alíquota', () => {
    const alíquota = leNumero('8%', { percentual: true });
    expect('valor' in alíquota && alíquota.valor.toString()).toBe('0.08');
    const sem = leNumero('0,08', { percentual: true });
    expect('valor' in sem && sem.valor.toString()).toBe('0.08');
    expect(leNumero('8%', { percentual: false })).toStrictEqual({ erro: 'não é um número' });
    expect(leNumero('8%%', { percentual: true })).toStrictEqual({ erro: 'não é um número' });
    expect(leNumero('%', { percentual: true })).toStrictEqual({ erro: 'não é um número' });
  });

  test('um número de célula vale pelos quinze algarismos que Excel mostra', () => {
    expect(decimalDeNumero(0.1 + 0.2).toString()).toBe('0.3');
    expect(decimalDeNumero(1.005).toString()).toBe('1.005');
    const lido = leNumero(0.1 + 0.2);
    expect('valor' in lido && lido.valor.toString()).toBe('0.3');
  });

  test.each([[Number.NaN], [Infinity], [-Infinity], [null], [undefined], [true], [{}], [[]]])(
    '%p não é um número',
    (bruto) => {
      expect(leNumero(bruto)).toStrictEqual({ erro: 'não é um número' });
    },
  );
});

describe('reparte em prestações iguais', () => {
  test.each([
    // 100,00 ÷ 3 = 33,33 and one centavo left, which goes to the first.
    ['100', 3, 2, ['33.34', '33.33', '33.33']],
    ['0.02', 3, 2, ['0.02', '0', '0']],
    ['1001', 4, 0, ['251', '250', '250', '250']],
    ['10', 1, 2, ['10']],
    ['0', 2, 2, ['0', '0']],
  ])('%s em %i partes, com %i casas', (total, partes, casas, esperado) => {
    expect(reparte(d(total), partes, casas).map(String)).toStrictEqual(esperado);
  });

  test.each([[0], [-1], [1.5], [Number.NaN]])('%p partes não existem', (partes) => {
    expect(() => reparte(d('10'), partes, 2)).toThrow(new RangeError(`reparte: ${partes} partes`));
  });
});
