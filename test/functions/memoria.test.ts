import { cartao, memoria } from '../../functions/formulas/tabelaDoLancador';
import { VERSAO_DAS_REGRAS } from '../../src/regra/versaoDasRegras';
import { instalaHospedeiro, lida, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();
type Lugar = [unknown[][], unknown[][]];
const ALEGRE: Lugar = [[['ALEGRE']], [[1952]]];
const GARCA: Lugar = [[['GARCA']], [[1955]]];
const PREDIAL = [['IMPOSTO_PREDIAL']];
const CABECALHO = [['Valor locativo', 'Ocupação']];
const emErro = () => new CustomFunctions.Error('#REF!' as CustomFunctions.ErrorCode, 'da célula');
const texto = (basicValue: string) => ({ type: 'String', basicValue });

describe('MEMORIA', () => {
  test('cada passo com a conta, o valor e o artigo; depois os avisos, o fundamento e a versão', () => {
    // Alegre, art. 23: 10 % × 1.000,00 = 100,00.
    const linhas = lidas(memoria(PREDIAL, CABECALHO, [[1000, null]], ...ALEGRE));
    expect(linhas.slice(0, 2)).toStrictEqual([
      ['Imposto do ano', '10% × Cr$ 1.000,00', 'Cr$ 100,00', 'Lei nº 118/1951, art. 23'],
      ['Aviso', 'Ocupação não informada: alíquota geral (Lei nº 118/1951, art. 23)', '', ''],
    ]);
    expect(linhas[2]?.[0]).toBe('Fundamento');
    expect(linhas[2]?.[1]).toMatch(/^Lei nº 118\/1951, art\. 23; /);
    expect(linhas.slice(2).map((linha) => linha.slice(2))).toStrictEqual([
      ['', ''],
      ['', ''],
    ]);
    expect(linhas[3]).toStrictEqual(['Regras', `versão ${VERSAO_DAS_REGRAS}`, '', '']);
  });

  test('o que falha diz por quê, no lugar do fundamento', () => {
    expect(lidas(memoria(PREDIAL, CABECALHO, [['abc', null]], ...ALEGRE))).toStrictEqual([
      [
        'Resultado',
        'valorLocativo: veio "abc", que não é um número; aceita-se um valor em dinheiro, de zero para cima',
        '',
        '',
      ],
    ]);
    expect(lidas(memoria(PREDIAL, CABECALHO, [[1000, null]], [['ALEGRE']], [[1951]])).pop()).toStrictEqual([
      'Resultado',
      'não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)',
      '',
      '',
    ]);
  });

  test('a linha em branco não mostra nada, na web ou no computador', () => {
    for (const linha of [[null, null], [0, 0], ['', ' '], []])
      expect(lidas(memoria(PREDIAL, CABECALHO, [linha], ...ALEGRE))).toStrictEqual([['', '', '', '']]);
  });

  test('sem título reconhecido, diz que fatos o tributo usa', () => {
    expect(
      lidas(memoria([['MATRICULA_CAES']], [['Nome']], [[2]], [['ALFREDO_CHAVES']], [[1964]])),
    ).toStrictEqual([
      [
        '#VALUE!: cabecalho: nenhum título foi reconhecido; Matrícula de cães usa quantidade, vacina',
        '',
        '',
        '',
      ],
    ]);
  });

  test('o que a lei fixa sem fato nenhum se explica sem tabela', () => {
    // Garça, art. 153, § 2º: 1,10 m × 2,30 m = 2,53 m².
    expect(lidas(memoria([['AREA_SEPULTURA']], [[null]], [[null]], ...GARCA))[0]).toStrictEqual([
      'Área da sepultura',
      '1,10 m × 2,30 m',
      '2,53 m²',
      'Lei nº 147/1950, art. 153, § 2º',
    ]);
  });

  test('o erro da célula passa, e o tributo que não há é erro', () => {
    expect(lidas(memoria(PREDIAL, CABECALHO, [[emErro(), null]], ...ALEGRE))).toStrictEqual([
      ['#REF!: da célula', '', '', ''],
    ]);
    expect(lidas(memoria([['TAXA_POLICIAMENTO']], CABECALHO, [[1, null]], ...ALEGRE))).toStrictEqual([
      ['#N/A: Alegre-ES não tem TAXA_POLICIAMENTO na lei: veja =TRIB.REGRAS("ALEGRE")', '', '', ''],
    ]);
  });
});

describe('CARTAO', () => {
  test('é o valor, que abre um cartão com tudo o que a memória traz, na ordem', () => {
    // Alegre, art. 23: 10 % × 1.000,00 = 100,00.
    const { properties, layouts, ...resto } = cartao(PREDIAL, CABECALHO, [[1000, null]], ...ALEGRE) as {
      properties: Record<string, unknown>;
      layouts: unknown;
    };
    expect(resto).toStrictEqual({ type: 'Double', basicValue: 100, numberFormat: '#,##0.00' });
    const nomes = [
      'Tributo',
      'Município',
      'Exercício',
      '1. Imposto do ano',
      'Aviso 1',
      'Fundamento',
      'Regras',
    ];
    expect(Object.keys(properties)).toStrictEqual(nomes);
    expect(layouts).toStrictEqual({
      card: { title: 'Imposto Predial', sections: [{ layout: 'List', properties: nomes }] },
    });
    expect(properties).toStrictEqual({
      Tributo: texto('Imposto Predial'),
      Município: texto('ALEGRE'),
      Exercício: texto('1952'),
      '1. Imposto do ano': texto('10% × Cr$ 1.000,00 = Cr$ 100,00 · Lei nº 118/1951, art. 23'),
      'Aviso 1': texto('Ocupação não informada: alíquota geral (Lei nº 118/1951, art. 23)'),
      Fundamento: {
        type: 'String',
        basicValue: expect.stringMatching(/^Lei nº 118\/1951, art\. 23; /) as string,
      },
      Regras: texto(`versão ${VERSAO_DAS_REGRAS}`),
    });
  });

  test('o isento é zero, e não erro', () => {
    // Alegre, art. 36, f.
    expect(cartao(PREDIAL, [['Valor locativo', 'Isenção']], [[1000, 'ENSINO']], ...ALEGRE)).toHaveProperty(
      'basicValue',
      0,
    );
  });

  test('o que não dá dinheiro, o que falta e o que falha são erros com mensagem', () => {
    expect(lida(cartao([['AREA_SEPULTURA']], [[null]], [[null]], ...GARCA))).toBe(
      '#N/A: Área das sepulturas não dá um valor em dinheiro',
    );
    expect(lida(cartao(PREDIAL, CABECALHO, [[0, null]], ...ALEGRE))).toBe('');
    expect(lida(cartao([['MATRICULA_CAES']], [['Nome']], [[2]], [['ALFREDO_CHAVES']], [[1964]]))).toBe(
      '#VALUE!: cabecalho: nenhum título foi reconhecido; Matrícula de cães usa quantidade, vacina',
    );
    expect(lida(cartao(PREDIAL, CABECALHO, [[1000, null]], [['ALEGRE']], [[1951]]))).toBe(
      '#N/A: não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)',
    );
    expect(lida(cartao(PREDIAL, CABECALHO, [[1000, null]], [[emErro()]], [[1952]]))).toBe('#REF!: da célula');
  });
});
