import { indiceDaFaixa, limiteDescrito, limites } from '../../../src/regra/parametro/limites';
import { Decimal } from '../../../src/valor/decimal';

const n = (valor: string): Decimal => new Decimal(valor);
const faixas = (...declarados: Parameters<typeof limites>[1]) =>
  limites('Tabela nº 1', declarados).map((limite) => (limite ? { limite } : {}));

describe('os limites das faixas de uma tabela', () => {
  test('“até” inclui o limite, “menos de” não', () => {
    const tres = faixas({ ate: '40' }, { menosDe: '80' }, {});
    const em = (valor: string): number => indiceDaFaixa(tres, n(valor));
    expect(['0', '40', '40.01', '79.99', '80', '1000'].map(em)).toStrictEqual([0, 0, 1, 1, 2, 2]);
  });

  test('acima da última faixa, quando ela tem limite, não há faixa', () => {
    const duas = faixas({ ate: '40' }, { ate: '80' });
    expect([indiceDaFaixa(duas, n('80')), indiceDaFaixa(duas, n('80.01'))]).toStrictEqual([1, -1]);
  });

  test.each([
    [[{ ate: '40', menosDe: '50' }], 'Tabela nº 1: a faixa 1 tem dois limites'],
    [[{ ate: '40' }, {}, { ate: '80' }], 'Tabela nº 1: só a última faixa fica sem limite (faixa 2)'],
    [[{ ate: '40' }, { ate: '40' }], 'Tabela nº 1: o limite 40 não é maior que o anterior'],
    [[{ ate: '40' }, { menosDe: '30' }], 'Tabela nº 1: o limite 30 não é maior que o anterior'],
    [[{ ate: '0' }], 'Tabela nº 1: o limite 0 não é maior que o anterior'],
  ])('a declaração errada se recusa: %#', (declarados, motivo) => {
    expect(() => limites('Tabela nº 1', declarados)).toThrow(motivo);
  });

  test('a primeira faixa pode começar acima de zero', () => {
    expect(() => limites('Tabela nº 1', [{ ate: '40' }], '40')).toThrow('não é maior que o anterior');
    expect(limites('Tabela nº 1', [{ ate: '41' }], '40')).toStrictEqual([{ valor: n('41'), incluso: true }]);
  });

  test('descrevem-se como o lançador os lê', () => {
    expect(limiteDescrito({ valor: n('40'), incluso: true }, undefined, 'dinheiro')).toBe('até Cr$ 40,00');
    expect(limiteDescrito({ valor: n('40'), incluso: false }, undefined, 'metros')).toBe('menos de 40,00 m');
    expect(limiteDescrito(undefined, n('80'), 'numero')).toBe('acima de 80');
    expect(limiteDescrito(undefined, undefined, 'numero')).toBe('qualquer');
  });
});
