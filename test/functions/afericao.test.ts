import { taxaAfericao } from '../../functions/formulas/afericao';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();

const celula = (valor: unknown): unknown[][] | undefined =>
  valor === undefined ? undefined : Array.isArray(valor) ? (valor as unknown[][]) : [[valor]];

interface Dados {
  readonly foraDaReparticao?: unknown;
  readonly zonaRural?: unknown;
  readonly capacidade?: unknown;
  readonly comprimento?: unknown;
  readonly isencao?: unknown;
}

const em =
  (municipio: string, exercicio: number) =>
  (
    instrumento: unknown,
    quantidade?: unknown,
    { foraDaReparticao, zonaRural, capacidade, comprimento, isencao }: Dados = {},
  ): unknown[] =>
    lidas(
      taxaAfericao(
        celula(instrumento) ?? [[null]],
        celula(quantidade),
        celula(foraDaReparticao),
        celula(zonaRural),
        [[municipio]],
        [[exercicio]],
        celula(capacidade),
        celula(comprimento),
        celula(isencao),
      ),
    ).map(([unica]) => unica);

const garca = em('GARCA', 1952);
const alegre = em('ALEGRE', 1952);
const alfredo = em('ALFREDO_CHAVES', 1960);
const INTEIRO = 'aceita-se um número inteiro';
const INSTRUMENTOS =
  'BALANCA, BALANCA_AUTOMATICA, PESO, MEDIDA_CAPACIDADE, MEDIDA_LINEAR, VEICULO, BOMBA, VIDRO_LEITE, VIDRO_OLEO, ADICIONAL_FORA_REPARTICAO, ADICIONAL_ZONA_RURAL, PLACA_LACRE';

describe('TAXA_AFERICAO em Garça, por instrumento', () => {
  test('instrumentos vezes a tarifa, e os adicionais que se pedirem', () => {
    // 3 weights × 2,00 = 6,00; outside the office 5,00; in the country 10,00.
    expect(garca('peso', 3)).toStrictEqual([6]);
    expect(garca('PESO', 3, { foraDaReparticao: 'SIM' })).toStrictEqual([11]);
    expect(garca('PESO', 3, { zonaRural: true })).toStrictEqual([16]);
    expect(garca('PESO', 3, { foraDaReparticao: 1, zonaRural: 'x' })).toStrictEqual([21]);
  });

  test('adicional em branco, NÃO ou falso não se cobra', () => {
    for (const resposta of [undefined, null, 0, '', 'NÃO', false])
      expect(garca('PESO', 3, { foraDaReparticao: resposta, zonaRural: resposta })).toStrictEqual([6]);
  });

  test('a balança paga pela capacidade; a medida linear, até vinte metros', () => {
    // Up to 50 kg 10,00; up to 100 kg 20,00; a linear measure 10,00.
    expect(garca('BALANCA', 3, { capacidade: 50 })).toStrictEqual([30]);
    expect(garca('BALANCA', 3, { capacidade: '50,5' })).toStrictEqual([60]);
    expect(garca('MEDIDA_LINEAR', 2, { comprimento: 20 })).toStrictEqual([20]);
    expect(garca('MEDIDA_LINEAR', 2, { comprimento: 20.01 })).toStrictEqual([
      '#N/A: Tabela I: não há medida linear acima do comprimento da tabela',
    ]);
  });

  test('capacidade ou quantidade em branco é fato que falta, chegue como 0 ou como null', () => {
    for (const vazia of [undefined, null, 0, '']) {
      expect(garca('BALANCA', 1, { capacidade: vazia })).toStrictEqual([
        '#VALUE!: capacidade: é preciso informar este fato',
      ]);
      expect(garca('PESO', vazia)).toStrictEqual(['#VALUE!: quantidade: é preciso informar este fato']);
      expect(garca('MEDIDA_LINEAR', 1, { comprimento: vazia })).toStrictEqual([10]);
    }
  });

  test('cada mensagem nomeia o argumento da fórmula, com adicional ou sem ele', () => {
    for (const foraDaReparticao of [undefined, 'SIM']) {
      expect(garca('XYZ', 3, { foraDaReparticao })).toStrictEqual([
        `#VALUE!: instrumento: veio "XYZ"; aceita-se um destes: ${INSTRUMENTOS}`,
      ]);
      for (const vazio of [null, 0])
        expect(garca(vazio, 3, { foraDaReparticao })).toStrictEqual([
          `#VALUE!: instrumento: veio vazio; aceita-se um destes: ${INSTRUMENTOS}`,
        ]);
      expect(garca('PESO', 1.5, { foraDaReparticao })).toStrictEqual([
        `#VALUE!: quantidade: veio 1,5, que não é inteiro; ${INTEIRO}`,
      ]);
      expect(garca('BALANCA', 1, { capacidade: -1, foraDaReparticao })).toStrictEqual([
        '#VALUE!: capacidade: veio -1, que não é maior que zero; aceita-se um número, maior que zero',
      ]);
    }
    expect(garca('PESO', 3, { zonaRural: 'talvez' })).toStrictEqual([
      '#VALUE!: zonaRural: veio "talvez"; aceita-se SIM ou NÃO (S/N, VERDADEIRO/FALSO, 1/0)',
    ]);
  });

  test('numa coluna, a linha vazia fica vazia e as outras respondem por si', () => {
    expect(garca([['PESO'], [null], ['BOMBA']], [[1], [0], [2]], { foraDaReparticao: 'S' })).toStrictEqual([
      7, // 2 + 5
      '',
      105, // 2 × 50 + 5
    ]);
  });
});

describe('TAXA_AFERICAO onde se cobra o contribuinte', () => {
  test('Alegre, art. 147: vinte cruzeiros, quantas forem as balanças e onde quer que se afira', () => {
    for (const instrumento of [null, 0, 'Estabelecimento', 'AMBULANTE'])
      expect(alegre(instrumento, 3, { foraDaReparticao: 'SIM', zonaRural: 'SIM' })).toStrictEqual([20]);
    expect(alegre('AMBULANTE', 3, { isencao: 'ISENTO_INDUSTRIAS' })).toStrictEqual([0]);
  });

  test('Alegre: o instrumento diz quem é o contribuinte, e a mensagem o chama de instrumento', () => {
    for (const [instrumento, mostrado] of [
      ['BALANCA', '"BALANCA"'],
      [3, '3'],
    ])
      expect(alegre(instrumento, 1)).toStrictEqual([
        `#VALUE!: instrumento: veio ${mostrado}; aceita-se um destes: ESTABELECIMENTO, AMBULANTE`,
      ]);
    expect(alegre('AMBULANTE', -1)).toStrictEqual([
      `#VALUE!: quantidade: veio -1, que é negativo; ${INTEIRO}`,
    ]);
  });

  test('Alfredo Chaves, art. 93: cem cruzeiros por estabelecimento; o isento do imposto não paga', () => {
    expect(alfredo(null, 2)).toStrictEqual([200]);
    expect(alfredo('Loja', 0)).toStrictEqual([100]);
    expect(alfredo(null, 2, { isencao: 'ISENTO_INDUSTRIAS' })).toStrictEqual([0]);
  });
});
