import { emOrdem } from '../../../src/regra/colunas/maquina';
import { type Afim, montaInteiros, type Operacoes } from '../../../src/regra/colunas/montaInteiros';
import { type No, Nos } from '../../../src/regra/colunas/no';
import { Decimal } from '../../../src/valor/decimal';

/** An arithmetic that only writes down what it is asked to do. */
const e = ({ base, fator, soma }: Afim<string>): string => `${base}*${String(fator)}+${String(soma)}`;
const escreve: Operacoes<string> = {
  fato: (nome) => nome,
  constante: () => 'k',
  multiplica: (a, b) => `(${e(a)} × ${e(b)})`,
  soma: (a, b) => `(${e(a)} + ${e(b)})`,
  maximo: (a, b) => `max(${e(a)}, ${e(b)})`,
  aoMenosConstante: (a, constante) => `aoMenos(${e(a)}, ${String(constante)})`,
  minimo: (a, b) => `min(${e(a)}, ${e(b)})`,
  noMaximoConstante: (a, constante) => `noMaximo(${e(a)}, ${String(constante)})`,
  divide: (a, folga, por) => `div(${e(a)}, ${String(folga)}, ${String(por)})`,
  exigeNaoNegativo: (a) => ({ ...a, base: `${a.base}≥0` }),
  faixa: (a, limites, valores) => `faixa(${e(a)}, ${limites.join(' ')}, ${valores.join(' ')})`,
};

const nos = new Nos();
const c = (valor: number | string): No => nos.constante(new Decimal(valor));
const [x, y] = [nos.fato('x'), nos.fato('y')];
/** 15% of x: whole at the scale of 10.000. */
const quinze = nos.binario('vezes', x, c('0.15'));
const terco = nos.divide(x, new Decimal(3));
const diferenca = nos.binario('menos', x, c(1));

function escrito(no: No): string {
  const raiz = montaInteiros(emOrdem([no]), escreve).get(no);
  return raiz ? `${e(raiz.afim)} / ${String(raiz.escala)}` : '';
}

describe('o que cada nó pede à aritmética de inteiros', () => {
  test.each<[string, No, string]>([
    ['o fato, em centavos', x, 'x*1+0 / 100'],
    ['a constante, sem conta por linha', c('1.5'), 'k*0+15 / 10'],
    ['vezes constante, só o fator', quinze, 'x*15+0 / 10000'],
    ['constante vezes', nos.binario('vezes', c('0.15'), x), 'x*15+0 / 10000'],
    ['mais constante, só a soma', nos.binario('mais', quinze, c(2)), 'x*15+20000 / 10000'],
    ['constante mais', nos.binario('mais', c(2), quinze), 'x*15+20000 / 10000'],
    ['menos constante', diferenca, 'x*1+-100 / 100'],
    ['constante menos', nos.binario('menos', c(2), quinze), 'x*-15+20000 / 10000'],
    ['fato vezes fato', nos.binario('vezes', x, y), '(x*1+0 × y*1+0)*1+0 / 10000'],
    ['fato mais fato', nos.binario('mais', x, y), '(x*1+0 + y*1+0)*1+0 / 100'],
    ['fato menos fato', nos.binario('menos', x, y), '(x*1+0 + y*-1+0)*1+0 / 100'],
    [
      'na mesma escala',
      nos.binario('mais', terco, nos.divide(y, new Decimal(2))),
      '(x*2+0 + y*3+0)*1+0 / 600',
    ],
    ['o maior dos dois', nos.binario('maior', diferenca, y), 'max(x*1+-100, y*1+0)*1+0 / 100'],
    ['o menor dos dois', nos.binario('menor', diferenca, y), 'min(x*1+-100, y*1+0)*1+0 / 100'],
    ['ao menos a constante', nos.binario('maior', quinze, c(3)), 'aoMenos(x*15+0, 30000)*1+0 / 10000'],
    ['a constante ou mais', nos.binario('maior', c(3), quinze), 'aoMenos(x*15+0, 30000)*1+0 / 10000'],
    ['no máximo a constante', nos.binario('menor', quinze, c(3)), 'noMaximo(x*15+0, 30000)*1+0 / 10000'],
    ['a constante ou menos', nos.binario('menor', c(3), quinze), 'noMaximo(x*15+0, 30000)*1+0 / 10000'],
    ['dividir só muda a escala', terco, 'x*1+0 / 300'],
    ['o teto', nos.teto(terco), 'div(x*1+0, 299, 300)*1+0 / 1'],
    ['para baixo', nos.arredonda(quinze, 2, 'paraBaixo'), 'div(x*15+0, 0, 100)*1+0 / 100'],
    ['meio para cima', nos.arredonda(quinze, 2, 'meioParaCima'), 'div(x*15+0, 50, 100)*1+0 / 100'],
    // 300 and 1.000 have 100 in common: ×10, ÷3, and one whole third of slack.
    ['meio para cima por três', nos.arredonda(terco, 3, 'meioParaCima'), 'div(x*10+0, 1, 3)*1+0 / 1000'],
    ['o que já tem essas casas não se divide', nos.arredonda(x, 2, 'meioParaCima'), 'x*1+0 / 100'],
    ['mais casas do que tem', nos.arredonda(x, 3, 'meioParaCima'), 'x*10+0 / 1000'],
    ['o que pode ser negativo não se arredonda', nos.teto(diferenca), 'div(x≥0*1+-100, 99, 100)*1+0 / 1'],
    ['nem quando a divisão é por um', nos.arredonda(diferenca, 3, 'paraBaixo'), 'x≥0*10+-1000 / 1000'],
  ])('%s', (_nome, no, esperado) => {
    expect(escrito(no)).toBe(esperado);
  });

  test('os limites da faixa são inteiros inclusos, e falta valor onde a lei não tem', () => {
    // 100 included; 200 not: up to 19.999 centavos; 300,005 in any way: up to 30.000.
    const no = nos.faixa(
      x,
      [
        { valor: new Decimal(100), incluso: true },
        { valor: new Decimal(200), incluso: false },
        { valor: new Decimal('300.005'), incluso: false },
        { valor: new Decimal('400.005'), incluso: true },
      ],
      [new Decimal(1), null, new Decimal('0.5'), new Decimal(0)],
    );
    expect(escrito(no)).toBe('faixa(x*1+0, 10000 19999 30000 40000, 10 NaN 5 0)*1+0 / 10');
  });

  test('o fato vem em centavos, até o limite com que tudo cabe', () => {
    // 15x < 2^53: x up to 600.479.950.316.066.
    const pedidos: unknown[] = [];
    montaInteiros(emOrdem([quinze]), { ...escreve, fato: (...pedido) => String(pedidos.push(pedido)) });
    expect(pedidos).toStrictEqual([['x', 100, 600479950316066]]);
  });
});
