import { Atalho, vagaDe } from '../../../src/regra/colunas/atalho';

/** The code that a text would be given by whoever looks in its place; undefined if another is there. */
function codigoDe({ textos, codigos, letras }: Atalho, texto: string): number | undefined {
  const vaga = vagaDe(texto, letras, textos.length);
  return textos[vaga] === texto ? codigos[vaga] : undefined;
}

describe('o lugar de um texto', () => {
  // 'TERRITORIAL' has 11 letters: 11 × 67 = 737. One letter: (11 × 5) >> 4 = 3, 'R' = 82, 82 × 31 = 2542.
  // Two: (11 × 3) >> 2 = 8, 'I' = 73, 73 × 259 = 18907.
  test.each([
    [0, 4096, 737],
    [1, 4096, 3279], // 737 + 2542
    [2, 4096, 1706], // 737 + 2542 + 18907 = 22186; less 5 × 4096
    [0, 512, 225], // 737 − 512
    [2, 512, 170], // 22186 − 43 × 512
  ])('com %i letras, entre %i vagas, é %i', (letras, vagas, vaga) => {
    expect(vagaDe('TERRITORIAL', letras, vagas)).toBe(vaga);
  });

  test('o texto vazio fica no primeiro, olhem-se quantas letras for', () => {
    expect([0, 1, 2].map((letras) => vagaDe('', letras, 8))).toStrictEqual([0, 0, 0]);
  });
});

describe('os textos já vistos', () => {
  test('começam vazios, com o código do vazio', () => {
    const { letras, textos, codigos } = new Atalho(4);
    expect({ letras, textos, codigos: [...codigos] }).toStrictEqual({
      letras: 0,
      textos: ['', '', '', ''],
      codigos: [0, 0, 0, 0],
    });
  });

  test('enquanto o comprimento os distingue, não se olha letra nenhuma', () => {
    const atalho = new Atalho(8);
    atalho.guarda('A', 7); // 67 & 7 = 3
    atalho.guarda('AB', 9); // 134 & 7 = 6
    expect(atalho.letras).toBe(0);
    expect(atalho.textos).toStrictEqual(['', '', '', 'A', '', '', 'AB', '']);
    expect([...atalho.codigos]).toStrictEqual([0, 0, 0, 7, 0, 0, 9, 0]);
  });

  test('de mesmo comprimento, olha-se uma letra, e os de antes mudam de lugar com o seu código', () => {
    const atalho = new Atalho(8);
    atalho.guarda('A', 7);
    atalho.guarda('ABC', 5); // 201 & 7 = 1
    atalho.guarda('B', 9); // the place of 'A'
    expect(atalho.letras).toBe(1);
    // 'A': 67 + 65 × 31 = 2082 & 7 = 2. 'B': 67 + 66 × 31 = 2113 & 7 = 1. 'ABC': 201 + 65 × 31 = 2216 & 7 = 0.
    expect(atalho.textos).toStrictEqual(['ABC', 'B', 'A', '', '', '', '', '']);
    expect([...atalho.codigos]).toStrictEqual([5, 9, 7, 0, 0, 0, 0, 0]);
  });

  test('a vaga vazia não é texto que se mude: com o primeiro lugar tomado, ainda basta uma letra', () => {
    const atalho = new Atalho(4);
    atalho.guarda('BA', 1); // 134 & 3 = 2
    atalho.guarda('CA', 2); // the same: one letter more
    // 'BA': 134 + 66 × 31 = 2180 & 3 = 0, and the empty places come after it. 'CA': 134 + 67 × 31 = 2211 & 3 = 3.
    expect(atalho.letras).toBe(1);
    expect([codigoDe(atalho, 'BA'), codigoDe(atalho, 'CA')]).toStrictEqual([1, 2]);
  });

  test('iguais também nessa letra, olha-se outra', () => {
    const atalho = new Atalho(512);
    // Four letters: the first one is at 20 >> 4 = 1, the second at 12 >> 2 = 3.
    atalho.guarda('CASA', 3);
    atalho.guarda('CASO', 4);
    expect(atalho.letras).toBe(2);
    expect([codigoDe(atalho, 'CASA'), codigoDe(atalho, 'CASO')]).toStrictEqual([3, 4]);
    expect(atalho.textos.filter((texto) => texto !== '')).toHaveLength(2);
  });

  test('iguais nas duas, fica o primeiro, e o outro simplesmente não se guarda', () => {
    const atalho = new Atalho(512);
    atalho.guarda('CASA', 3);
    atalho.guarda('LAMA', 4);
    expect(atalho.letras).toBe(2);
    expect([codigoDe(atalho, 'CASA'), codigoDe(atalho, 'LAMA')]).toStrictEqual([3, undefined]);
    expect(atalho.textos.filter((texto) => texto !== '')).toStrictEqual(['CASA']);
  });
});
