import { fato } from '../../../src/regra';
import { criaCampo } from '../../../src/regra/colunas/campo';
import { AUSENTE, LINHA_A_LINHA } from '../../../src/regra/colunas/codificador';

const ocupacao = fato.enumerado('Ocupação', { PROPRIO: 'Próprio', ALUGADO: 'Alugado' });

describe('o fato que vem em coluna', () => {
  test('de número, não tem dicionário', () => {
    const valorVenal = fato.dinheiro('Valor venal');
    expect(criaCampo('valorVenal', valorVenal, true)).toStrictEqual({
      nome: 'valorVenal',
      fato: valorVenal,
      zeroEhVazio: true,
    });
  });

  test('que não é número, tem o seu', () => {
    const { nome, fato: dele, zeroEhVazio, dicionario } = criaCampo('ocupacao', ocupacao, false);
    expect([nome, dele, zeroEhVazio]).toStrictEqual(['ocupacao', ocupacao, false]);
    expect(dicionario?.codigo('ALUGADO')).toBe(1);
    expect(dicionario?.valor(1)).toBe('ALUGADO');
  });

  test('o zero é vazio só quando vem de célula, e o fato não o tem por valor', () => {
    const codigoDoZero = (quem: typeof ocupacao, celulas: boolean) =>
      criaCampo('ocupacao', quem, celulas).dicionario?.codigo(0);
    const comZero = { ...ocupacao, zeroEhAusente: false };
    expect([codigoDoZero(ocupacao, true), codigoDoZero(ocupacao, false)]).toStrictEqual([
      AUSENTE,
      LINHA_A_LINHA,
    ]);
    expect([codigoDoZero(comZero, true), codigoDoZero(comZero, false)]).toStrictEqual([
      LINHA_A_LINHA,
      LINHA_A_LINHA,
    ]);
  });
});
