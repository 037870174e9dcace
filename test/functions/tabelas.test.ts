import { tabela } from '../../functions/formulas/consulta';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();
const tabelaDe = (qual: unknown, municipio: string, exercicio: unknown): unknown[][] =>
  lidas(tabela([[qual]], [[municipio]], [[exercicio]]));

describe('TABELA', () => {
  test('tributo e tabela dão só a tabela, como quer que se escrevam', () => {
    // Alegre, Tabela nº 1: 1 % to 500.000, ½ % to 1.000.000, ¼ % to 2.000.000, 1/10 % above.
    const faixas = [
      ['aliquotas', 'Lei nº 118/1951, Tabela nº 1 de Indústrias e Profissões', 'taxa'],
      ['1', 'até Cr$ 500.000,00', '1%'],
      ['2', 'até Cr$ 1.000.000,00', '0,5%'],
      ['3', 'até Cr$ 2.000.000,00', '0,25%'],
      ['4', 'acima de Cr$ 2.000.000,00', '0,1%'],
    ];
    expect(tabelaDe('INDUSTRIAS_PROFISSOES.aliquotas', 'ALEGRE', 1952)).toStrictEqual(faixas);
    expect(tabelaDe('indústrias profissões . Alíquotas', 'ALEGRE', 1952)).toStrictEqual(faixas);
  });

  test('sem dizer qual, vêm todas, e as mais estreitas se completam com texto vazio', () => {
    const diversoes = tabelaDe('IMPOSTO_DIVERSOES', 'GARCA', 1955);
    expect(new Set(diversoes.map(({ length }) => length))).toStrictEqual(new Set([5]));
    // Garça, Tabela H: cock fights 50,00 each; horse races, a figure that cannot be read.
    expect(diversoes.slice(0, 3)).toStrictEqual([
      ['porUnidade', 'Lei nº 147/1950, Tabela H', 'valor', '', ''],
      ['BRIGA_DE_GALO', 'Briga de galo, por função', 'Cr$ 50,00', '', ''],
      ['CORRIDA_CAVALOS', 'Corrida de cavalos', 'ilegível', '', ''],
    ]);
    expect(diversoes).toContainEqual(['BILHAR', 'Bilhar, por mesa', 'Cr$ 50,00', 'Cr$ 300,00', '']);
  });

  test('a tabela que não há diz quais há; o tributo sem tabela diz que não tem', () => {
    expect(tabelaDe('IMPOSTO_TERRITORIAL.tabela9', 'ALEGRE', 1952)).toStrictEqual([
      ['#N/A: tabela não encontrada; há IMPOSTO_TERRITORIAL.tarifa'],
    ]);
    expect(tabelaDe('IMPOSTO_DIVERSOES.x', 'GARCA', 1955)).toStrictEqual([
      [
        '#N/A: tabela não encontrada; há IMPOSTO_DIVERSOES.porUnidade, IMPOSTO_DIVERSOES.porLugar, IMPOSTO_DIVERSOES.porPeriodo',
      ],
    ]);
    expect(tabelaDe('TAXA_LIMPEZA', 'ALEGRE', 1952)).toStrictEqual([
      ['#N/A: Taxa de Limpeza Pública não tem tabela'],
    ]);
  });

  test('fora da vigência não há tabela, ainda que a lei a venha a ter', () => {
    expect(tabelaDe('IMPOSTO_TERRITORIAL', 'ALEGRE', 1951)).toStrictEqual([
      ['#N/A: não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)'],
    ]);
  });

  test('a mensagem nomeia tabela, que é como o argumento se chama', () => {
    expect(tabelaDe(null, 'ALEGRE', 1952)).toStrictEqual([
      ['#VALUE!: tabela: veio vazio, que não é um tributo conhecido'],
    ]);
    expect(tabelaDe('IPTU', 'ALEGRE', 1952)).toStrictEqual([
      ['#VALUE!: tabela: veio "IPTU", que não é um tributo conhecido'],
    ]);
    // What is said of the municipality stays with it.
    expect(tabelaDe('IMPOSTO_TERRITORIAL', 'VITORIA', 1952)[0]?.[0]).toMatch(
      /^#VALUE!: municipio: veio "VITORIA"; aceita-se um destes: /,
    );
  });
});
