import { alteracoesDaRegra, alteracoesPorExtenso } from '../../src/consulta';
import { d } from '../calendario/dataDeTeste';
import { regraDe } from './regraDe';

describe('alterações de uma regra', () => {
  test('a primeira redação não é alteração: o territorial de Alegre não tem nenhuma', () => {
    expect(alteracoesDaRegra(regraDe('ALEGRE', 'IMPOSTO_TERRITORIAL'))).toStrictEqual([]);
  });

  test('a Lei de 17-12-1960 deu nova Tabela N ao matadouro de Garça', () => {
    expect(alteracoesDaRegra(regraDe('GARCA', 'TAXA_MATADOURO'))).toStrictEqual([
      { desde: d('1960-12-17'), norma: 'Lei de 17-12-1960', oQue: ['matanca', 'locacoes'] },
    ]);
  });

  test('a Lei nº 273/1953 suprimiu o § 3º do art. 16 e deu outras isenções ao predial de Garça', () => {
    // Art. 3º: the limit of variation goes. Art. 2º: the small value goes; the new letters a to d, and the
    // teaching establishments, whose paragraph nobody knows whether it survived. Each hypothesis counts once.
    expect(alteracoesDaRegra(regraDe('GARCA', 'IMPOSTO_PREDIAL'))).toStrictEqual([
      {
        desde: d('1954-01-01'),
        norma: 'Lei nº 273/1953',
        oQue: [
          'variacaoDoArbitrado',
          'pequenoValor',
          'SOCIEDADE_SEM_FIM_LUCRATIVO',
          'CULTO',
          'RADIO_TELEVISAO',
          'ALBERGUE_PARTICULAR',
          'ENSINO',
          'ASSISTENCIA_GRATUITA',
        ],
      },
    ]);
  });

  test('de leis diversas, vêm na ordem das datas, separadas por ponto e vírgula', () => {
    // No rule was changed by two laws: the figures of the slaughterhouse (1960) come here before those of the
    // roads (14-11-1952, for the exercise of 1953).
    const matadouro = regraDe('GARCA', 'TAXA_MATADOURO');
    const ambas = {
      ...matadouro,
      parametros: { ...matadouro.parametros, ...regraDe('GARCA', 'TAXA_ESTRADAS').parametros },
    };
    expect(alteracoesDaRegra(ambas)).toStrictEqual([
      { desde: d('1953-01-01'), norma: 'Lei de 14-11-1952', oQue: ['valores', 'peNovo'] },
      { desde: d('1960-12-17'), norma: 'Lei de 17-12-1960', oQue: ['matanca', 'locacoes'] },
    ]);
    expect(alteracoesPorExtenso(alteracoesDaRegra(ambas))).toBe(
      'desde 01/01/1953, Lei de 14-11-1952; desde 17/12/1960, Lei de 17-12-1960',
    );
  });

  test('duas leis que começam no mesmo dia são duas alterações', () => {
    // From the exercise of 1954: the Lei nº 273/1953, on the predial, and that of 26-11-1953, on industries.
    const predial = regraDe('GARCA', 'IMPOSTO_PREDIAL');
    const ambas = {
      ...predial,
      isencoes: [],
      parametros: { ...predial.parametros, ...regraDe('GARCA', 'INDUSTRIAS_PROFISSOES').parametros },
    };
    expect(alteracoesPorExtenso(alteracoesDaRegra(ambas))).toBe(
      'desde 01/01/1954, Lei nº 273/1953; desde 01/01/1954, Lei de 26-11-1953',
    );
  });
});
