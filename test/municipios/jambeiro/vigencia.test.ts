import { municipios } from '../../../src';
import { lancaEmJambeiro } from './lancaEmJambeiro';

describe('Vigência da Lei nº 104/1958', () => {
  test.each([
    ['1958-12-31', false],
    ['1959-01-01', true],
    ['1966-12-31', true],
  ])('em %s: em vigor %s', (dia, emVigor) => {
    expect(lancaEmJambeiro('VIGENCIA', {}, dia)).toMatchObject({ emVigor });
  });

  test('de 1967 em diante não há resposta, nem para a própria vigência', () => {
    expect(lancaEmJambeiro('VIGENCIA', {}, '1967-01-01')).toMatchObject({ falha: 'ND' });
    expect(lancaEmJambeiro('IMPOSTO_PREDIAL', { valorLocativo: 6000 }, 1967)).toMatchObject({
      falha: 'ND',
      motivo: expect.stringContaining('1966-67'),
    });
  });

  test('antes de 1959 os tributos não têm resposta, e nunca dão zero', () => {
    expect(lancaEmJambeiro('IMPOSTO_PREDIAL', { valorLocativo: 6000 }, 1958)).toMatchObject({
      falha: 'ND',
      motivo: expect.stringContaining('não em vigor'),
    });
  });

  test('fato errado vem antes da vigência', () => {
    expect(lancaEmJambeiro('IMPOSTO_PREDIAL', { valorLocativo: -1 }, 1967)).toMatchObject({ falha: 'VALOR' });
  });

  test('a lei pode ser mantida depois de 1966 por escolha do lançador', () => {
    // 8% × 6.000,00 = 480,00
    expect(
      lancaEmJambeiro('IMPOSTO_PREDIAL', { valorLocativo: 6000 }, 1968, { leiAntigaDepoisDe1966: true }),
    ).toMatchObject({ valor: 480 });
  });
});

describe('Toda regra de Jambeiro', () => {
  const regras = municipios.find(({ codigo }) => codigo === 'JAMBEIRO')?.regras ?? [];

  test.each(regras.map(({ id }) => id))('%s recusa um fato que não conhece', (id) => {
    expect(lancaEmJambeiro(id, { fatoQueNaoExiste: 1 })).toMatchObject({
      falha: 'VALOR',
      fato: 'fatoQueNaoExiste',
    });
  });
});
