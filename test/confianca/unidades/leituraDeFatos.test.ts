import { FatoInvalido } from '../../../src/regra';
import { SEM_NUMEROS } from '../../../src/regra/fato/entregaDeFato';
import { exige, leFatos } from '../../../src/regra/fato/leFatos';
import { mostra } from '../../../src/regra/fato/mostra';
import * as fato from '../../../src/regra/fato';
import type { QualquerFato } from '../../../src/regra/fato/fato';
import { chaveDeTexto } from '../../../src/regra/texto';
import { Decimal } from '../../../src/valor';
import { entrega, leFato as le } from './leFato';

describe('textos, listas e objetos', () => {
  test('texto vem aparado, e vazio não é texto', () => {
    expect(le(fato.texto('x'), ' lote 7 ')).toBe('lote 7');
    expect(le(fato.texto('x'), '  ')).toBe('f: veio "  "; aceita-se um texto');
    expect(le(fato.texto('x'), 7)).toBe('f: veio 7; aceita-se um texto');
  });

  const lista = () => fato.lista('x', fato.dinheiro('item'));
  test.each([
    [
      [1, '2,5'],
      ['1 dinheiro', '2.5 dinheiro'],
    ],
    ['1; 2,5 ;', ['1 dinheiro', '2.5 dinheiro']],
    ['1+2', ['1 dinheiro', '2 dinheiro']],
    [' 1 ;  ; 2 ', ['1 dinheiro', '2 dinheiro']],
    [7, ['7 dinheiro']],
    ['', []],
    [[1, -1], 'f[2]: veio -1, que é negativo; aceita-se um valor em dinheiro, de zero para cima'],
    [[-1], 'f: veio -1, que é negativo; aceita-se um valor em dinheiro, de zero para cima'],
  ])('lista %#', (bruto, esperado) => {
    expect(le(lista(), bruto)).toStrictEqual(esperado);
  });

  test('a lista diz o que aceita, e traz os códigos e as partes do item', () => {
    expect(lista().aceita).toBe(
      'uma lista, separada por ponto e vírgula; cada um: um valor em dinheiro, de zero para cima',
    );
    expect(lista().zeroEhAusente).toBe(true);
    expect('codigos' in lista()).toBe(false);
    const codigos = fato.lista('x', fato.enumerado('y', { A: 'a' }));
    expect(codigos.codigos).toStrictEqual([{ codigo: 'A', titulo: 'a', sinonimos: [] }]);
    expect(fato.lista('x', fato.objeto('y', { a: fato.texto('z') })).partes).toHaveProperty('a');
  });

  const objeto = () => fato.objeto('x', { a: fato.dinheiro('a').obrigatoria(), b: fato.texto('b') });
  test.each([
    [
      { a: 1, b: 'z' },
      { a: '1 dinheiro', b: 'z' },
    ],
    [{ a: 1 }, { a: '1 dinheiro' }],
    [{ b: 'z' }, 'f.a: veio vazio; é preciso informar um valor em dinheiro, de zero para cima'],
    [{ a: 1, c: 2 }, 'f.c: fato desconhecido nesta regra; aceita-se a, b'],
    [7, 'f: veio 7; aceita-se um objeto com a, b'],
    [null, 'f: veio vazio; aceita-se um objeto com a, b'],
    [[1], 'f: veio uma lista; aceita-se um objeto com a, b'],
  ])('objeto %#', (bruto, esperado) => {
    expect(le(objeto(), bruto)).toStrictEqual(esperado);
  });
});

describe('a leitura dos fatos de uma regra', () => {
  const fatos = () => ({ a: fato.dinheiro('a').obrigatoria(), b: fato.texto('b') });
  const tenta = (brutos: Record<string, unknown>, quais: Record<string, QualquerFato> = fatos()) => {
    try {
      return leFatos(quais, brutos, entrega);
    } catch (erro) {
      return (erro as Error).message;
    }
  };

  test.each([
    [{ a: 1 }, { a: '1 dinheiro' }],
    [{ a: 1, b: null }, { a: '1 dinheiro' }],
    [{ a: 1, b: ' ' }, { a: '1 dinheiro' }],
    [{ a: 1, c: undefined }, { a: '1 dinheiro' }],
    [{ a: 1, c: 0 }, 'c: fato desconhecido nesta regra; aceita-se a, b'],
    [{ a: -1 }, 'a: veio -1, que é negativo; aceita-se um valor em dinheiro, de zero para cima'],
    [{ a: '' }, 'a: veio vazio; é preciso informar um valor em dinheiro, de zero para cima'],
  ])('%#', (brutos, esperado) => {
    expect(tenta(brutos)).toStrictEqual(esperado);
  });

  test('uma regra sem fatos diz que não tem nenhum', () => {
    expect(tenta({ a: 1 }, {})).toBe('a: fato desconhecido nesta regra; aceita-se nenhum fato');
  });

  test.each([
    [() => fato.metros('x'), 'uma medida em metros'],
    [() => fato.metrosQuadrados('x'), 'uma área em metros quadrados'],
    [() => fato.numero('x'), 'um número'],
    [() => fato.ufir('x'), 'um número, maior que zero'],
    [() => fato.texto('x'), 'um texto'],
    [() => fato.dataOuHora('x'), 'uma data, ou data e hora, como 1959-05-01T10:30'],
    [() => fato.objeto('x', { a: fato.numero('a'), b: fato.numero('b') }), 'um objeto com a, b'],
    [() => fato.lista('x', fato.texto('y')), 'uma lista, separada por ponto e vírgula; cada um: um texto'],
  ])('o fato obrigatório que falta diz o que se aceita: %#', (cria, aceita) => {
    expect(tenta({}, { a: cria().obrigatoria() })).toBe(`a: veio vazio; é preciso informar ${aceita}`);
  });

  test('cada fato numérico diz o que mede', () => {
    const tipos = [
      fato.dinheiro,
      fato.metros,
      fato.metrosQuadrados,
      fato.numero,
      fato.inteiro,
      fato.percentual,
      fato.ufir,
    ];
    expect(tipos.map((cria) => cria('x').tipo)).toStrictEqual([
      'dinheiro',
      'metros',
      'metrosQuadrados',
      'numero',
      'inteiro',
      'percentual',
      'ufir',
    ]);
  });

  test('um número num fato que só aceita códigos não tem conta onde entrar', () => {
    expect(() => SEM_NUMEROS.fato(new Decimal(1), 'numero', 'x')).toThrow('um código não tem números');
  });

  test('um fato exigido que falta é nomeado', () => {
    expect(exige({ a: 0 }, 'a')).toBe(0);
    for (const ausente of [undefined, null])
      expect(() => exige({ a: ausente }, 'a')).toThrow(new FatoInvalido('a', 'é preciso informar este fato'));
  });

  test('obrigatório é o mesmo fato, sem o qual a regra não roda', () => {
    const { obrigatorio, titulo, tipo } = fato.dinheiro('Valor').obrigatoria();
    expect([obrigatorio, titulo, tipo]).toStrictEqual([true, 'Valor', 'dinheiro']);
    expect(fato.dinheiro('Valor').obrigatorio).toBe(false);
  });
});

describe('como a mensagem mostra o que veio', () => {
  test.each([
    [null, 'vazio'],
    [undefined, 'vazio'],
    ['', 'vazio'],
    ['ab', '"ab"'],
    ['a'.repeat(40), `"${'a'.repeat(40)}"`],
    ['a'.repeat(41), `"${'a'.repeat(39)}…"`],
    [1.5, '1,5'],
    [true, 'VERDADEIRO'],
    [false, 'FALSO'],
    [[1], 'uma lista'],
    [{}, 'um objeto'],
  ])('%p', (bruto, mostrado) => {
    expect(mostra(bruto)).toBe(mostrado);
  });
});

describe('a chave de um texto', () => {
  test.each([
    ['Imposto Predial', 'IMPOSTO_PREDIAL'],
    ['  imposto-predial  ', 'IMPOSTO_PREDIAL'],
    ['Indústrias e Profissões', 'INDUSTRIA_E_PROFISSOE'],
    ['Alfredo Chaves (ES)', 'ALFREDO_CHAVE_ES'],
    ['Limeira do Oeste', 'LIMEIRA_OESTE'],
    ['casa das águas', 'CASA_AGUA'],
    ['m²', 'M²'],
    ['GÁS', 'GAS'],
    ['dó', ''],
    ['dado', 'DADO'],
    ['vidas', 'VIDA'],
    ['', ''],
  ])('"%s" é %s', (texto, chave) => {
    expect(chaveDeTexto(texto)).toBe(chave);
  });
});
