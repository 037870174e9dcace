import { dataHoraIso, dataIso, mesIso } from '../../../src/calendario';
import { mostra } from '../../../src/regra/fato/mostra';
import * as fato from '../../../src/regra/fato';
import { leFato as le } from './leFato';

describe('fatos numéricos', () => {
  test.each([
    [() => fato.dinheiro('x'), 10, '10 dinheiro'],
    [() => fato.dinheiro('x'), '1.234,56', '1234.56 dinheiro'],
    [() => fato.dinheiro('x'), 0, '0 dinheiro'],
    [() => fato.dinheiro('x'), -0, '0 dinheiro'],
    [() => fato.metros('x'), 2.5, '2.5 metros'],
    [() => fato.metrosQuadrados('x'), 2.5, '2.5 metrosQuadrados'],
    [() => fato.numero('x'), 2.5, '2.5 numero'],
    [() => fato.inteiro('x'), 3, '3 numero'],
    [() => fato.percentual('x'), '8%', '0.08 percentual'],
    [() => fato.percentual('x'), 1, '1 percentual'],
    [() => fato.ufir('x'), 0.9, '0.9 ufir'],
    [() => fato.numero('x', { minimo: 2, maximo: 5 }), 2, '2 numero'],
    [() => fato.numero('x', { minimo: 2, maximo: 5 }), 5, '5 numero'],
    [() => fato.numero('x', { positivo: true }), 0.01, '0.01 numero'],
  ])('%# lê', (qual, bruto, lido) => {
    expect(le(qual(), bruto)).toBe(lido);
  });

  test.each([
    [
      () => fato.dinheiro('x'),
      -1,
      'f: veio -1, que é negativo; aceita-se um valor em dinheiro, de zero para cima',
    ],
    [
      () => fato.dinheiro('x'),
      'muito',
      'f: veio "muito", que não é um número; aceita-se um valor em dinheiro, de zero para cima',
    ],
    [
      () => fato.dinheiro('x'),
      '8%',
      'f: veio "8%", que não é um número; aceita-se um valor em dinheiro, de zero para cima',
    ],
    [
      () => fato.metros('x'),
      '1.234',
      'f: veio "1.234", que tem duas leituras: 1234 ou 1,234; aceita-se uma medida em metros',
    ],
    [
      () => fato.metrosQuadrados('x'),
      true,
      'f: veio VERDADEIRO, que não é um número; aceita-se uma área em metros quadrados',
    ],
    [() => fato.inteiro('x'), 2.5, 'f: veio 2,5, que não é inteiro; aceita-se um número inteiro'],
    [
      () => fato.percentual('x'),
      8,
      'f: veio 8, maior que 1; aceita-se uma alíquota em fração (0,08) ou com o sinal (8%), até 1',
    ],
    [() => fato.ufir('x'), 0, 'f: veio 0, que não é maior que zero; aceita-se um número, maior que zero'],
    [() => fato.ufir('x'), -1, 'f: veio -1, que não é maior que zero; aceita-se um número, maior que zero'],
    [
      () => fato.numero('x', { minimo: 2 }),
      1.99,
      'f: veio 1,99, menor que 2; aceita-se um número, de 2 para cima',
    ],
    [() => fato.numero('x', { maximo: 5 }), 5.01, 'f: veio 5,01, maior que 5; aceita-se um número, até 5'],
    [
      () => fato.numero('x', { minimo: 2, maximo: 5 }),
      6,
      'f: veio 6, maior que 5; aceita-se um número, de 2 a 5',
    ],
    [
      () => fato.numero('x', { minimo: 2, positivo: true }),
      1,
      'f: veio 1, menor que 2; aceita-se um número, maior que zero',
    ],
  ])('%# recusa', (qual, bruto, mensagem) => {
    expect(le(qual(), bruto)).toBe(mensagem);
  });

  test('o zero de uma célula falta, salvo onde se declara que é valor', () => {
    expect(fato.dinheiro('x').zeroEhAusente).toBe(true);
    expect(fato.inteiro('x', { zeroEhValor: true }).zeroEhAusente).toBe(false);
    expect(fato.simNao('x').zeroEhAusente).toBe(true);
    expect(fato.data('x').zeroEhAusente).toBe(true);
    expect(fato.texto('x').zeroEhAusente).toBe(true);
    expect(fato.objeto('x', {}).zeroEhAusente).toBe(false);
  });

  test('cada fato diz de que tipo é e que título tem', () => {
    const criados = [fato.simNao, fato.data, fato.dataHora, fato.dataOuHora, fato.mes, fato.ano, fato.texto];
    expect(criados.map((cria) => [cria('Título').tipo, cria('Título').titulo])).toStrictEqual(
      ['simNao', 'data', 'dataHora', 'dataHora', 'mes', 'ano', 'texto'].map((tipo) => [tipo, 'Título']),
    );
    expect([fato.lista('x', fato.texto('y')).tipo, fato.objeto('x', {}).tipo]).toStrictEqual([
      'lista',
      'objeto',
    ]);
    expect(fato.enumerado('x', { A: 'a' }).zeroEhAusente).toBe(true);
    expect([fato.enumerado('x', { A: 'a' }).tipo, fato.percentual('x').tipo]).toStrictEqual([
      'enumerado',
      'percentual',
    ]);
  });

  test('os limites acompanham o fato, para as colunas', () => {
    expect(Object.keys(fato.numero('x').limites ?? {})).toStrictEqual([]);
    expect(fato.dinheiro('x').limites).toStrictEqual({});
    expect(fato.inteiro('x', { minimo: 0, maximo: 12 }).limites).toStrictEqual({
      minimo: 0,
      maximo: 12,
      inteiro: true,
    });
    expect(fato.ufir('x').limites).toStrictEqual({ positivo: true });
    expect(fato.numero('x').limites).toStrictEqual({});
    expect(fato.percentual('x').limites).toStrictEqual({ maximo: 1 });
  });
});

describe('sim ou não', () => {
  test.each([true, 1, '1', 'SIM', 'sim', ' S ', 'Verdadeiro', 'TRUE', 'v', 'x'])('%p é sim', (bruto) => {
    expect(le(fato.simNao('x'), bruto)).toBe(true);
  });
  test.each([false, 0, '0', 'NÃO', 'nao', 'n', 'Falso', 'FALSE', 'f'])('%p é não', (bruto) => {
    expect(le(fato.simNao('x'), bruto)).toBe(false);
  });
  test.each([2, 'talvez', {}, [], '2'])('%p não é nem sim nem não', (bruto) => {
    expect(le(fato.simNao('x'), bruto)).toMatch(
      /^f: veio .*; aceita-se SIM ou NÃO \(S\/N, VERDADEIRO\/FALSO, 1\/0\)$/,
    );
  });
});

describe('enumerados', () => {
  const zona = () => fato.enumerado('Zona', { URBANA: ['Zona urbana', 'cidade'], MEIO_RURAL: 'Meio rural' });

  test.each([
    ['URBANA', 'URBANA'],
    ['urbanas', 'URBANA'],
    ['zona  URBANA', 'URBANA'],
    ['Cidade', 'URBANA'],
    ['meio-rural', 'MEIO_RURAL'],
    [' Meio do Rural ', 'MEIO_RURAL'],
  ])('"%s" é %s', (texto, codigo) => {
    expect(le(zona(), texto)).toBe(codigo);
  });

  test.each(['rural', 7, true, {}])('%p não está na lista, e a mensagem diz a lista', (bruto) => {
    expect(le(zona(), bruto)).toBe(`f: veio ${mostra(bruto)}; aceita-se um destes: URBANA, MEIO_RURAL`);
  });

  test('uma palavra não serve a dois códigos', () => {
    expect(() =>
      fato.enumerado('Zona', { A: ['Um', 'igual'], B: ['Dois', 'Iguais'.slice(0, 5)] }),
    ).not.toThrow();
    expect(() => fato.enumerado('Zona', { A: ['Um', 'igual'], B: ['Dois', 'IGUAL'] })).toThrow(
      'Zona: "IGUAL" serve a A e a B',
    );
  });

  test('a lista aberta aceita outro texto, aparado, e conhece os seus', () => {
    const aberto = fato.enumeradoAberto('Atividade', { HOTEL: ['Hotel', 'hospedaria'] });
    expect(le(aberto, ' Hospedaria ')).toBe('HOTEL');
    expect(le(aberto, ' Padaria ')).toBe('Padaria');
    expect(le(aberto, 3)).toBe('f: veio 3; aceita-se um texto');
    expect(aberto.aceita).toBe('um destes, ou outro: HOTEL');
    expect(aberto.zeroEhAusente).toBe(true);
    expect(aberto.tipo).toBe('enumerado');
  });

  test('código sem título é o próprio código', () => {
    expect(zona().codigos).toStrictEqual([
      { codigo: 'URBANA', titulo: 'Zona urbana', sinonimos: ['cidade'] },
      { codigo: 'MEIO_RURAL', titulo: 'Meio rural', sinonimos: [] },
    ]);
  });
});

describe('datas', () => {
  const comoData = (bruto: unknown) => {
    const lida = le(fato.data('x'), bruto);
    return typeof lida === 'string' ? lida : dataIso(lida as never);
  };

  test.each([
    ['1952-03-31', '1952-03-31'],
    ['31/03/1952', '1952-03-31'],
    ['1/3/1952', '1952-03-01'],
    ['31.03.1952', '1952-03-31'],
    ['31-03-1952', '1952-03-31'],
    [' 31/03/1952 ', '1952-03-31'],
    [61, '1900-03-01'],
    [25_569.75, '1970-01-01'],
  ])('%p é %s', (bruto, iso) => {
    expect(comoData(bruto)).toBe(iso);
  });

  test.each([
    '31/02/1952',
    '1952-02-30',
    '31/03/52',
    '3a/03/1952',
    'x31/03/1952',
    '31/03/1952x',
    'ontem',
    60,
    true,
    {},
  ])('%p não é data', (bruto) => {
    expect(comoData(bruto)).toBe(`f: veio ${mostra(bruto)}; aceita-se uma data que exista, como 31/03/1952`);
  });

  const comoHora = (bruto: unknown) => {
    const lida = le(fato.dataOuHora('x'), bruto);
    if (typeof lida === 'string') return 'recusa';
    return 'hora' in (lida as object) ? dataHoraIso(lida as never) : dataIso(lida as never);
  };

  test.each([
    ['1959-05-10', '1959-05-10'],
    ['1959-05-10T09:30', '1959-05-10T09:30'],
    ['10/05/1959 9:30', '1959-05-10T09:30'],
    ['10/05/1959 23:59', '1959-05-10T23:59'],
    [25_569.5, '1970-01-01T12:00'],
    [25_569, '1970-01-01'],
    // A quarter of an hour is 1/96 of a day.
    [25_569 + 1 / 96, '1970-01-01T00:15'],
    // A second before midnight is, to the minute, the next day.
    [25_569 + 86_399 / 86_400, '1970-01-02'],
    ['10/05/1959 24:00', 'recusa'],
    ['10/05/1959 10:60', 'recusa'],
    ['31/02/1959 10:00', 'recusa'],
    ['10/05/1959 10:300', 'recusa'],
    [' 10/05/1959 9:30 ', '1959-05-10T09:30'],
    [60.5, 'recusa'],
    [true, 'recusa'],
  ])('data ou hora: %p é %s', (bruto, lida) => {
    expect(comoHora(bruto)).toBe(lida);
  });

  test('data e hora só se lê por inteiro', () => {
    const lida = le(fato.dataHora('x'), ' 1959-05-01T10:30 ');
    expect(dataHoraIso(lida as never)).toBe('1959-05-01T10:30');
    expect(le(fato.dataHora('x'), '1959-05-01')).toBe(
      'f: veio "1959-05-01"; aceita-se data e hora, como 1959-05-01T10:30',
    );
    expect(le(fato.dataHora('x'), 25_569)).toBe(
      'f: veio 25569; aceita-se data e hora, como 1959-05-01T10:30',
    );
  });

  test.each([
    ['1952-03', '1952-03'],
    ['03/1952', '1952-03'],
    ['3/1952', '1952-03'],
    ['31/03/1952', '1952-03'],
    [' 03/1952 ', '1952-03'],
    [' 1952-03 ', '1952-03'],
    ['x3/1952', 'f: veio "x3/1952"; aceita-se um mês, como 03/1952'],
    ['3/19522', 'f: veio "3/19522"; aceita-se um mês, como 03/1952'],
    [25_569, '1970-01'],
    ['13/1952', 'f: veio "13/1952"; aceita-se um mês, como 03/1952'],
    ['1952', 'f: veio "1952"; aceita-se um mês, como 03/1952'],
  ])('mês: %p é %s', (bruto, esperado) => {
    const lido = le(fato.mes('x'), bruto);
    expect(typeof lido === 'string' ? lido : mesIso(lido as never)).toBe(esperado);
  });

  test.each([
    [1952, 1952],
    ['1952', 1952],
    [' 1952 ', 1952],
    [1000, 1000],
    [9999, 9999],
    [999, 'f: veio 999; aceita-se um ano inteiro de quatro algarismos'],
    [10_000, 'f: veio 10000; aceita-se um ano inteiro de quatro algarismos'],
    [1952.5, 'f: veio 1952,5; aceita-se um ano inteiro de quatro algarismos'],
    ['01952', 'f: veio "01952"; aceita-se um ano inteiro de quatro algarismos'],
    ['1952.0', 'f: veio "1952.0"; aceita-se um ano inteiro de quatro algarismos'],
    ['52', 'f: veio "52"; aceita-se um ano inteiro de quatro algarismos'],
    ['19522', 'f: veio "19522"; aceita-se um ano inteiro de quatro algarismos'],
    [true, 'f: veio VERDADEIRO; aceita-se um ano inteiro de quatro algarismos'],
  ])('ano: %p', (bruto, esperado) => {
    expect(le(fato.ano('x'), bruto)).toBe(esperado);
  });
});
