import { confere } from '../../bench/confere';
import { sorteiaLinhas } from '../../bench/linhas';
import { decimal } from '../../bench/pares/decimal';
import { double } from '../../bench/pares/double';
import { lancador } from '../../bench/pares/lancador';
import { type Linhas, type Resultados, TRABALHOS } from '../../bench/tipos';

const umaLinha = (linha: Partial<Linhas>): Linhas => ({
  n: 1,
  valorLocativo: Float64Array.of(1),
  ocupacao: ['ALUGADO'],
  isencao: [null],
  movimento: Float64Array.of(1),
  atividade: ['ADVOGADO'],
  ...linha,
});

const daReferencia = (trabalho: (typeof TRABALHOS)[number], linha: Partial<Linhas>): number[] => {
  const roda = decimal.prepara[trabalho](umaLinha(linha)) as () => Resultados;
  return roda().map((coluna) => coluna[0] as number);
};

describe('a referência da comparação de desempenho', () => {
  test('predial do proprietário: 8% × 1.234,57 = 98,7656, ou 98,77; metade é 49,385: 49,39 e 49,38', () => {
    const linha = { valorLocativo: Float64Array.of(1234.57), ocupacao: ['PROPRIETARIO'] };
    expect(daReferencia('predial', linha)).toStrictEqual([98.77, 49.39, 49.38]);
  });

  test('predial isento não deve nada', () => {
    expect(daReferencia('predial', { isencao: ['BIBLIOTECA'] })).toStrictEqual([0, 0, 0]);
  });

  test('indústrias com movimento de 2.500.000: 250 + 5.000 + 2.500 + 2.500 + 500 = 10.750', () => {
    // 1% of 500 thousand, 0.5% of the next 500, 0.25% of the next million, 0.1% of the last 500 thousand.
    expect(daReferencia('industrias', { movimento: Float64Array.of(2_500_000) })).toStrictEqual([
      10750, 5375, 5375,
    ]);
  });

  test('advogado paga 200,00 pela tabela, e 10% × 6.000,00 = 600,00 pelo prédio alugado', () => {
    expect(daReferencia('tabela', { valorLocativo: Float64Array.of(6000) })).toStrictEqual([200, 600]);
  });
});

describe.each(TRABALHOS)('nas linhas sorteadas de %s', (trabalho) => {
  const linhas = sorteiaLinhas(5000);

  test.each([
    ['as colunas', lancador],
    ['os doubles sem guarda', double],
  ] as const)('%s não erram nenhuma, com centavos', async (_nome, par) => {
    const roda = await par.prepara[trabalho](linhas);
    expect(confere(trabalho, linhas, await roda())).toBe(0);
  });

  test.each([3, 4, 6])('as colunas não erram nenhuma com %i casas decimais', async (casas) => {
    const quebradas = sorteiaLinhas(5000, { casas });
    const roda = await lancador.prepara[trabalho](quebradas);
    expect(confere(trabalho, quebradas, await roda())).toBe(0);
  });
});
