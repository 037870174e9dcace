import { leiEmVigor } from '../../../taskpane/topo/leiEmVigor';
import { ehEscuro } from '../../../taskpane/tema';

jest.mock('@fluentui/tokens', () => ({}));
jest.mock('@fluentui/web-components/theme/index.js', () => ({}));

describe('a lei em vigor', () => {
  test('sem município, ou sem exercício, não há lei a nomear', () => {
    expect(leiEmVigor({})).toBeUndefined();
    expect(leiEmVigor({ municipio: 'ALEGRE' })).toBeUndefined();
  });

  test('nomeia a lei com o seu primeiro dia', () => {
    const lei = leiEmVigor({ municipio: 'ALEGRE', exercicio: 1952 });
    expect(lei?.estado).toBe('vigente');
    expect(lei?.normas[0]).toStrictEqual({ nome: 'Lei nº 118/1951', desde: '01/01/1952' });
  });

  test('a lei que altera só aparece desde o seu dia', () => {
    const nomes = (exercicio: number) =>
      leiEmVigor({ municipio: 'ALFREDO_CHAVES', exercicio })?.normas.map(({ nome }) => nome);
    expect(nomes(1963)).toStrictEqual(['Lei nº 132/1959']);
    expect(nomes(1964)).toStrictEqual(['Lei nº 132/1959', 'Lei nº 181/1963']);
  });

  test('depois de 1966 a lei antiga não responde, a não ser por escolha', () => {
    const fora = leiEmVigor({ municipio: 'ALEGRE', exercicio: 1970 });
    expect([fora?.estado, fora?.prorrogavel]).toStrictEqual(['fora', true]);
    expect(fora?.motivo).toMatch(/1966-67/);
    expect(leiEmVigor({ municipio: 'ALEGRE', exercicio: 1970, leiAntiga: true })?.estado).toBe('mantida');
    // Revoked in 2018: no choice brings it back.
    expect(leiEmVigor({ municipio: 'ALEGRE', exercicio: 2020, leiAntiga: true })?.estado).toBe('fora');
  });
});

test.each([
  ['#FFFFFF', false],
  ['#262626', true],
  ['0f5c4d', true],
  [undefined, undefined],
  ['branco', undefined],
])('o fundo %s do Office é escuro? %s', (fundo, escuro) => {
  expect(ehEscuro(fundo)).toBe(escuro);
});
