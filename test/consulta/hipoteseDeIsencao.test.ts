import { hipoteseDeIsencao } from '../../src/consulta';
import { d } from '../calendario/dataDeTeste';
import { regraDe } from './regraDe';

const predialDeAlegre = regraDe('ALEGRE', 'IMPOSTO_PREDIAL');
const predialDeGarca = regraDe('GARCA', 'IMPOSTO_PREDIAL');
const EM_1952 = d('1952-01-01');

describe('predial de Alegre (art. 36)', () => {
  test('os prédios da União ou do Estado são isentos sem condição (letra a)', () => {
    expect(hipoteseDeIsencao(predialDeAlegre, 'UNIAO_ESTADO', EM_1952)).toStrictEqual({
      isenta: true,
      fundamento: 'Lei nº 118/1951, art. 36, a',
    });
  });

  test('os clubes, só em prédio próprio (letra c)', () => {
    expect(hipoteseDeIsencao(predialDeAlegre, 'CLUBE', EM_1952)).toStrictEqual({
      isenta: true,
      condicao: 'em prédio próprio',
      fundamento: 'Lei nº 118/1951, art. 36, c',
    });
  });

  test.each(['uniao estado', 'União/Estado', predialDeAlegre.isencoes[0]?.titulo ?? ''])(
    'a hipótese se acha pelo código ou pelo título, como se escreva: %s',
    (escrita) => {
      expect(hipoteseDeIsencao(predialDeAlegre, escrita, EM_1952).fundamento).toBe(
        'Lei nº 118/1951, art. 36, a',
      );
    },
  );

  test.each(['PARTIDO_POLITICO', ''])('o que não está no artigo não isenta: "%s"', (hipotese) => {
    expect(hipoteseDeIsencao(predialDeAlegre, hipotese, EM_1952)).toStrictEqual({ isenta: false });
  });
});

// Art. 25 in the wording of 1950 (a, small value; b, seats of societies; c, free assistance; d, charitable and
// religious bodies) holds for the exercises up to 1953; that of the Lei nº 273/1953 (a, cults; b, societies;
// c, assistance and private shelters; d, radio), from 1954 on.
describe('predial de Garça, antes e depois da Lei nº 273/1953', () => {
  const em = (hipotese: string, dia: string): string | undefined =>
    hipoteseDeIsencao(predialDeGarca, hipotese, d(dia)).fundamento;

  test.each([
    ['CULTO', undefined, 'Lei nº 273/1953, art. 2º, a'],
    ['RADIO_TELEVISAO', undefined, 'Lei nº 273/1953, art. 2º, d'],
    ['ALBERGUE_PARTICULAR', undefined, 'Lei nº 273/1953, art. 2º, c'],
    ['SOCIEDADE_SEM_FIM_LUCRATIVO', 'Lei nº 147/1950, art. 25, b', 'Lei nº 273/1953, art. 2º, b'],
    ['ASSISTENCIA_GRATUITA', 'Lei nº 147/1950, art. 25, c', 'Lei nº 273/1953, art. 2º, c'],
    ['BENEFICENTE_RELIGIOSA', 'Lei nº 147/1950, art. 25, d', undefined],
    ['PEQUENO_VALOR', 'Lei nº 147/1950, art. 25, a', undefined],
  ])('%s: em 1953, %s; em 1954, %s', (hipotese, em1953, em1954) => {
    expect(em(hipotese, '1951-01-01')).toBe(em1953);
    expect(em(hipotese, '1953-12-31')).toBe(em1953);
    expect(em(hipotese, '1954-01-01')).toBe(em1954);
    expect(em(hipotese, '1966-01-01')).toBe(em1954);
  });

  test('fora da época a hipótese não isenta', () => {
    expect(hipoteseDeIsencao(predialDeGarca, 'CULTO', d('1952-01-01'))).toStrictEqual({ isenta: false });
  });
});
