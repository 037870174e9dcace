import { readFileSync } from 'node:fs';
import { type CellFormulaValue, Workbook } from 'exceljs';
import { gravaLivro, linha } from '../apoio/livroDeTeste';
import { pastaTemporaria } from '../apoio/pastaTemporaria';
import { roda } from '../apoio/roda';
import { leZip } from '../apoio/zip';

const arquivo = pastaTemporaria();
const LEI = ',,,,,,"ALEGRE",1952)';
const predial = (valor: string, ocupacao = ''): string =>
  `_xldudf_TRIB_IMPOSTO_PREDIAL(${valor},,${ocupacao},,,,"ALEGRE",1952)`;

/** Writes formulas in column C of a sheet, from the second row on, recalculates, and gives what is stored. */
async function recalcula(
  formulas: readonly string[],
  monta: (livro: Workbook) => void = () => undefined,
  ...opcoes: readonly string[]
): Promise<readonly unknown[]> {
  const livro = new Workbook();
  const plan1 = livro.addWorksheet('Plan1');
  plan1.getCell('A2').value = 6000;
  plan1.getCell('B2').value = 'PROPRIETARIO';
  formulas.forEach((formula, i) => {
    plan1.getCell(`C${i + 2}`).value = { formula, result: 'guardado' };
  });
  monta(livro);
  await livro.xlsx.writeFile(arquivo('e.xlsx'));
  const { codigo, erro } = await roda('recalcular', arquivo('e.xlsx'), '-o', arquivo('s.xlsx'), ...opcoes);
  expect({ codigo, erro }).toStrictEqual({ codigo: 0, erro: '' });
  const saida = new Workbook();
  await saida.xlsx.readFile(arquivo('s.xlsx'));
  const folha = saida.getWorksheet('Plan1');
  return formulas.map((_, i) => folha?.getCell(`C${i + 2}`).result);
}

describe('lancador recalcular', () => {
  test('as duas escritas do nome, com argumentos deixados de fora', async () => {
    // 8% × 6.000,00; 10% × 6.000,00.
    expect(await recalcula([predial('A2', 'B2'), `TRIB.IMPOSTO_PREDIAL(A2${LEI}`])).toStrictEqual([480, 600]);
  });

  test('numa pasta que conta as datas desde 1904, o número é o dia que a célula mostra', async () => {
    // 24516 − 1462: 13/02/1967, when the cruzeiro novo began. Alegre, art. 34: 31/03/1952 is 19084 − 1462 = 17622.
    const formulas = [
      'TRIB.MOEDA(23054)',
      'TRIB.MOEDA(23053)',
      'TRIB.VENCIMENTO("IMPOSTO_PREDIAL",1,"ALEGRE",1952)',
    ];
    const valores = await recalcula(formulas, (livro) => {
      livro.properties.date1904 = true;
    });
    expect(valores).toStrictEqual(['cruzeiro novo (NCr$)', 'cruzeiro (Cr$)', 17_622]);
  });

  test('o primeiro argumento deixado de fora não empurra os outros', async () => {
    // Alegre, veículos: automóvel de aluguel até 60 HP, 100,00; mais de 60 HP, 200,00.
    const licenca = (potencia: number): string =>
      `_xldudf_TRIB_LICENCA_VEICULO(,"AUTOMOVEL_ALUGUEL",,${potencia},,,,,,,,,,"ALEGRE",1952)`;
    expect(await recalcula([licenca(60), licenca(61)])).toStrictEqual([100, 200]);
  });

  test('intervalos, outras planilhas, colunas inteiras e funções do Excel em volta', async () => {
    const valores = await recalcula(
      [
        predial("'Cadastro de 52'!A2"),
        `SUM(${predial("'Cadastro de 52'!A2:A4", "'Cadastro de 52'!B2:B4")})`,
        `SUM(${predial("'Cadastro de 52'!C:C")})`,
        `IF(A2>5000,${predial('A2')},0)/2`,
        `IFERROR(${predial('"x"')},-1)`,
        `ROUND(${predial('100.75')},2)`,
      ],
      (livro) => {
        livro.addWorksheet('Cadastro de 52').addRows([
          ['Valor', 'Ocupação'],
          [1000, 'dono', 10],
          [500, 'alugado', 20],
          [200, null, null],
        ]);
      },
    );
    // 10% × 1.000; 8% × 1.000 + 10% × 500 + 10% × 200 = 80 + 50 + 20; 10% × (10 + 20); 600 ÷ 2;
    // −1; 10% × 100,75 = 10,075 → 10,08.
    expect(valores).toStrictEqual([100, 150, 3, 300, -1, 10.08]);
  });

  test('uma fórmula nossa que depende de outra, direto ou por uma do Excel, usa o valor novo', async () => {
    // 480; 480 × 2 = 960; 10% × 960 = 96; 10% × 96 = 9,60.
    const valores = await recalcula([predial('A2', 'B2'), predial('D2'), predial('C3')], (livro) => {
      const folha = livro.getWorksheet('Plan1');
      if (folha) folha.getCell('D2').value = { formula: 'C2*2', result: 7 };
    });
    expect(valores).toStrictEqual([480, 96, 9.6]);
    const saida = new Workbook();
    await saida.xlsx.readFile(arquivo('s.xlsx'));
    expect(saida.getWorksheet('Plan1')?.getCell('D2').result).toBe(7);
  });

  test('um saldo que desce linha a linha até uma fórmula nossa também', async () => {
    // D2 = 480 + 1, D3 = D2 + 1 … D301 = 480 + 300 = 780; 10% × 780 = 78.
    const valores = await recalcula([predial('A2', 'B2'), predial('D301')], (livro) => {
      const folha = livro.getWorksheet('Plan1');
      for (let i = 2; folha && i <= 301; i += 1)
        folha.getCell(`D${i}`).value = { formula: i === 2 ? 'C2+1' : `D${i - 1}+1`, result: 0 };
    });
    expect(valores).toStrictEqual([480, 78]);
  });

  test('o que não depende de nós vale como o Excel o guardou', async () => {
    const valores = await recalcula([predial('D2')], (livro) => {
      const folha = livro.getWorksheet('Plan1');
      if (folha) folha.getCell('D2').value = { formula: 'XLOOKUP(1,A:A,B:B)', result: 1000 };
    });
    expect(valores).toStrictEqual([100]);
  });

  test('erros ficam como os do Excel, e textos e células vazias também', async () => {
    expect(
      await recalcula([predial('-1'), predial('D9', 'D10'), '_xldudf_TRIB_MOEDA(DATE(1952,3,31))']),
    ).toStrictEqual([{ error: '#VALUE!' }, undefined, 'cruzeiro (Cr$)']);
  });

  test('município e exercício da pasta; os da linha de comando os vencem; os da fórmula vencem a todos', async () => {
    const sem = ['_xldudf_TRIB_IMPOSTO_PREDIAL(A2)', `TRIB.IMPOSTO_PREDIAL(A2${LEI}`];
    expect(await recalcula(sem)).toStrictEqual([{ error: '#N/A' }, 600]);
    expect(await recalcula(sem, undefined, '-m', 'Alegre', '-e', '31/03/1952')).toStrictEqual([600, 600]);
    expect(await recalcula(sem, undefined, '-m', 'Alegre', '-e', '1951')).toStrictEqual([
      { error: '#N/A' },
      600,
    ]);
  });

  test('guarda só o valor das nossas células: todo o resto da pasta sai byte a byte igual', async () => {
    const valor = '{&quot;municipio&quot;:&quot;ALEGRE&quot;,&quot;exercicio&quot;:1952}';
    await gravaLivro(arquivo('m.xlsx'), {
      linhas:
        linha(1, 6000, 'próprio') +
        '<row r="2"><c r="A2" s="1" t="e" vm="1" cm="1"><f t="array"  ref="A2">_xldudf_TRIB_IMPOSTO_PREDIAL(A1,,B1)</f><v>#NAME?</v></c><c r="B2"><f>A2+1</f><v>3</v></c></row>' +
        '<row r="3"><c r="A3"><f>TRIB.IMPOSTO_PREDIAL(A1)</f></c><c r="B3"><f>_xldudf_TRIB_IMPOSTO_PREDIAL(A1)</f><v>600</v></c></row>',
      outras: {
        'xl/webextensions/webextension1.xml': `<e><property name="lancador.ajustes" value="${valor}"/></e>`,
        'xl/vbaProject.bin': Buffer.from([0, 1, 254, 255]),
      },
    });
    expect((await roda('recalcular', arquivo('m.xlsx'))).codigo).toBe(0);
    const [antes, depois] = [await leZip(arquivo('m.xlsx')), await leZip(arquivo('m-recalculado.xlsx'))];
    const parte = 'xl/worksheets/sheet1.xml';
    // 8% × 6.000; 10% × 6.000. A3 não tinha valor; B3 já o tinha.
    const esperado = (antes[parte] ?? '')
      .replace('s="1" t="e" vm="1" cm="1">', 's="1" cm="1">')
      .replace('<v>#NAME?</v>', '<v>480</v>')
      .replace('<f>TRIB.IMPOSTO_PREDIAL(A1)</f>', '<f>TRIB.IMPOSTO_PREDIAL(A1)</f><v>600</v>');
    expect(depois).toStrictEqual({ ...antes, [parte]: esperado });
  });

  test('fórmulas partilhadas e tabelas do Excel', async () => {
    const livro = new Workbook();
    const folha = livro.addWorksheet('Plan1');
    folha.addTable({
      name: 'Predios',
      ref: 'A1',
      headerRow: true,
      columns: [{ name: 'Valor locativo' }, { name: 'Ocupação' }, { name: 'Imposto' }],
      rows: [100, 200, 300].map((valor) => [valor, 'dono', null]),
    });
    folha.getCell('C2').value = {
      formula: `_xldudf_TRIB_IMPOSTO_PREDIAL(Predios[[#This Row],[Valor locativo]]${LEI}`,
      result: 0,
    };
    folha.getCell('D2').value = {
      formula: predial('A2', 'B2'),
      result: 0,
      shareType: 'shared',
      ref: 'D2:D4',
    } as CellFormulaValue;
    folha.getCell('D3').value = { sharedFormula: 'D2', result: 0 };
    folha.getCell('D4').value = { sharedFormula: 'D2', result: 0 };
    folha.getCell('F2').value = {
      formula: '_xldudf_TRIB_LANCAR("IMPOSTO_PREDIAL",Predios[#Headers],Predios[],"ALEGRE",1952)',
      result: 0,
    };
    await livro.xlsx.writeFile(arquivo('e.xlsx'));
    const { saida } = await roda('recalcular', arquivo('e.xlsx'), '-o', arquivo('s.xlsx'));
    const saiu = new Workbook();
    await saiu.xlsx.readFile(arquivo('s.xlsx'));
    // 10% × 100; 8% × 100, 200 e 300; a primeira célula da tabela lançada: 8% × 100.
    expect(
      ['C2', 'D2', 'D3', 'D4', 'F2'].map((onde) => saiu.worksheets[0]?.getCell(onde).result),
    ).toStrictEqual([10, 8, 16, 24, 8]);
    expect(saida).toContain('Enchem mais de uma célula; só a primeira é tratada, e o Excel refaz as outras:');
    expect(saida).toContain('  1 fórmula: o resultado tem 3 × 3 células\n    Plan1!F2');
  });

  test('o que não se sabe avaliar fica como estava, e é dito', async () => {
    const valores = await recalcula(
      [
        `XLOOKUP(1,A2,A2)+${predial('A2')}`,
        `TEXT(${predial('A2')},"0.00")`,
        predial('C5'),
        `1+[1]Fora!A1+${predial('A2')}`,
      ],
      (livro) => {
        const folha = livro.getWorksheet('Plan1');
        if (folha) folha.getCell('C5').value = { formula: predial('C4'), result: 'guardado' };
      },
    );
    expect(valores).toStrictEqual(['guardado', 'guardado', 'guardado', 'guardado']);
    const { saida } = await roda(
      'recalcular',
      arquivo('e.xlsx'),
      '-o',
      arquivo('s.xlsx'),
      '--relatorio',
      arquivo('r.txt'),
    );
    expect(saida).toContain('1 fórmula: a função XLOOKUP não é avaliada aqui\n    Plan1!C2');
    expect(saida).toContain('1 fórmula: a função TEXT não é avaliada aqui\n    Plan1!C3');
    expect(saida).toContain('2 fórmulas: referência circular\n    Plan1!C4, Plan1!C5');
    expect(readFileSync(arquivo('r.txt'), 'utf8')).toContain('não é avaliada aqui');
  });

  test('recusa a pasta sem fórmulas nossas e o que não é pasta de trabalho', async () => {
    await gravaLivro(arquivo('n.xlsx'), { linhas: '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>' });
    expect(await roda('recalcular', arquivo('n.xlsx'))).toMatchObject({
      codigo: 2,
      erro: `lancador: ${arquivo('n.xlsx')}: não tem nenhuma fórmula TRIB\n`,
    });
    expect((await roda('recalcular', arquivo('n.csv'))).erro).toMatch(
      /extensão \.csv; aceita-se \.xlsx ou \.xlsm\n$/,
    );
    expect((await roda('recalcular', arquivo('n.xlsx'), '-o', arquivo('n.csv'))).erro).toMatch(
      /a saída tem de ser \.xlsx, como a entrada\n$/,
    );
  });
});
