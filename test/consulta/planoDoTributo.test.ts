import { planoDoTributo, vencimentoDoTributo } from '../../src/consulta';
import { FatoInvalido, SemResposta } from '../../src/regra';
import { d } from '../calendario/dataDeTeste';
import { noExercicio } from './regraDe';

// Alegre, art. 29: two equal instalments, until 31 March and 31 July.
const predial = (exercicio: number) => noExercicio('ALEGRE', 'IMPOSTO_PREDIAL', exercicio);

describe('plano de um tributo', () => {
  test('duas prestações que somam o imposto; o centavo que sobra vai na primeira', () => {
    // 98.77 / 2 = 49.385: 49.38 each, and the odd 0.01 to the first.
    expect(planoDoTributo(predial(1952), 98.77)).toStrictEqual([
      { numero: 1, vencimento: d('1952-03-31'), valor: 49.39 },
      { numero: 2, vencimento: d('1952-07-31'), valor: 49.38 },
    ]);
  });

  test('vencimento em domingo traz ao lado o dia útil seguinte', () => {
    // 01/01/1957 was a Tuesday; 31/03 comes 89 days later, and 89 = 12 × 7 + 5: a Sunday.
    expect(planoDoTributo(predial(1957), 100)).toStrictEqual([
      { numero: 1, vencimento: d('1957-03-31'), vencimentoUtil: d('1957-04-01'), valor: 50 },
      { numero: 2, vencimento: d('1957-07-31'), valor: 50 },
    ]);
  });

  test('em 1965 não há centavos: 99,50 são 99, em 50 e 49 (Lei nº 4.511/1964)', () => {
    expect(planoDoTributo(predial(1965), 99.5).map(({ valor }) => valor)).toStrictEqual([50, 49]);
  });

  test('o imposto de zero tem as mesmas datas', () => {
    expect(planoDoTributo(predial(1952), 0)).toStrictEqual([
      { numero: 1, vencimento: d('1952-03-31'), valor: 0 },
      { numero: 2, vencimento: d('1952-07-31'), valor: 0 },
    ]);
  });

  test.each([-0.01, NaN, Infinity])('%p não é dinheiro que se divida', (valor) => {
    expect(() => planoDoTributo(predial(1952), valor)).toThrow(
      new FatoInvalido('valor', 'aceita-se um valor em dinheiro, de zero para cima'),
    );
  });

  test('tributo sem data fixa na lei: o selo de Alegre', () => {
    expect(() => planoDoTributo(noExercicio('ALEGRE', 'SELO', 1952), 10)).toThrow(
      new SemResposta('a lei não fixa vencimento para Imposto do Selo Municipal'),
    );
  });

  test('fora da vigência diz o motivo, e não as datas', () => {
    expect(() => planoDoTributo(predial(1951), 100)).toThrow(
      new SemResposta('não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)'),
    );
  });
});

describe('plano que depende da quantia, em Garça', () => {
  const lixo = (exercicio: number) => noExercicio('GARCA', 'TAXA_LIXO', exercicio);

  test('o lixo acima de 300,00 se divide em 15/06 e 15/08 no exercício de 1951 (arts. 147 e 182)', () => {
    expect(planoDoTributo(lixo(1951), 300)).toStrictEqual([
      { numero: 1, vencimento: d('1951-06-15'), valor: 300 },
    ]);
    // 300.01 = 150.01 + 150.00
    expect(planoDoTributo(lixo(1951), 300.01)).toStrictEqual([
      { numero: 1, vencimento: d('1951-06-15'), valor: 150.01 },
      { numero: 2, vencimento: d('1951-08-15'), valor: 150 },
    ]);
  });

  test('de 1952 em diante não se sabe se o art. 147 subsiste: acima de 300,00 não há plano', () => {
    // 15/06/1952 was a Sunday: 01/01/1952 was a Tuesday, 166 days before, and 166 = 23 × 7 + 5.
    expect(planoDoTributo(lixo(1952), 300)).toStrictEqual([
      { numero: 1, vencimento: d('1952-06-15'), vencimentoUtil: d('1952-06-16'), valor: 300 },
    ]);
    expect(() => planoDoTributo(lixo(1952), 300.01)).toThrow(
      new SemResposta('a lei não diz em quantas prestações se paga Taxa de Remoção de Lixo'),
    );
  });

  test('também aqui a lei fora de vigor não responde, salvo se o lançador a mantém', () => {
    const estradas = noExercicio('GARCA', 'TAXA_ESTRADAS', 1967);
    expect(() => planoDoTributo(estradas, 300)).toThrow(
      new SemResposta(
        'vigência não comprovada: o sistema tributário de 1966-67 (Constituição e CTN) substituiu os tributos da Lei nº 147/1950',
      ),
    );
    // 15/08/1967 was a Tuesday.
    const mantida = noExercicio('GARCA', 'TAXA_ESTRADAS', 1967, { leiAntigaDepoisDe1966: true });
    expect(planoDoTributo(mantida, 300)).toStrictEqual([
      { numero: 1, vencimento: d('1967-08-15'), valor: 300 },
    ]);
  });
});

describe('vencimento de uma prestação', () => {
  test('a segunda do predial de Alegre é 31 de julho', () => {
    expect(vencimentoDoTributo(predial(1952), 2)).toStrictEqual({
      numero: 2,
      vencimento: d('1952-07-31'),
      valor: 0,
    });
  });

  test.each([0, 3, -1])('a prestação %d não há', (parcela) => {
    expect(() => vencimentoDoTributo(predial(1952), parcela)).toThrow(
      new FatoInvalido('parcela', `veio ${parcela}; aceita-se um inteiro de 1 a 2`),
    );
  });

  test('sem data na lei, ou com a lei fora de vigor, não há o que responder', () => {
    expect(() => vencimentoDoTributo(noExercicio('ALEGRE', 'SELO', 1952), 1)).toThrow(
      new SemResposta('a lei não fixa vencimento para Imposto do Selo Municipal'),
    );
    expect(() => vencimentoDoTributo(predial(1951), 1)).toThrow(
      new SemResposta('não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)'),
    );
  });
});
