import { fato } from '../../../src/regra';
import { AUSENTE, LINHA_A_LINHA, VARIOS } from '../../../src/regra/colunas/codificador';
import { codificadorDeTextos } from '../../../src/regra/colunas/codificadorDeTextos';
import { Dicionario } from '../../../src/regra/colunas/dicionario';

const ramo = fato.enumerado('Ramo', { LOJA: 'Loja', CASA: 'Casa', FEIRA: 'Feira' });
const NADA = 9;

/** Says what it was asked: each question costs the row far more than the shortcut. */
class Perguntado extends Dicionario {
  readonly perguntas: unknown[] = [];

  override codigo(bruto: unknown): number {
    this.perguntas.push(bruto);
    return super.codigo(bruto);
  }
}

function codifica(
  valores: readonly unknown[],
  { inicio = 0, n = valores.length, repetida = false, dicionario = new Perguntado('ramo', ramo, true) } = {},
): { comum: number; codigos: number[]; perguntas: unknown[] } {
  const codigos = new Uint8Array(valores.length + 1).fill(NADA);
  const comum = codificadorDeTextos(dicionario, { valores, repetida }).codifica(inicio, n, codigos);
  return { comum, codigos: [...codigos], perguntas: dicionario.perguntas };
}

describe('a coluna de textos', () => {
  test('numera os textos como aparecem, e pergunta cada um só uma vez', () => {
    // LOJA and CASA have the same length: from the second on, one letter tells them apart.
    expect(codifica(['LOJA', 'CASA', 'LOJA', 'FEIRA', 'CASA', 'LOJA', 'FEIRA'])).toStrictEqual({
      comum: VARIOS,
      codigos: [1, 2, 1, 3, 2, 1, 3, NADA],
      perguntas: ['LOJA', 'CASA', 'FEIRA'],
    });
  });

  test('o que não se lê tem o seu código, que se pergunta também uma vez', () => {
    expect(codifica(['BAR', 'BAR', 'LOJA'])).toStrictEqual({
      comum: VARIOS,
      codigos: [LINHA_A_LINHA, LINHA_A_LINHA, 1, NADA],
      perguntas: ['BAR', 'LOJA'],
    });
  });

  test('a célula vazia falta, sem que se pergunte', () => {
    // Strict: to `toEqual`, a question about undefined is no question.
    expect(codifica([null, undefined, ''])).toStrictEqual({
      comum: AUSENTE,
      codigos: [AUSENTE, AUSENTE, AUSENTE, NADA],
      perguntas: [],
    });
  });

  test('o que não é texto pergunta-se sempre', () => {
    expect(codifica([0, true, 0])).toStrictEqual({
      comum: VARIOS,
      codigos: [AUSENTE, LINHA_A_LINHA, AUSENTE, NADA],
      perguntas: [0, true, 0],
    });
  });

  test.each([
    ['todos iguais', ['CASA', 'casa', ' CASA '], 1],
    ['difere o primeiro', ['CASA', 'LOJA', 'LOJA'], VARIOS],
    ['difere o do meio', ['CASA', 'LOJA', 'CASA'], VARIOS],
    ['difere o último', ['CASA', 'CASA', 'LOJA'], VARIOS],
    ['falta o primeiro', [null, 'CASA'], VARIOS],
    ['nenhuma linha', [], AUSENTE],
  ])('o código comum: %s', (_nome, valores, comum) => {
    expect(codifica(valores).comum).toBe(comum);
  });

  test('só se olham as linhas do bloco', () => {
    expect(codifica(['FEIRA', 'LOJA', 'CASA', 'FEIRA'], { inicio: 1, n: 2 })).toStrictEqual({
      comum: VARIOS,
      codigos: [1, 2, NADA, NADA, NADA],
      perguntas: ['LOJA', 'CASA'],
    });
  });

  test('o valor repetido se pergunta uma vez por bloco, e não se escreve', () => {
    expect(codifica(['LOJA'], { inicio: 1024, n: 500, repetida: true })).toStrictEqual({
      comum: 1,
      codigos: [NADA, NADA],
      perguntas: ['LOJA'],
    });
  });

  test('o que um bloco perguntou, o seguinte já sabe', () => {
    const dicionario = new Perguntado('ramo', ramo, true);
    codifica(['LOJA', 'CASA'], { dicionario });
    expect(codifica(['CASA', 'LOJA', 'FEIRA'], { dicionario })).toStrictEqual({
      comum: VARIOS,
      codigos: [2, 1, 3, NADA],
      perguntas: ['LOJA', 'CASA', 'FEIRA'],
    });
  });
});
