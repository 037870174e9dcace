import { brutoDoFato } from '../../functions/celulas/brutoDoFato';
import {
  type Argumento,
  celulaDe,
  celulasSemErro,
  ehErro,
  matrizDe,
  primeiraCelula,
} from '../../functions/celulas/celula';
import { alturaComum, colunaDe } from '../../functions/celulas/coluna';
import { alturaComDados } from '../../functions/celulas/ultimaLinha';
import { comErros } from '../../functions/formula/comErros';
import { fato } from '../../src/regra';
import { instalaHospedeiro, lida, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();
const emErro = () => new CustomFunctions.Error('#REF!' as CustomFunctions.ErrorCode, 'da célula');

describe('o que o Excel entrega numa célula', () => {
  test('o valor simples passa como está, e todo vazio é nulo', () => {
    expect([1.5, 0, 'a', ' a ', true, false].map(celulaDe)).toStrictEqual([1.5, 0, 'a', ' a ', true, false]);
    expect([null, undefined, '', ' ', '\u00a0'].map(celulaDe)).toStrictEqual([null, null, null, null, null]);
  });

  test('o tipo de dado vale pelo texto, ou pelo valor que traz', () => {
    const tipos = [
      { type: 'FormattedNumber', basicType: 'Double', basicValue: 5, numberFormat: '0.00' },
      { type: 'Entity', text: 'Alegre', basicType: 'Error', basicValue: '#VALUE!', properties: {} },
      { type: 'String', basicType: 'String', basicValue: '  ' },
      { type: 'Boolean', basicType: 'Boolean', basicValue: true },
      { type: 'Double', basicValue: 100, properties: {} },
      { type: 'Entity', text: 7, basicValue: 'x' },
    ];
    expect(tipos.map(celulaDe)).toStrictEqual([5, 'Alegre', null, true, 100, 'x']);
  });

  test('o erro como tipo de dado é erro; o texto que só parece erro é texto', () => {
    const erro = celulaDe({ type: 'Error', basicType: 'Error', basicValue: '#DIV/0!' });
    expect(lida(erro)).toBe('#DIV/0!: a célula informada está em erro');
    expect(lida(celulaDe(NaN))).toBe('#NUM!: a célula informada está em erro');
    expect(celulaDe({ basicType: 'String', basicValue: '#DIV/0!' })).toBe('#DIV/0!');
    expect(celulaDe({ basicType: 'Error', basicValue: 3 })).toBe(3);
  });

  test('o que nenhum fato pode ser vira um texto que a mensagem mostra', () => {
    for (const estranho of [{}, { basicValue: [1] }, { basicValue: null }, () => 1, Symbol('x')])
      expect(celulaDe(estranho)).toBe('(tipo de dado que não se aceita)');
  });

  test('é erro o da classe do hospedeiro, e o objeto com um código de erro', () => {
    expect(ehErro(emErro())).toBe(true);
    expect(ehErro({ code: '#N/A' })).toBe(true);
    for (const outro of [{ code: 'N/A#' }, { code: 5 }, {}, null, '#N/A', undefined])
      expect(ehErro(outro)).toBe(false);
  });
});

describe('os argumentos', () => {
  test('matriz, linha solta, valor solto ou nada', () => {
    expect(matrizDe([[1, 2], [3]])).toStrictEqual([[1, 2], [3]]);
    expect(matrizDe([1, [2]])).toStrictEqual([[1], [2]]);
    expect(matrizDe('a')).toStrictEqual([['a']]);
    expect([matrizDe(null), matrizDe(undefined)]).toStrictEqual([[[]], [[]]]);
  });

  test('a primeira célula, de matriz, de matriz vazia ou de valor solto', () => {
    expect(primeiraCelula([['a', 'b'], ['c']])).toBe('a');
    expect([primeiraCelula([]), primeiraCelula([[]]), primeiraCelula(undefined)]).toStrictEqual([
      null,
      null,
      null,
    ]);
    expect(primeiraCelula('ALEGRE' as unknown as Argumento)).toBe('ALEGRE');
  });

  test('a célula em erro interrompe a fórmula que derrama, e passa como está', () => {
    const erro = emErro();
    expect(celulasSemErro([[1]], undefined, [[' ']])).toStrictEqual([1, null, null]);
    expect(lidas(comErros(() => [[String(celulasSemErro([[1]], [[erro]]))]]))).toStrictEqual([
      ['#REF!: da célula'],
    ]);
  });

  test('uma célula só se repete; a linha lê-se como coluna quando se pede', () => {
    expect(colunaDe([['a']]).linha(7)).toStrictEqual(['a']);
    const deitada = colunaDe([['a', 'b']], true);
    expect([deitada.altura, deitada.largura, deitada.linha(1), deitada.brutos()]).toStrictEqual([
      2,
      1,
      ['b'],
      ['a', 'b'],
    ]);
    const emPe = colunaDe([['a', 'b']]);
    expect([emPe.altura, emPe.largura, emPe.linha(0), emPe.brutos()]).toStrictEqual([
      1,
      2,
      ['a', 'b'],
      ['a'],
    ]);
    expect(colunaDe([[1], [2]]).linha(9)).toStrictEqual([]);
  });

  test('o argumento omitido é uma coluna ausente; a célula vazia é dada', () => {
    for (const nada of [null, undefined, []]) {
      const { altura, largura, dada, linha, brutos } = colunaDe(nada);
      expect([altura, largura, dada, linha(0), brutos()]).toStrictEqual([1, 1, false, [null], [null]]);
    }
    expect(colunaDe([[null]]).dada).toBe(true);
    expect(colunaDe('a' as unknown as Argumento).linha(0)).toStrictEqual(['a']);
  });

  test('alturas diferentes dizem quais são', () => {
    const de = (altura: number) => colunaDe(Array.from({ length: altura }, () => [1]));
    expect(
      alturaComum(
        new Map([
          ['a', de(1)],
          ['b', de(3)],
          ['c', de(3)],
        ]),
      ),
    ).toStrictEqual({ altura: 3 });
    expect(
      alturaComum(
        new Map([
          ['a', de(2)],
          ['b', de(3)],
        ]),
      ),
    ).toStrictEqual({
      erro: 'a tem 2 linhas e b tem 3; use intervalos da mesma altura',
    });
  });

  test('a altura vai até a última linha com algo, no argumento mais alto', () => {
    expect(alturaComDados([[[1], [null], [2], [null], [0], [''], [undefined]]])).toBe(3);
    expect(alturaComDados([[[1], [2], [3]], [[1], [0], [0], ['x'], [null]], undefined])).toBe(4);
    expect(
      alturaComDados([
        [
          [0, 0],
          [0, 'x'],
          [0, 0],
        ],
      ]),
    ).toBe(2);
    expect(alturaComDados([[[null]], null])).toBe(0);
  });
});

describe('o fato que a célula dá', () => {
  test('vazio é ausente, ou zero onde o fato conta desde zero; omitido é sempre ausente', () => {
    const ausente = fato.dinheiro('Valor');
    const deZero = fato.dinheiro('Valor', { zeroEhValor: true });
    expect([null, 0, 5].map((celula) => brutoDoFato(ausente, [celula], true))).toStrictEqual([
      undefined,
      undefined,
      5,
    ]);
    expect([null, 0, 5].map((celula) => brutoDoFato(deZero, [celula], true))).toStrictEqual([0, 0, 5]);
    expect(brutoDoFato(deZero, [], true)).toBe(0);
    expect(brutoDoFato(deZero, [5], false)).toBeUndefined();
  });

  test('a lista junta as células cheias da linha', () => {
    const lista = fato.lista('Feriados', fato.data('Dia'));
    expect(brutoDoFato(lista, [null, '01/01/1952', 0, '21/04/1952'], true)).toStrictEqual([
      '01/01/1952',
      '21/04/1952',
    ]);
    expect(brutoDoFato(lista, [null, '01/01/1952'], true)).toBe('01/01/1952');
    expect(brutoDoFato(lista, [null, 0], true)).toBeUndefined();
  });
});
