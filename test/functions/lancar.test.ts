import { lancarTabela } from '../../functions/formulas/tabelaDoLancador';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();
const ALEGRE = [[['ALEGRE']], [[1952]]] as [unknown[][], unknown[][]];
const CAES = [[['ALFREDO_CHAVES']], [[1964]]] as [unknown[][], unknown[][]];
const PREDIAL = [['IMPOSTO_PREDIAL']];
const emErro = () => new CustomFunctions.Error('#REF!' as CustomFunctions.ErrorCode, 'da célula');

describe('LANCAR', () => {
  test('valor, situação e artigo de cada linha, pelas colunas que o lançador já tem', () => {
    // Alegre, art. 23: 10 % of 1.000,00 rented; 8 % of 500,00 lived in by the owner; churches exempt (art. 36, e).
    const linhas = [
      ['Rua A', 'alugado', 1000, null],
      ['Rua B', 'proprietário', '500,00', ''],
      ['Rua C', 'proprietário', 500, 'TEMPLO'],
    ];
    expect(
      lidas(
        lancarTabela(PREDIAL, [['Endereço', 'Ocupação', 'Valor locativo', 'Isenção']], linhas, ...ALEGRE),
      ).map(([valor, situacao]) => [valor, situacao]),
    ).toStrictEqual([
      [100, 'Lançado'],
      [40, 'Lançado'],
      [0, 'Isento'],
    ]);
  });

  test('a linha sem dados do tributo fica em branco, e as do fim da coluna se cortam', () => {
    const linhas = [[100], [null], [0], ['200'], [null], ['']];
    // 10 % of 100,00 and of 200,00.
    expect(
      lidas(lancarTabela(PREDIAL, [['Valor locativo']], linhas, ...ALEGRE)).map(([valor]) => valor),
    ).toStrictEqual([10, '', '', 20]);
    expect(
      lidas(lancarTabela(PREDIAL, [['Valor locativo', 'Nome']], [[null, 'João']], ...ALEGRE)),
    ).toStrictEqual([['', '', '']]);
    expect(lidas(lancarTabela(PREDIAL, [['Valor locativo']], [[null], [null]], ...ALEGRE))).toStrictEqual([
      ['', '', ''],
    ]);
  });

  test('uma linha errada não estraga as vizinhas', () => {
    const recusa =
      'valorLocativo: veio "abc", que não é um número; aceita-se um valor em dinheiro, de zero para cima';
    expect(
      lidas(lancarTabela(PREDIAL, [['Valor locativo']], [['abc'], [emErro()], [100]], ...ALEGRE)),
    ).toStrictEqual([
      [`#VALUE!: ${recusa}`, 'Erro', recusa],
      ['#REF!: da célula', 'Erro', ''],
      [10, 'Lançado', 'Lei nº 118/1951, art. 23; art. 27'],
    ]);
  });

  test('o erro de uma coluna que o tributo não usa não passa', () => {
    expect(
      lidas(lancarTabela(PREDIAL, [['Nome', 'Valor locativo']], [[emErro(), 100]], ...ALEGRE))[0]?.[0],
    ).toBe(10);
  });

  test('o ato que a lei veda diz que é vedado, com o artigo', () => {
    // Alfredo Chaves, arts. 64 § 1º and 65: no registration without vaccine; else Cr$ 100,00 a dog, 2 × 100.
    expect(
      lidas(
        lancarTabela(
          [['MATRICULA_CAES']],
          [['Quantidade', 'Vacina']],
          [
            [2, 'SIM'],
            [2, 'NÃO'],
          ],
          ...CAES,
        ),
      ),
    ).toStrictEqual([
      [200, 'Lançado', 'Lei nº 181/1963, art. 65 do Código, nova redação'],
      [false, 'Vedado', 'Lei nº 132/1959, art. 64, § 1º'],
    ]);
  });

  test('onde não há incidência, o valor é zero e a situação o diz', () => {
    // Garça, art. 133, sole paragraph, and Tabela J: 2,00 a metre in the town only. 15 m × 2,00 = 30,00.
    expect(
      lidas(
        lancarTabela(
          [['TAXA_VIAS_NAO_PAVIMENTADAS']],
          [['Frente (m)', 'Lugar']],
          [
            [15, 'SEDE'],
            [15, 'VILA'],
          ],
          [['GARCA']],
          [[1955]],
        ),
      ).map(([valor, situacao]) => [valor, situacao]),
    ).toStrictEqual([
      [30, 'Lançado'],
      [0, 'Não incide'],
    ]);
  });

  test('o que a lei não responde é "Sem resposta", na linha e no tributo', () => {
    const fora = 'não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)';
    expect(lidas(lancarTabela(PREDIAL, [['Valor locativo']], [[100]], [['ALEGRE']], [[1951]]))).toStrictEqual(
      [[`#N/A: ${fora}`, 'Sem resposta', fora]],
    );
    const ausente = 'Alegre-ES não tem TAXA_POLICIAMENTO na lei: veja =TRIB.REGRAS("ALEGRE")';
    expect(lidas(lancarTabela([['TAXA_POLICIAMENTO']], [['Valor']], [[100]], ...ALEGRE))).toStrictEqual([
      [`#N/A: ${ausente}`, 'Sem resposta', ausente],
    ]);
    const desconhecido = 'tributo: veio "IPTU", que não é um tributo conhecido';
    expect(lidas(lancarTabela([['IPTU']], [['Valor']], [[100]], ...ALEGRE))).toStrictEqual([
      [`#VALUE!: ${desconhecido}`, 'Erro', desconhecido],
    ]);
  });

  test('sem título reconhecido, diz que fatos o tributo usa', () => {
    const motivo = 'cabecalho: nenhum título foi reconhecido; Matrícula de cães usa quantidade, vacina';
    for (const cabecalho of [[['Nome', 'Rua']], [[null, emErro()]], undefined as unknown as unknown[][]])
      expect(lidas(lancarTabela([['MATRICULA_CAES']], cabecalho, [[2, 'SIM']], ...CAES))).toStrictEqual([
        [`#VALUE!: ${motivo}`, 'Erro', motivo],
      ]);
    expect(lidas(lancarTabela([['AREA_SEPULTURA']], [['Nome']], [[1]], [['GARCA']], [[1955]]))[0]?.[2]).toBe(
      'cabecalho: nenhum título foi reconhecido; Área das sepulturas não usa fato algum',
    );
  });
});
