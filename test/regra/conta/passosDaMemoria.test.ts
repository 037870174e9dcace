import { Decimal } from '../../../src/valor/decimal';
import type { Dinheiro } from '../../../src/valor/grandeza';
import { ContaMemoria, type Passo } from '../../../src/regra/conta/contaMemoria';
import { aliquotasProgressivas } from '../../../src/regra/parametro/progressiva';
import { faixas } from '../../../src/regra/parametro/faixas';
import { dinheiro, numero, percentual } from '../../../src/regra/parametro/figuras';
import type { Parametro } from '../../../src/regra/parametro/parametro';
import { linha, linhaIlegivel, tabela } from '../../../src/regra/parametro/tabela';
import { art, contexto, duvida, parte } from '../leiDeTeste';

let conta: ContaMemoria;
beforeEach(() => {
  conta = new ContaMemoria(contexto());
});

const daLei = <T>(parametro: Parametro<T>): T => parametro.versoes[0].entrega(conta);
const cruzeiros = (valor: string): Dinheiro => conta.fato(new Decimal(valor), 'dinheiro');
const passo = (rotulo: string, comoSeFez: string, valor: string, fundamento = ''): Passo => ({
  rotulo,
  conta: comoSeFez,
  valor,
  fundamento,
});

describe('cada operação deixa o seu passo: nome, conta, valor e artigo', () => {
  test('percentual da lei sobre o fato', () => {
    const imposto = conta.parte('Imposto', daLei(percentual('8', art('25'), 'x')), cruzeiros('6000'));
    expect(conta.de(imposto).toString()).toBe('480');
    expect(conta.passos).toStrictEqual([
      passo('Imposto', '8% × Cr$ 6.000,00', 'Cr$ 480,00', 'Lei nº 1/1952, art. 25'),
    ]);
    expect([...conta.fundamentos]).toStrictEqual(['Lei nº 1/1952, art. 25']);
  });

  test('duas figuras da lei: os dois artigos, cada um uma vez', () => {
    const tarifa = daLei(dinheiro('10', art('3'), 'x'));
    conta.vezes('Taxa', tarifa, daLei(numero('2', art('4', '§ 1º'), 'x')));
    conta.soma('Total', tarifa, tarifa);
    expect(conta.passos).toStrictEqual([
      passo('Taxa', 'Cr$ 10,00 × 2', 'Cr$ 20,00', 'Lei nº 1/1952, art. 3; Lei nº 1/1952, art. 4, § 1º'),
      passo('Total', 'Cr$ 10,00 + Cr$ 10,00', 'Cr$ 20,00', 'Lei nº 1/1952, art. 3'),
    ]);
  });

  test.each<[string, () => unknown, string, string]>([
    ['vezes um número', () => conta.vezes('Passo', cruzeiros('12.5'), 3), 'Cr$ 12,50 × 3', 'Cr$ 37,50'],
    [
      'área',
      () =>
        conta.area('Passo', conta.fato(new Decimal('2.5'), 'metros'), conta.fato(new Decimal(4), 'metros')),
      '2,50 m × 4,00 m',
      '10,00 m²',
    ],
    ['soma de nada', () => conta.soma('Passo'), '', 'Cr$ 0,00'],
    [
      'diferença',
      () => conta.menos('Passo', cruzeiros('2'), cruzeiros('5')),
      'Cr$ 2,00 − Cr$ 5,00',
      'Cr$ -3,00',
    ],
    [
      'excesso que não há',
      () => conta.excesso('Passo', cruzeiros('2'), cruzeiros('5')),
      'Cr$ 2,00 − Cr$ 5,00 (nunca abaixo de zero)',
      'Cr$ 0,00',
    ],
    [
      'excesso',
      () => conta.excesso('Passo', cruzeiros('5'), cruzeiros('2')),
      'Cr$ 5,00 − Cr$ 2,00 (nunca abaixo de zero)',
      'Cr$ 3,00',
    ],
    [
      'o maior',
      () => conta.maior('Passo', cruzeiros('2'), cruzeiros('5'), cruzeiros('3')),
      'o maior de Cr$ 2,00; Cr$ 5,00; Cr$ 3,00',
      'Cr$ 5,00',
    ],
    [
      'o menor',
      () => conta.menor('Passo', cruzeiros('3'), cruzeiros('2'), cruzeiros('5')),
      'o menor de Cr$ 3,00; Cr$ 2,00; Cr$ 5,00',
      'Cr$ 2,00',
    ],
    ['fração', () => conta.fracao('Passo', cruzeiros('100'), 3, 4), 'Cr$ 100,00 × 3 ÷ 4', 'Cr$ 75,00'],
    ['razão', () => conta.razao('Passo', cruzeiros('1'), cruzeiros('4')), 'Cr$ 1,00 ÷ Cr$ 4,00', '0,25'],
    ['ao inteiro', () => conta.inteiroAcima('Passo', conta.numero(2.1)), '2,1 (para cima, ao inteiro)', '3'],
    [
      'unidades começadas',
      () => conta.unidadesComecadas('Passo', conta.numero(25), conta.numero(10)),
      '25 ÷ 10 (fração conta por inteiro)',
      '3',
    ],
    [
      'ao múltiplo',
      () => conta.acimaAoMultiplo('Passo', cruzeiros('1.25'), cruzeiros('0.10')),
      'Cr$ 1,25 → Cr$ 0,10 (para cima, ao múltiplo)',
      'Cr$ 1,30',
    ],
    ['casas de uma medida', () => conta.medida('Passo', conta.numero(2.345), 2), '2,345 (2 casas)', '2,35'],
    [
      'o valor cobrado',
      () => conta.quantia('Passo', cruzeiros('98.765')),
      'Cr$ 98,765 (ao centavo, meio centavo para cima)',
      'Cr$ 98,77',
    ],
    [
      'um valor publicado por outra autoridade',
      () => conta.publicado('Passo', '0.6767', 'ufir', 'Lei 8.981/1995'),
      'Lei 8.981/1995',
      '0,6767 UFIR',
    ],
  ])('%s', (_titulo, opera, comoSeFez, valor) => {
    opera();
    expect(conta.passos).toStrictEqual([passo('Passo', comoSeFez, valor)]);
  });

  test('o valor que já está em centavos não se arredonda, e não deixa passo', () => {
    const valor = cruzeiros('98.76');
    expect(conta.quantia('Passo', valor)).toBe(valor);
    expect(conta.passos).toStrictEqual([]);
  });

  test('sem centavos, a fração se despreza', () => {
    conta = new ContaMemoria(contexto({ dia: { ano: 1965, mes: 1, dia: 1 } }));
    conta.quantia('Passo', cruzeiros('98.76'));
    expect(conta.passos).toStrictEqual([
      passo('Passo', 'Cr$ 98,76 (despreza a fração de cruzeiro (Lei 4.511/1964))', 'Cr$ 98,00'),
    ]);
  });

  test('sem o que escolher não há maior nem menor', () => {
    expect(() => conta.maior('Piso')).toThrow('Piso: nenhum valor para escolher');
  });
});

describe('tabelas e escalas', () => {
  const escala = () =>
    aliquotasProgressivas(art('10'), [
      { ate: '100', taxa: '1', trecho: 'x' },
      { ate: '200', taxa: '2', trecho: 'x' },
      { taxa: '3', trecho: 'x' },
    ]);

  test('a escala progressiva põe cada alíquota só na sua faixa', () => {
    // 1% × 100 + 2% × 100 + 3% × 50 = 1,00 + 2,00 + 1,50 = 4,50.
    expect(conta.de(conta.progressiva('Imposto', daLei(escala()), cruzeiros('250'))).toString()).toBe('4.5');
    const artigo = 'Lei nº 1/1952, art. 10';
    expect(conta.passos).toStrictEqual([
      passo('Imposto: 1ª faixa', '1% × Cr$ 100,00', 'Cr$ 1,00', artigo),
      passo('Imposto: 2ª faixa', '2% × Cr$ 100,00', 'Cr$ 2,00', artigo),
      passo('Imposto: 3ª faixa', '3% × Cr$ 50,00', 'Cr$ 1,50', artigo),
      passo('Imposto', 'Cr$ 1,00 + Cr$ 2,00 + Cr$ 1,50', 'Cr$ 4,50'),
    ]);
  });

  test('no limite, a faixa seguinte ainda não começou; em zero, nenhuma', () => {
    conta.progressiva('Imposto', daLei(escala()), cruzeiros('100'));
    conta.progressiva('Nada', daLei(escala()), cruzeiros('0'));
    expect(conta.passos.map(({ rotulo, valor }) => [rotulo, valor])).toStrictEqual([
      ['Imposto: 1ª faixa', 'Cr$ 1,00'],
      ['Imposto', 'Cr$ 1,00'],
      ['Nada', 'Cr$ 0,00'],
    ]);
  });

  test('a faixa inteira que contém a chave', () => {
    const porFaixa = faixas<'dinheiro', 'dinheiro'>(parte('Tabela nº 1'), 'dinheiro', 'dinheiro', [
      { ate: '40', valor: '4', trecho: 'x' },
      { menosDe: '80', valor: null, trecho: 'x', motivo: 'borrão na fonte' },
      { ate: '90', valor: null, trecho: 'x' },
    ]);
    conta.faixa('Imposto', daLei(porFaixa), cruzeiros('40'));
    expect(conta.passos).toStrictEqual([
      passo('Imposto', 'Cr$ 4,00 (valor da faixa)', 'Cr$ 4,00', 'Lei nº 1/1952, Tabela nº 1'),
    ]);
    const motivo = (chave: string) => () => conta.faixa('Imposto', daLei(porFaixa), cruzeiros(chave));
    expect(motivo('79.99')).toThrow('Tabela nº 1: borrão na fonte');
    expect(motivo('80')).toThrow('Tabela nº 1: valor fora das faixas da tabela');
    expect(motivo('90.01')).toThrow('Tabela nº 1: valor fora das faixas da tabela');
  });

  test('a linha da tabela, com o seu título; a que não se lê e a que não há dizem por quê', () => {
    const precos = tabela(parte('Tabela nº 2'), {
      BAR: linha('Bares e cafés', '200', 'x'),
      CIRCO: linhaIlegivel('Circos', 'x', 'o número está rasgado'),
      FEIRA: { ...linhaIlegivel('Feiras', 'x', ''), motivo: undefined } as never,
    });
    conta.linha('Licença', daLei(precos), 'BAR');
    expect(conta.passos).toStrictEqual([
      passo('Licença', 'Cr$ 200,00 (Bares e cafés)', 'Cr$ 200,00', 'Lei nº 1/1952, Tabela nº 2'),
    ]);
    const motivo = (codigo: string) => () => conta.linha('Licença', daLei(precos), codigo as 'BAR');
    expect(motivo('CIRCO')).toThrow('Tabela nº 2, Circos: o número está rasgado');
    expect(motivo('FEIRA')).toThrow('Tabela nº 2, Feiras: valor que não se lê na fonte');
    expect(motivo('PONTE')).toThrow('Tabela nº 2, PONTE: valor que não se lê na fonte');
  });
});

describe('o que a memória diz além dos passos', () => {
  const aliquota = () => percentual('10', art('9'), 'x', { leitura: duvida, alternativa: '12' });

  test('a leitura duvidosa de uma figura deixa o seu aviso onde a figura se usa', () => {
    const figura = daLei(aliquota());
    expect([...conta.avisos]).toStrictEqual(['L-1 (art. 9º), leitura incerta: dez']);
    conta.parte('Imposto', figura, cruzeiros('100'));
    expect(conta.passos).toStrictEqual([
      passo('Imposto', '10% × Cr$ 100,00', 'Cr$ 10,00', 'Lei nº 1/1952, art. 9'),
    ]);
    expect([...conta.avisos]).toStrictEqual(['L-1 (art. 9º), leitura incerta: dez']);
  });

  test('a dúvida sem outro valor também se avisa, e só quando a figura entra na conta', () => {
    const figura = daLei(percentual('10', art('9'), 'x', duvida));
    expect([...conta.avisos]).toStrictEqual([]);
    conta.parte('Imposto', figura, cruzeiros('100'));
    expect([...conta.avisos]).toStrictEqual(['L-1 (art. 9º), leitura incerta: dez']);
  });

  test('a alternativa escolhida vale, e o aviso o diz', () => {
    conta = new ContaMemoria(contexto({ alternativas: new Set(['ALEGRE:L-1']) }));
    conta.parte('Imposto', daLei(aliquota()), cruzeiros('100'));
    expect(conta.passos.map(({ valor }) => valor)).toStrictEqual(['Cr$ 12,00']);
    expect([...conta.avisos]).toStrictEqual([
      'L-1 (art. 9º), leitura alternativa, escolhida nesta pasta: doze',
    ]);
  });

  test('uma nota, com e sem artigo', () => {
    conta.nota('Tudo certo');
    conta.nota('Só até março', art('7'));
    expect([...conta.avisos]).toStrictEqual(['Tudo certo', 'Só até março (Lei nº 1/1952, art. 7)']);
  });

  test('uma quantia como o lançador a escreve', () => {
    expect(conta.mostra(cruzeiros('1234.5'))).toBe('1.234,50');
  });
});
