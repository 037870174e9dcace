import { regras } from '../../functions/formulas/consulta';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();
const regrasDe = (municipio: unknown, exercicio: unknown): unknown[][] =>
  lidas(regras([[municipio]], [[exercicio]]));
const linhaDe = (id: string, municipio: unknown, exercicio: unknown): unknown[] | undefined =>
  regrasDe(municipio, exercicio).find(([regra]) => regra === id);

describe('REGRAS', () => {
  test('cada regra vem com título, artigos, situação e alterações', () => {
    expect(linhaDe('IMPOSTO_PREDIAL', 'Alegre-ES', 1952)).toStrictEqual([
      'IMPOSTO_PREDIAL',
      'Imposto Predial',
      'Lei nº 118/1951, art. 23; art. 27',
      'em vigor',
      '',
    ]);
  });

  test('antes da lei e depois de 1966, a situação diz por que não vale', () => {
    expect(linhaDe('IMPOSTO_PREDIAL', 'ALEGRE', 1951)?.[3]).toBe(
      'não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)',
    );
    expect(linhaDe('IMPOSTO_PREDIAL', 'ALEGRE', 1967)?.[3]).toMatch(/^vigência não comprovada: /);
  });

  test('o fundamento é o do exercício, e a data conta como o dia', () => {
    // Alfredo Chaves, art. 65 in the wording of Lei 181/1963, from 1 January 1964.
    const caes = (quando: unknown) => linhaDe('MATRICULA_CAES', 'ALFREDO_CHAVES', quando)?.[2];
    expect(caes('31/12/1963')).toBe('Lei nº 132/1959, art. 64; art. 65');
    expect(caes('01/01/1964')).toBe(
      'Lei nº 132/1959, art. 64; art. 65 · Lei nº 181/1963, art. 65 do Código, nova redação',
    );
  });

  test('exercício que não se aceita é um erro só, e não uma situação em cada linha', () => {
    expect(regrasDe('ALEGRE', 1800)).toStrictEqual([
      ['#VALUE!: exercicio: veio 1800; aceita-se um ano inteiro de 1900 a 2200, ou uma data'],
    ]);
    expect(regrasDe('ALEGRE', 1952.5)).toStrictEqual([
      ['#VALUE!: exercicio: veio 1952,5; aceita-se um ano inteiro de 1900 a 2200, ou uma data'],
    ]);
    expect(regrasDe('ALEGRE', '30/02/1952')[0]?.[0]).toMatch(/^#VALUE!: exercicio: veio "30\/02\/1952"; /);
  });

  test('município desconhecido nomeia os que há; sem nenhum, manda escolher no painel', () => {
    expect(regrasDe('VITORIA', 1952)).toStrictEqual([
      [
        '#VALUE!: municipio: veio "VITORIA"; aceita-se um destes: JAMBEIRO, ALEGRE, GARCA, ALFREDO_CHAVES, LIMEIRA_DO_OESTE',
      ],
    ]);
    expect(lidas(regras())).toStrictEqual([['#N/A: escolha o município no painel, ou informe-o na fórmula']]);
    expect(lidas(regras([['ALEGRE']]))).toStrictEqual([
      ['#N/A: escolha o exercício no painel, ou informe-o na fórmula'],
    ]);
  });
});
