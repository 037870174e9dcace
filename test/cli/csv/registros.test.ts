import { Registros } from '../../../cli/csv/registros';
import { leBlocoDeCsv } from '../../../cli/csv/leBlocoDeCsv';

/** The records of a text that comes in pieces of a given size. */
function le(texto: string, tamanho = texto.length, separador = ';'): (readonly unknown[])[] {
  const registros = new Registros(separador);
  const blocos = [];
  for (let i = 0; i < texto.length; i += tamanho)
    blocos.push(...registros.junta(texto.slice(i, i + tamanho)));
  blocos.push(...registros.fecha());
  return blocos.flatMap((bloco) =>
    leBlocoDeCsv(bloco, separador).map(({ numero, celulas }) => [numero, ...celulas]),
  );
}

describe('os registros de um CSV', () => {
  test('acabam no fim da linha, qualquer que seja, e o último dispensa-o', () => {
    const esperado = [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
      [3, 'e', 'f'],
    ];
    for (const fim of ['\n', '\r\n', '\r']) {
      expect(le(`a;b${fim}c;d${fim}e;f`)).toStrictEqual(esperado);
      expect(le(`a;b${fim}c;d${fim}e;f${fim}`)).toStrictEqual(esperado);
    }
    expect(le('a;b\r\nc;d\ne;f\r')).toStrictEqual(esperado);
  });

  test('podem ter fim de linha, separador e aspas dobradas entre aspas', () => {
    expect(le('"a\r\n1";"b;2"\r\n"diz ""sim""";c\r\n')).toStrictEqual([
      [1, 'a\r\n1', 'b;2'],
      [2, 'diz "sim"', 'c'],
    ]);
  });

  test('saem iguais se o texto vem inteiro ou letra a letra', () => {
    const texto = 'a;"b\n1"\r\n"c""x";d\r\n\r\ne ;f"g\r\n"h" ;i';
    const inteiro = le(texto);
    expect(inteiro).toStrictEqual([
      [1, 'a', 'b\n1'],
      [2, 'c"x', 'd'],
      [3, ''],
      [4, 'e ', 'f"g'],
      [5, 'h', 'i'],
    ]);
    for (const tamanho of [1, 2, 3, 5, 7]) expect(le(texto, tamanho)).toStrictEqual(inteiro);
  });

  test('muitos registros saem na ordem e com o número de cada um', () => {
    const linhas = Array.from({ length: 20_000 }, (_, i) => `${i + 1};"x\n${i + 1}"`);
    const lidas = le(linhas.join('\r\n'), 4096);
    expect(lidas).toHaveLength(20_000);
    expect(lidas[19_999]).toStrictEqual([20_000, '20000', 'x\n20000']);
    expect(lidas[12_344]).toStrictEqual([12_345, '12345', 'x\n12345']);
  });

  test('aspas que não se fecham são recusadas, com o número da linha', () => {
    expect(() => le('a;b\nc;"d\ne;f\n')).toThrow('linha 2: há aspas que não se fecham');
    const registros = new Registros(';');
    registros.junta('a;b\nc;"');
    expect(() => registros.junta('x'.repeat(5 * 1024 * 1024))).toThrow(
      'linha 2: passa de 4 MB; há aspas que não se fecham?',
    );
  });

  test('aspas fora do lugar são recusadas, com o número da linha', () => {
    expect(() => le('a;b\n"Rua "A"";2\n')).toThrow(/^linha 2: há aspas fora do lugar/);
  });

  test('um campo maior do que uma célula do Excel é recusado', () => {
    expect(() => le(`a;b\n1;${'x'.repeat(32_768)}\n`)).toThrow(
      'linha 2: um campo tem 32768 caracteres; o Excel aceita até 32767',
    );
  });
});
