import { fundamento, isento, parcelas, regras, tabela, vencimento } from '../../functions/formulas/consulta';
import { memoria } from '../../functions/formulas/tabelaDoLancador';
import { serialDeData, dataCivil } from '../../src/calendario';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();
const serial = (ano: number, mes: number, dia: number): number =>
  serialDeData(dataCivil(ano, mes, dia), 1900) ?? 0;
const em = (municipio: string, exercicio: number): [unknown[][], unknown[][]] => [
  [[municipio]],
  [[exercicio]],
];

describe('FUNDAMENTO', () => {
  test('nomeia a lei uma vez, com os artigos', () => {
    expect(lidas(fundamento([['IMPOSTO_PREDIAL']], ...em('ALEGRE', 1952)))).toStrictEqual([
      ['Lei nº 118/1951, art. 23; art. 27'],
    ]);
  });

  test('a lei que alterou o tributo entra no exercício em que vale', () => {
    const caes = (exercicio: number) =>
      lidas(fundamento([['MATRICULA_CAES']], ...em('ALFREDO_CHAVES', exercicio)))[0]?.[0];
    expect(caes(1963)).toBe('Lei nº 132/1959, art. 64; art. 65');
    expect(caes(1964)).toBe(
      'Lei nº 132/1959, art. 64; art. 65 · Lei nº 181/1963, art. 65 do Código, nova redação',
    );
  });

  test('fora da vigência, #N/D com o motivo', () => {
    expect(lidas(fundamento([['IMPOSTO_PREDIAL']], ...em('ALEGRE', 1951)))).toStrictEqual([
      ['#N/A: não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)'],
    ]);
  });
});

describe('ISENTO', () => {
  test('diz a condição e o artigo, ou que não isenta', () => {
    expect(
      lidas(
        isento(
          [['imposto predial']],
          [['UNIAO_ESTADO'], ['CLUBE'], ['PEQUENO_VALOR']],
          ...em('ALEGRE', 1960),
        ),
      ),
    ).toStrictEqual([
      ['SIM: Lei nº 118/1951, art. 36, a'],
      ['SIM, se em prédio próprio: Lei nº 118/1951, art. 36, c'],
      ['NÃO'],
    ]);
  });

  test('cada hipótese vale nos dias da sua redação: as de Garça mudaram no exercício de 1954', () => {
    const garca = (hipotese: string) => (exercicio: number) =>
      lidas(isento([['IMPOSTO_PREDIAL']], [[hipotese]], ...em('GARCA', exercicio)))[0]?.[0];
    expect([1953, 1954].map(garca('CULTO'))).toStrictEqual(['NÃO', 'SIM: Lei nº 273/1953, art. 2º, a']);
    expect([1953, 1954].map(garca('BENEFICENTE_RELIGIOSA'))).toStrictEqual([
      'SIM: Lei nº 147/1950, art. 25, d',
      'NÃO',
    ]);
    expect([1953, 1954].map(garca('PEQUENO_VALOR'))).toStrictEqual([
      'SIM, se de valor locativo até Cr$ 600,00, com residência do dono, que não tem outro imóvel: Lei nº 147/1950, art. 25, a',
      'NÃO',
    ]);
    expect(garca('ENSINO')(1954)).toBe(
      'SIM, se mantida na redação de 1953, o que a fonte não deixa saber: Lei nº 273/1953, art. 2º',
    );
  });
});

describe('PARCELAS e VENCIMENTO', () => {
  test('em Alegre o predial se paga em duas: 98,77 = 49,39 + 49,38', () => {
    expect(lidas(parcelas([['IMPOSTO_PREDIAL']], [[98.77]], ...em('ALEGRE', 1952)))).toStrictEqual([
      [1, serial(1952, 3, 31), 49.39],
      [2, serial(1952, 7, 31), 49.38],
    ]);
  });

  test('aceita o dinheiro como texto, e recusa o que não é', () => {
    expect(
      lidas(parcelas([['IMPOSTO_PREDIAL']], [['1.000,00']], ...em('ALEGRE', 1952))).map(
        ([, , valor]) => valor,
      ),
    ).toStrictEqual([500, 500]);
    expect(lidas(parcelas([['IMPOSTO_PREDIAL']], [['mil']], ...em('ALEGRE', 1952)))).toStrictEqual([
      ['#VALUE!: valor: veio "mil", que não é um número; aceita-se um valor em dinheiro'],
    ]);
  });

  test('em Garça as estradas só se dividem acima de 300,00 (art. 132)', () => {
    expect(lidas(parcelas([['TAXA_ESTRADAS']], [[300]], ...em('GARCA', 1955)))).toStrictEqual([
      [1, serial(1955, 8, 15), 300],
    ]);
    // 300,01 = 150,01 + 150,00
    expect(lidas(parcelas([['TAXA_ESTRADAS']], [[300.01]], ...em('GARCA', 1955)))).toStrictEqual([
      [1, serial(1955, 8, 15), 150.01],
      [2, serial(1955, 11, 15), 150],
    ]);
  });

  test('em Jambeiro as quatro parcelas de indústrias vencem a 60, 90 e 90 dias da primeira', () => {
    // 30/03 + 60 = 29/05; + 90 = 27/08; + 90 = 25/11.
    expect(lidas(parcelas([['INDUSTRIAS_PROFISSOES']], [[1000]], ...em('JAMBEIRO', 1959)))).toStrictEqual([
      [1, serial(1959, 3, 30), 250],
      [2, serial(1959, 5, 29), 250],
      [3, serial(1959, 8, 27), 250],
      [4, serial(1959, 11, 25), 250],
    ]);
  });

  test('o vencimento da segunda prestação, e a mensagem para a terceira que não há', () => {
    expect(lidas(vencimento([['IMPOSTO_PREDIAL']], [[2], [3]], ...em('ALEGRE', 1952)))).toStrictEqual([
      [serial(1952, 7, 31)],
      ['#VALUE!: parcela: veio 3; aceita-se um inteiro de 1 a 2'],
    ]);
  });
});

describe('TABELA e REGRAS', () => {
  test('a tabela do territorial de Alegre, como a lei a traz', () => {
    expect(lidas(tabela([['IMPOSTO_TERRITORIAL']], ...em('ALEGRE', 1952)))).toStrictEqual([
      ['tarifa', 'Lei nº 118/1951, Tabela nº 1 do Imposto Territorial', 'URBANA', 'SUBURBANA'],
      ['MURO_OU_GRADIL_FERRO', 'Muro ou gradil de ferro', 'Cr$ 20,00', 'Cr$ 4,00'],
      ['MURO_OU_GRADIL_MADEIRA', 'Muro ou gradil de madeira', 'Cr$ 30,00', 'Cr$ 6,00'],
      ['ABERTO', 'Terreno aberto', 'Cr$ 40,00', 'Cr$ 8,00'],
    ]);
  });

  test('sem o argumento, explica o que falta', () => {
    expect(String(lidas(tabela(null as unknown as unknown[][], ...em('ALEGRE', 1952)))[0]?.[0])).toMatch(
      /^#VALUE!: tabela/,
    );
  });

  test('REGRAS traz cada regra do município com o artigo e a situação', () => {
    const linhas = lidas(regras(...em('LIMEIRA_DO_OESTE', 1996)));
    expect(linhas.map(([id]) => id)).toContain('MULTA_OBRA');
    expect(new Set(linhas.map(([, , , situacao]) => situacao))).toStrictEqual(new Set(['em vigor']));
    expect(lidas(regras(...em('LIMEIRA_DO_OESTE', 1993)))[0]?.[3]).toMatch(
      /^não em vigor: a Lei nº 104\/1994/,
    );
  });
});

describe('alterações da lei', () => {
  test('REGRAS diz de quando e de que lei é cada alteração', () => {
    const matadouro = lidas(regras(...em('GARCA', 1961))).find(([id]) => id === 'TAXA_MATADOURO');
    expect(matadouro?.[4]).toMatch(/^desde 17\/12\/1960, Lei /);
    const territorial = lidas(regras(...em('ALEGRE', 1952))).find(([id]) => id === 'IMPOSTO_TERRITORIAL');
    expect(territorial?.[4]).toBe('');
  });

  test('a memória diz que a redação é a da lei que alterou, e não o diz antes dela', () => {
    // Alfredo Chaves, art. 65 in the wording of Lei 181/1963: Cr$ 100,00 a dog.
    const avisos = (exercicio: number): string[] =>
      lidas(
        memoria(
          [['MATRICULA_CAES']],
          [['Quantidade', 'Vacina']],
          [[2, 'SIM']],
          ...em('ALFREDO_CHAVES', exercicio),
        ),
      )
        .filter(([passo]) => passo === 'Aviso')
        .map(([, aviso]) => String(aviso));
    expect(avisos(1964).join(' ')).toMatch(/Redação em vigor desde 01\/01\/1964: Lei nº 181\/1963/);
    expect(avisos(1962).join(' ')).not.toMatch(/Redação em vigor/);
  });
});
