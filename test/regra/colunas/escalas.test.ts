import {
  escalasDe,
  inteiroDaConstante,
  limiteSeguro,
  maximoDivisorComum,
  multiplicadorDeCasas,
  SemEscala,
} from '../../../src/regra/colunas/escalas';
import { emOrdem } from '../../../src/regra/colunas/maquina';
import { type No, Nos } from '../../../src/regra/colunas/no';
import { Decimal } from '../../../src/valor/decimal';

const nos = new Nos();
const c = (valor: number | string): No => nos.constante(new Decimal(valor));
const faixa = (a: No, ...valores: readonly (number | null)[]): No =>
  nos.faixa(
    a,
    [],
    valores.map((valor) => (valor === null ? null : new Decimal(valor))),
  );
const [x, y] = [nos.fato('x'), nos.fato('y')];
const decimo = nos.binario('vezes', x, c('0.1'));
const terco = nos.divide(x, new Decimal(3));

const escala = (no: No): number | undefined => escalasDe(emOrdem([no])).get(no);

describe('a escala de cada nó', () => {
  test.each<[string, No, number]>([
    ['o fato vem em centavos', x, 100],
    ['a constante, nas suas casas', c('0.125'), 1000],
    ['o produto, na das duas', decimo, 1000],
    ['a soma, no múltiplo comum de 100 e 1000', nos.binario('mais', x, decimo), 1000],
    ['a diferença, no de 300 e 1000', nos.binario('menos', terco, decimo), 3000],
    ['o maior, também', nos.binario('maior', terco, decimo), 3000],
    ['o menor, também', nos.binario('menor', decimo, terco), 3000],
    ['o quociente, na do dividendo vezes o divisor', terco, 300],
    ['o teto é inteiro', nos.teto(terco), 1],
    ['o arredondado, nas casas pedidas', nos.arredonda(terco, 3, 'paraBaixo'), 1000],
    ['a faixa, no múltiplo comum dos valores', faixa(x, 0.5, null, 0.25), 100],
    ['a faixa de inteiros', faixa(x, 5, null), 1],
    ['nove casas ainda cabem', nos.binario('vezes', x, c('0.0000001')), 1e9],
  ])('%s', (_nome, no, esperada) => {
    expect(escala(no)).toBe(esperada);
  });

  test.each<[string, No, string]>([
    ['dez casas', nos.binario('vezes', x, c('0.00000001')), 'vezes'],
    ['o divisor com casas', nos.divide(x, new Decimal('2.5')), 'divisor'],
    ['o divisor negativo', nos.divide(x, new Decimal(-2)), 'divisor'],
  ])('não há escala com %s', (_nome, no, mensagem) => {
    expect(() => escala(no)).toThrow(SemEscala);
    expect(() => escala(no)).toThrow(mensagem);
  });
});

/** 2^53 − 1 = 9.007.199.254.740.991 is what every step has to stay within. */
describe('o maior fato com que nenhum passo passa de 2^53', () => {
  const limite = (no: No): number => {
    const ordem = emOrdem([no]);
    return limiteSeguro(ordem, escalasDe(ordem));
  };
  const dez = nos.binario('vezes', x, c(10));
  const dobro = nos.binario('vezes', x, c(2));
  const oitoDecimos = nos.binario('vezes', x, c('0.8'));

  test.each<[string, No, number]>([
    ['um fato só vai até os quinze algarismos', x, 1e15],
    ['9x ainda cabe com eles: 9 × 10^15 < 2^53', nos.binario('vezes', x, c(9)), 1e15],
    ['10x < 2^53', dez, 900719925474099],
    ['−10x < 2^53', nos.binario('vezes', x, c(-10)), 900719925474099],
    // 94.906.265² = 9.007.199.136.250.225, and the next square is 9.007.199.326.062.756.
    ['x × y < 2^53', nos.binario('vezes', x, y), 94906265],
    // 1 is 100 hundredths: 10x + 100 ≤ 2^53 − 1.
    ['10x + 1', nos.binario('mais', dez, c(1)), 900719925474089],
    ['10x − 1', nos.binario('menos', dez, c(1)), 900719925474089],
    ['o maior de 10x e 1', nos.binario('maior', dez, c(1)), 900719925474089],
    ['o menor de 1 e 10x', nos.binario('menor', c(1), dez), 900719925474089],
    // In thousandths 0,8x is 8x, and y is 10y: 18 of them.
    ['0,8x + y', nos.binario('mais', oitoDecimos, y), 500399958596721],
    ['y + 0,8x', nos.binario('mais', y, oitoDecimos), 500399958596721],
    // 10x ÷ 3 has the scale 300: 10x + 300.
    ['o teto de 10x ÷ 3', nos.teto(nos.divide(dez, new Decimal(3))), 900719925474069],
    // 0,1x has the scale 1000: to four places it is multiplied by 10, and 10x + 1000 ≤ 2^53 − 1.
    ['0,1x a quatro casas', nos.arredonda(decimo, 4, 'paraBaixo'), 900719925473999],
    ['10x a duas casas', nos.arredonda(dez, 2, 'paraBaixo'), 900719925474089],
    // The key too is a step, however small the values are.
    ['a faixa de 10x', faixa(dez, 5, null), 900719925474099],
    // What counts of the values is the greatest, of either sign: 14x.
    ['a faixa de 3 a −7, vezes 2x', nos.binario('vezes', faixa(y, 3, null, -7), dobro), 643371375338642],
    ['a faixa de −7 a 3, vezes 2x', nos.binario('vezes', faixa(y, -7, null, 3), dobro), 643371375338642],
    // Never more than 5 = 500 hundredths: 10x + 500.
    ['10x mais a faixa', nos.binario('mais', dez, faixa(y, 1, 5)), 900719925474049],
  ])('%s', (_nome, no, esperado) => {
    expect(limite(no)).toBe(esperado);
  });

  test('constantes que por si passam de 2^53 não têm escala', () => {
    const cabem = nos.binario('mais', x, c('90071992547409.91'));
    expect(limite(cabem)).toBe(0);
    expect(() => limite(nos.binario('mais', x, c('90071992547409.92')))).toThrow(SemEscala);
    expect(() => limite(c('9007199254740992'))).toThrow('constantes');
    expect(() => limite(faixa(x, 9007199254740992))).toThrow(SemEscala);
  });
});

test('mudar de casas multiplica pelo que falta à escala', () => {
  expect(multiplicadorDeCasas(2, 100)).toBe(1);
  expect(multiplicadorDeCasas(2, 300)).toBe(1);
  expect(multiplicadorDeCasas(2, 40)).toBe(5);
  expect(multiplicadorDeCasas(4, 1000)).toBe(10);
  expect(multiplicadorDeCasas(0, 1000)).toBe(1);
});

test('o máximo divisor comum e o inteiro da constante', () => {
  expect(maximoDivisorComum(300, 1000)).toBe(100);
  expect(maximoDivisorComum(7, 0)).toBe(7);
  expect(inteiroDaConstante(new Decimal('0.29'), 100)).toBe(29);
});
