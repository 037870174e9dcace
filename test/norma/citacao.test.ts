import { citacaoPorExtenso, citacoesPorExtenso, norma } from '../../src/norma/norma';

const dados = { municipio: 'GARCA', inicio: [1951, 1, 1], fonte: 'x.txt' } as const;
const lei147 = norma({ ...dados, nome: 'Lei nº 147/1950' });
const lei161 = norma({ ...dados, nome: 'Lei nº 161/1951' });

describe('a citação de um dispositivo', () => {
  test.each([
    [lei147.art('27'), 'art. 27'],
    [lei147.art('27', 'parágrafo único'), 'art. 27, parágrafo único'],
    [lei147.art('5º', '§ 1º', 'a'), 'art. 5º, § 1º, a'],
    [lei147.art('12 e 13'), 'arts. 12 e 13'],
    [lei147.art('12–15'), 'arts. 12–15'],
    [lei147.art('49, § 5º, e 59'), 'arts. 49, § 5º, e 59'],
    [lei147.parte('Tabela A', 'nº 3'), 'Tabela A, nº 3'],
  ])('%#', (citacao, texto) => {
    expect(citacao.texto).toBe(texto);
    expect(citacaoPorExtenso(citacao)).toBe(`Lei nº 147/1950, ${texto}`);
  });

  test('em várias, cada artigo e cada lei se nomeiam uma vez', () => {
    expect(citacoesPorExtenso([lei147.art('2'), lei161.art('1º'), lei147.art('9'), lei147.art('2')])).toBe(
      'Lei nº 147/1950, art. 2; art. 9 · Lei nº 161/1951, art. 1º',
    );
  });
});
