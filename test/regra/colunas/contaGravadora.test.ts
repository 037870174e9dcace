import { dataCivil } from '../../../src/calendario';
import { ContaGravadora, NaoGravavel } from '../../../src/regra/colunas/contaGravadora';
import { type No, Nos } from '../../../src/regra/colunas/no';
import type { Contexto } from '../../../src/regra/conta/contexto';
import { type Faixas, faixas, type FaixaDeValor } from '../../../src/regra/parametro/faixas';
import { dinheiro, numero, percentual } from '../../../src/regra/parametro/figuras';
import type { Parametro } from '../../../src/regra/parametro/parametro';
import { prestacoes } from '../../../src/regra/parametro/prestacoes';
import { aliquotasProgressivas } from '../../../src/regra/parametro/progressiva';
import * as valor from '../../../src/valor/arredondamento';
import { Decimal } from '../../../src/valor/decimal';
import type { Dinheiro, Grandeza, Metros, Numero, Percentual, Unidade } from '../../../src/valor/grandeza';
import { art, contexto } from '../leiDeTeste';

let nos: Nos;
let conta: ContaGravadora;
let x: No;
let y: No;

const comeca = (mudanca: Partial<Contexto> = {}): void => {
  nos = new Nos();
  conta = new ContaGravadora(contexto(mudanca), nos, []);
  [x, y] = [nos.fato('x'), nos.fato('y')];
};
beforeEach(() => {
  comeca();
});

const d = (quanto: string | number): Decimal => new Decimal(quanto);
const c = (quanto: string | number): No => nos.constante(d(quanto));
const no = (quanto: Grandeza<Unidade> | number): No => conta.no(quanto);
const fato = <T extends Grandeza<Unidade> = Dinheiro>(nome: string): T => conta.fatoNomeado(nome) as T;
const daLei = <T>(parametro: Parametro<T>): T => parametro.versoes[0].entrega(conta);
const cruzeiros = (quanto: string): Dinheiro => daLei(dinheiro(quanto, art('1'), 'x'));

const produto = (a: No, b: No): No => nos.binario('vezes', a, b);
const total = (a: No, b: No): No => nos.binario('mais', a, b);
const diferenca = (a: No, b: No): No => nos.binario('menos', a, b);
const maior = (a: No, b: No): No => nos.binario('maior', a, b);
const menor = (a: No, b: No): No => nos.binario('menor', a, b);

describe('cada operação deixa os seus nós', () => {
  test('fatos, figuras da lei e números da fórmula', () => {
    expect(no(fato('x'))).toBe(x);
    expect(no(daLei(percentual('8', art('1'), 'oito')))).toBe(c('0.08'));
    expect(no(conta.numero(3))).toBe(c(3));
    expect(no(3)).toBe(c(3));
    expect(no(conta.nada)).toMatchObject({ tipo: 'constante', valor: d(0) });
    expect(no(conta.publicado('UFIR', '0.9108'))).toBe(c('0.9108'));
  });

  test('produtos', () => {
    const aliquota = daLei(percentual('8', art('1'), 'oito'));
    expect(no(conta.parte('', aliquota, fato('x')))).toBe(produto(x, c('0.08')));
    expect(no(conta.parte('', fato<Percentual>('y'), fato('x')))).toBe(produto(x, y));
    expect(no(conta.vezes('', fato('x'), 12))).toBe(produto(x, c(12)));
    expect(no(conta.vezes('', fato('x'), fato('y')))).toBe(produto(x, y));
    expect(no(conta.area('', fato<Metros>('x'), fato<Metros>('y')))).toBe(produto(x, y));
  });

  test('somas e diferenças', () => {
    expect(no(conta.soma('', fato('x'), fato('y'), cruzeiros('5')))).toBe(total(total(x, y), c(5)));
    expect(no(conta.soma('', fato('x')))).toBe(x);
    expect(no(conta.soma(''))).toBe(c(0));
    expect(no(conta.menos('', fato('x'), fato('y')))).toBe(diferenca(x, y));
    expect(no(conta.excesso('', fato('x'), fato('y')))).toBe(maior(diferenca(x, y), c(0)));
  });

  test('escolhas', () => {
    expect(no(conta.maior('', fato('x'), fato('y'), cruzeiros('5')))).toBe(maior(maior(x, y), c(5)));
    expect(no(conta.menor('', fato('x'), fato('y')))).toBe(menor(x, y));
  });

  test('quocientes', () => {
    expect(no(conta.fracao('', fato('x'), 2, 3))).toBe(nos.divide(produto(x, c(2)), d(3)));
    expect(no(conta.razao('', fato('x'), cruzeiros('4')))).toBe(nos.divide(x, d(4)));
    expect(no(conta.inteiroAcima('', fato('x')))).toBe(nos.teto(x));
    const tetos = nos.teto(nos.divide(x, d(30)));
    expect(no(conta.unidadesComecadas('', fato('x'), cruzeiros('30')))).toBe(tetos);
    expect(no(conta.acimaAoMultiplo('', fato('x'), cruzeiros('30')))).toBe(produto(tetos, c(30)));
  });

  test('por um fato não se divide', () => {
    const porUmFato = 'divisão por um fato';
    expect(() => conta.fracao('', fato('x'), 1, fato('y'))).toThrow(new NaoGravavel(porUmFato));
    expect(() => conta.razao('', cruzeiros('1'), fato('y'))).toThrow(new NaoGravavel(porUmFato));
  });
});

describe('os arredondamentos', () => {
  test('uma medida, com o meio para cima', () => {
    expect(no(conta.medida('', fato('x'), 3))).toBe(nos.arredonda(x, 3, 'meioParaCima'));
  });

  test('uma quantia, como a época a cobra', () => {
    expect(no(conta.quantia('', fato('x')))).toBe(nos.arredonda(x, 2, 'meioParaCima'));
    comeca({ exercicio: 1965, dia: dataCivil(1965, 1, 1) });
    expect(no(conta.quantia('', fato('x')))).toBe(nos.arredonda(x, 0, 'paraBaixo'));
  });

  test('uma quantia, como a fórmula a pede', () => {
    const como = (arredondamento: valor.Arredondamento): No =>
      no(conta.quantia('', fato('x'), arredondamento));
    expect(como(valor.meioCentavoParaCima)).toBe(nos.arredonda(x, 2, 'meioParaCima'));
    expect(como(valor.desprezaFracaoDeCentavo)).toBe(nos.arredonda(x, 2, 'paraBaixo'));
    expect(como(valor.desprezaFracaoDeCruzeiro)).toBe(nos.arredonda(x, 0, 'paraBaixo'));
    const outro = { ...valor.meioCentavoParaCima, nome: 'outro' };
    expect(() => como(outro)).toThrow(new NaoGravavel('arredondamento outro'));
  });
});

describe('as tabelas por faixas', () => {
  test('a escala progressiva soma a parte da base que cabe em cada faixa', () => {
    const escala = aliquotasProgressivas(art('2'), [
      { ate: '100', taxa: '1', trecho: 'x' },
      { ate: '500', taxa: '2', trecho: 'x' },
      { taxa: '3', trecho: 'x' },
    ]);
    const dentro = (ate: No, acimaDe: number): No => maior(diferenca(ate, c(acimaDe)), c(0));
    const primeira = produto(dentro(menor(x, c(100)), 0), c('0.01'));
    const segunda = produto(dentro(menor(x, c(500)), 100), c('0.02'));
    const terceira = produto(dentro(x, 500), c('0.03'));
    expect(no(conta.progressiva('', daLei(escala), fato('x')))).toBe(
      total(total(primeira, segunda), terceira),
    );
  });

  const tabela = (...aberta: readonly FaixaDeValor[]): Parametro<Faixas<'dinheiro', 'dinheiro'>> =>
    faixas(art('3'), 'dinheiro', 'dinheiro', [
      { ate: '10', valor: '1', trecho: 'x' },
      { menosDe: '20', valor: null, trecho: 'x' },
      ...aberta,
    ]);
  const limites = [
    { valor: d(10), incluso: true },
    { valor: d(20), incluso: false },
  ];

  test('a última faixa aberta vale para tudo o que passa', () => {
    const aberta = daLei(tabela({ valor: '3', trecho: 'x' }));
    expect(no(conta.faixa('', aberta, fato('x')))).toBe(nos.faixa(x, limites, [d(1), null, d(3)]));
  });

  test('acima da tabela fechada não há valor', () => {
    expect(no(conta.faixa('', daLei(tabela()), fato('x')))).toBe(nos.faixa(x, limites, [d(1), null, null]));
  });
});

describe('as parcelas', () => {
  const plano = prestacoes(['31/03', '31/07', '30/09'], art('29'), 'x');
  const datas = [dataCivil(1952, 3, 31), dataCivil(1952, 7, 31), dataCivil(1952, 9, 30)];

  test('são iguais, e a primeira leva as sobras', () => {
    const cobrado = nos.arredonda(x, 2, 'meioParaCima');
    const parte = nos.arredonda(nos.divide(cobrado, d(3)), 2, 'paraBaixo');
    const primeira = diferenca(cobrado, produto(parte, c(2)));
    const esperadas = datas.map((vencimento, i) => ({ vencimento, valor: i === 0 ? primeira : parte }));
    expect(conta.parcelas(fato('x'), daLei(plano))).toStrictEqual(esperadas);
    expect(conta.parcelas(fato('x'), datas)).toStrictEqual(esperadas);
  });

  test('sem centavos, são de cruzeiros inteiros', () => {
    comeca({ exercicio: 1965, dia: dataCivil(1965, 1, 1) });
    const parte = nos.arredonda(nos.divide(nos.arredonda(x, 0, 'paraBaixo'), d(3)), 0, 'paraBaixo');
    expect(conta.parcelas(fato('x'), datas)[1]?.valor).toBe(parte);
  });
});

describe('onde a fórmula precisa do próprio número', () => {
  test('uma constante o dá', () => {
    expect(conta.inteiro(daLei(numero('12', art('1'), 'doze')))).toBe(12);
    expect(conta.de(cruzeiros('1.50'))).toStrictEqual(d('1.5'));
  });

  test('um fato, uma mensagem e o que não se grava vão linha a linha', () => {
    const precisa = new NaoGravavel('a fórmula precisa do número');
    expect(() => conta.inteiro(fato<Numero>('x'))).toThrow(precisa);
    expect(() => conta.de(conta.vezes('', fato('x'), 2))).toThrow(precisa);
    expect(() => conta.mostra()).toThrow(new NaoGravavel('uma mensagem precisa do número'));
    expect(() => conta.fato()).toThrow(new NaoGravavel('um fato lido fora das colunas'));
    expect(() => conta['faz']()).toThrow(new NaoGravavel('operação que não se grava'));
  });
});
