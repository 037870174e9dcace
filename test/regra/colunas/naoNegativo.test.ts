import { naoNegativo } from '../../../src/regra/colunas/naoNegativo';
import { type No, Nos } from '../../../src/regra/colunas/no';
import { Decimal } from '../../../src/valor/decimal';

const nos = new Nos();
const c = (valor: number): No => nos.constante(new Decimal(valor));
const x = nos.fato('x');
const negativa = c(-1);
/** x − 1: of any sign. */
const diferenca = nos.binario('menos', x, c(1));

describe('sabe-se que um nó nunca é negativo', () => {
  test.each<[string, No, boolean]>([
    ['um fato', x, true],
    ['uma constante', c(1), true],
    ['o zero', c(0), true],
    ['uma constante negativa', negativa, false],
    ['uma diferença', diferenca, false],
    ['o maior dos dois, se o primeiro não é', nos.binario('maior', x, diferenca), true],
    ['o maior dos dois, se o segundo não é', nos.binario('maior', diferenca, x), true],
    ['o maior de dois que podem ser', nos.binario('maior', diferenca, negativa), false],
    ['o menor de dois que não são', nos.binario('menor', x, c(3)), true],
    ['o menor, se o primeiro pode ser', nos.binario('menor', diferenca, x), false],
    ['o menor, se o segundo pode ser', nos.binario('menor', x, diferenca), false],
    ['a soma de dois que não são', nos.binario('mais', x, c(3)), true],
    ['a soma com um que pode ser', nos.binario('mais', x, diferenca), false],
    ['o produto de dois que não são', nos.binario('vezes', x, c(3)), true],
    ['o produto por um negativo', nos.binario('vezes', x, negativa), false],
    ['o quociente por um positivo', nos.divide(x, new Decimal(2)), true],
    ['o quociente por um negativo', nos.divide(x, new Decimal(-2)), false],
    ['o quociente do que pode ser', nos.divide(diferenca, new Decimal(2)), false],
    ['o teto do que não é', nos.teto(nos.divide(x, new Decimal(2))), true],
    ['o teto do que pode ser', nos.teto(diferenca), false],
    ['o arredondado do que não é', nos.arredonda(x, 2, 'paraBaixo'), true],
    ['o arredondado do que pode ser', nos.arredonda(diferenca, 2, 'paraBaixo'), false],
    ['a faixa de valores e de um sem valor', nos.faixa(diferenca, [], [new Decimal(1), null]), true],
    ['a faixa com um valor negativo', nos.faixa(x, [], [new Decimal(1), new Decimal(-1)]), false],
  ])('%s', (_nome, no, esperado) => {
    expect(naoNegativo(no)).toBe(esperado);
  });
});
