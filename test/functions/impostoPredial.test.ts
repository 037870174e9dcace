import { impostoPredial } from '../../functions/formulas/impostos';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();
const ALEGRE = [['ALEGRE']];
const EM_1952 = [[1952]];
const predial = (
  valorLocativo: unknown,
  ocupacao?: unknown,
  municipio: unknown = ALEGRE,
  exercicio: unknown = EM_1952,
): unknown[][] =>
  lidas(
    impostoPredial(
      valorLocativo as unknown[][],
      undefined,
      ocupacao as unknown[][],
      undefined,
      undefined,
      undefined,
      municipio as unknown[][],
      exercicio as unknown[][],
    ),
  );

describe('IMPOSTO_PREDIAL, na célula', () => {
  test('8% do valor locativo quando o dono mora no prédio: 8% × 6.000,00 = 480,00', () => {
    expect(predial([[6000]], [['PROPRIETARIO']])).toStrictEqual([[480]]);
  });

  test('uma coluna dá uma coluna, e o valor único se repete', () => {
    expect(predial([[6000], [1234.57], [0.07]], [['alugado']])).toStrictEqual([[600], [123.46], [0.01]]);
  });

  test('aceita dinheiro colado como texto, com símbolo e espaço que não quebra', () => {
    expect(predial([['Cr$ 1.234,57 '], ['6.000,00'], ['R$\u00a010']], [['Próprio']])).toStrictEqual([
      [98.77],
      [480],
      [0.8],
    ]);
  });

  test('recusa o texto que tem duas leituras, dizendo quais', () => {
    expect(predial([['1.234']])).toStrictEqual([
      [
        '#VALUE!: valorLocativo: veio "1.234", que tem duas leituras: 1234 ou 1,234; aceita-se um valor em dinheiro, de zero para cima',
      ],
    ]);
  });

  test('vazio chega como 0, como null ou como texto vazio, e dá sempre o mesmo', () => {
    const porExtenso = '#VALUE!: valorLocativo: é preciso informar este fato';
    for (const vazio of [0, null, '', ' ', undefined])
      expect(predial([[vazio]], [['ALUGADO']])).toStrictEqual([[porExtenso]]);
  });

  test('a linha em que tudo está vazio mostra texto vazio', () => {
    expect(predial([[6000], [null], [0], [3000]], [['ALUGADO'], [null], [''], ['ALUGADO']])).toStrictEqual([
      [600],
      [''],
      [''],
      [300],
    ]);
  });

  test('o erro da célula passa adiante, e uma linha ruim não estraga as outras', () => {
    const erro = new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, 'veio de outra célula');
    expect(predial([[6000], [erro], [-1], [10]])).toStrictEqual([
      [600],
      ['#N/A: veio de outra célula'],
      ['#VALUE!: valorLocativo: veio -1, que é negativo; aceita-se um valor em dinheiro, de zero para cima'],
      [1],
    ]);
  });

  test('intervalos de alturas diferentes: a mensagem diz quais', () => {
    expect(predial([[1], [2], [3]], [['ALUGADO'], ['ALUGADO']])).toStrictEqual([
      ['#VALUE!: valorLocativo tem 3 linhas e ocupacao tem 2; use intervalos da mesma altura'],
    ]);
  });

  test('categoria desconhecida: a mensagem traz as aceitas', () => {
    expect(predial([[6000]], [['INVADIDO']])).toStrictEqual([
      [
        '#VALUE!: ocupacao: veio "INVADIDO"; aceita-se um destes: PROPRIETARIO, ALUGADO, GRATUITO, DESOCUPADO',
      ],
    ]);
  });

  test('sem município na fórmula nem no painel: #N/D que manda escolher', () => {
    expect(predial([[6000]], undefined, null, null)).toStrictEqual([
      ['#N/A: escolha o município no painel, ou informe-o na fórmula'],
    ]);
    expect(predial([[6000]], undefined, ALEGRE, null)).toStrictEqual([
      ['#N/A: escolha o exercício no painel, ou informe-o na fórmula'],
    ]);
  });

  test('município que não existe: #VALOR! com os aceitos', () => {
    expect(predial([[6000]], undefined, [['VITORIA']])).toStrictEqual([
      [
        '#VALUE!: municipio: veio "VITORIA"; aceita-se um destes: JAMBEIRO, ALEGRE, GARCA, ALFREDO_CHAVES, LIMEIRA_DO_OESTE',
      ],
    ]);
  });

  test('o exercício pode ser o ano, o ano como texto, a data ou o número de série dela', () => {
    // 19022 is the serial number of 29/01/1952.
    for (const exercicio of [1952, '1952', '31/03/1952', '1952-03-31', 19022]) {
      expect(predial([[6000]], undefined, ALEGRE, [[exercicio]])).toStrictEqual([[600]]);
    }
  });

  test('ano antes da lei e ano depois de 1966: #N/D com o motivo', () => {
    expect(predial([[6000]], undefined, ALEGRE, [[1951]])).toStrictEqual([
      ['#N/A: não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)'],
    ]);
    expect(String(predial([[6000]], undefined, ALEGRE, [[1967]])[0]?.[0])).toMatch(
      /^#N\/A: vigência não comprovada: o sistema tributário de 1966-67/,
    );
  });

  test('uma referência à coluna inteira custa o que custam os dados', () => {
    const coluna: unknown[][] = Array.from({ length: 1_048_576 }, () => [null]);
    coluna[0] = [6000];
    coluna[2] = [100];
    expect(predial(coluna)).toStrictEqual([[600], [''], [10]]);
  });

  test('0,1 + 0,2 é 0,30: o número da célula vale com 15 algarismos', () => {
    // 10% × 0,30 = 0,03; in binary 0.1 + 0.2 is 0.30000000000000004.
    expect(predial([[0.1 + 0.2]])).toStrictEqual([[0.03]]);
  });

  test('uma linha horizontal de valores é lida como coluna', () => {
    expect(predial([[6000, 100, 50]])).toStrictEqual([[600], [10], [5]]);
  });
});
