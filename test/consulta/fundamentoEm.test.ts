import { fundamentoEm } from '../../src/consulta';
import { citacoesPorExtenso } from '../../src/norma';
import { d } from '../calendario/dataDeTeste';
import { regraDe } from './regraDe';

const em = (municipio: string, regra: string, dia: string): string =>
  citacoesPorExtenso(fundamentoEm(regraDe(municipio, regra), d(dia)));

describe('os artigos de um tributo, num dia', () => {
  test('onde nenhuma lei o alterou, são os da própria regra', () => {
    expect(em('ALEGRE', 'IMPOSTO_PREDIAL', '1966-01-01')).toBe('Lei nº 118/1951, art. 23; art. 27');
  });

  test('a lei que lhe mudou uma figura entra no dia em que vale', () => {
    // Garça, law of 25-06-1951: six instalments at 8% a year instead of five at 10%.
    expect(em('GARCA', 'TAXA_GUIAS', '1951-06-24')).toBe('Lei nº 147/1950, arts. 138 e 140');
    expect(em('GARCA', 'TAXA_GUIAS', '1951-06-25')).toBe(
      'Lei nº 147/1950, arts. 138 e 140 · Lei de 25-06-1951, art. 1º, I',
    );
    // Alfredo Chaves, Lei nº 181/1963, in force from the exercise of 1964: art. 65 in its new wording.
    expect(em('ALFREDO_CHAVES', 'MATRICULA_CAES', '1963-12-31')).toBe('Lei nº 132/1959, art. 64; art. 65');
    expect(em('ALFREDO_CHAVES', 'MATRICULA_CAES', '1964-01-01')).toBe(
      'Lei nº 132/1959, art. 64; art. 65 · Lei nº 181/1963, art. 65 do Código, nova redação',
    );
  });
});
