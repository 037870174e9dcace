import { readFileSync, writeFileSync } from 'node:fs';
import { Workbook, type Worksheet } from 'exceljs';
import { ESTILOS, gravaLivro, linha } from '../apoio/livroDeTeste';
import { pastaTemporaria } from '../apoio/pastaTemporaria';
import { PREDIAL, roda, TERRITORIAL } from '../apoio/roda';
import { leZip } from '../apoio/zip';

const arquivo = pastaTemporaria();

async function abre(caminho: string): Promise<Worksheet> {
  const livro = new Workbook();
  await livro.xlsx.readFile(caminho);
  return livro.worksheets[0] as Worksheet;
}

/** The cells of a row as an independent reader sees them. */
const celulas = (planilha: Worksheet, numero: number): unknown[] =>
  Array.from((planilha.getRow(numero).values as unknown[]).slice(1), (valor) =>
    valor instanceof Date ? valor.toISOString().slice(0, 10) : (valor ?? null),
  );

async function calcula(...opcoes: readonly string[]): Promise<void> {
  const { codigo, erro } = await roda('calcular', arquivo('e.xlsx'), '-o', arquivo('s.xlsx'), ...opcoes);
  expect({ codigo, erro }).toStrictEqual({ codigo: 0, erro: '' });
}

/** The XML of the rows that come out. */
async function linhasQueSaem(): Promise<string> {
  const partes = await leZip(arquivo('s.xlsx'));
  return /<sheetData>(.*)<\/sheetData>/s.exec(partes['xl/worksheets/sheet1.xml'] ?? '')?.[1] ?? '';
}

describe('lancador calcular, numa pasta de trabalho', () => {
  test('acrescenta as colunas, com formato de dinheiro e de data, e um leitor independente as vê', async () => {
    await gravaLivro(arquivo('e.xlsx'), {
      linhas:
        linha(1, 'Inscrição', 'Valor locativo', 'Ocupação') +
        linha(2, '001', 6000, 'próprio') +
        linha(3, '=2+2', 1234.57, 'alugado') +
        linha(4, '003', 10, 'castelo'),
    });
    await calcula(...PREDIAL);
    const planilha = await abre(arquivo('s.xlsx'));
    expect(celulas(planilha, 1).slice(3)).toStrictEqual([
      'Valor lançado',
      'Situação',
      'Fundamento',
      'Vencimento 1',
      'Parcela 1',
      'Vencimento 2',
      'Parcela 2',
    ]);
    // 8% × 6.000,00 = 480,00; 10% × 1.234,57 = 123,457 → 123,46 = 61,73 + 61,73.
    const segunda = celulas(planilha, 2);
    expect(segunda.slice(0, 5)).toStrictEqual(['001', 6000, 'próprio', 480, 'Lançado']);
    expect(segunda.slice(6)).toStrictEqual(['1952-03-31', 240, '1952-07-31', 240]);
    expect(celulas(planilha, 3)).toMatchObject({ 0: '=2+2', 3: 123.46, 7: 61.73, 9: 61.73 });
    expect(celulas(planilha, 4).slice(3, 5)).toStrictEqual([null, 'Erro']);
    expect(planilha.getCell('D2').numFmt).toBe('#,##0.00');
    expect(planilha.getCell('G2').numFmt).toBe('mm-dd-yy');
  });

  test('o que havia fica como estava, byte a byte, em todas as partes', async () => {
    const desenho = Buffer.from([0, 255, 1, 254]);
    await gravaLivro(arquivo('e.xlsx'), {
      linhas: `${linha(1, 'Valor locativo', 'Nome')}<row r="2" ht="30" spans="1:2" customHeight="1"><c r="A2"  s="1"><f>50*2</f><v>100</v></c><c r="B2" t="s"><v>0</v></c></row>`,
      textos: ['<r><rPr><b/></rPr><t>A</t></r><rPh sb="0" eb="1"><t>eh</t></rPh>'],
      outras: { 'xl/media/desenho.png': desenho, 'xl/charts/chart1.xml': '<c/>' },
    });
    await calcula(...PREDIAL);
    const [antes, depois] = [await leZip(arquivo('e.xlsx')), await leZip(arquivo('s.xlsx'))];
    expect(Object.keys(depois)).toStrictEqual(Object.keys(antes));
    const mudadas = Object.keys(antes).filter((nome) => antes[nome] !== depois[nome]);
    expect(mudadas).toStrictEqual(['xl/styles.xml', 'xl/worksheets/sheet1.xml']);
    expect(await linhasQueSaem()).toContain(
      '<row r="2" ht="30" customHeight="1"><c r="A2"  s="1"><f>50*2</f><v>100</v></c><c r="B2" t="s"><v>0</v></c><c r="C2" s="2"><v>10</v></c>',
    );
  });

  test('lê textos partilhados com formatos dentro, textos de fórmula, lógicos e erros', async () => {
    await gravaLivro(arquivo('e.xlsx'), {
      linhas:
        linha(1, 'Valor locativo', 'Ocupação', 'Prédio próprio', 'Isenção') +
        '<row r="2"><c r="A2"><v>100</v></c><c r="B2" t="s"><v>1</v></c></row>' +
        '<row r="3"><c r="A3"><v>100</v></c><c r="B3" t="str"><f>X</f><v>dono</v></c></row>' +
        '<row r="4"><c r="A4"><v>100</v></c><c r="C4" t="b"><v>1</v></c><c r="D4" t="s"><v>2</v></c></row>' +
        '<row r="5"><c r="A5" t="e"><v>#N/A</v></c><c r="B5" t="s"><v>1</v></c></row>',
      textos: ['<t>zero</t>', '<r><t>Pró</t></r><r><t>prio</t></r>', '<t xml:space="preserve"> Clube </t>'],
    });
    await calcula(...PREDIAL, '--coluna', 'Isenção=isencao', '--coluna', 'C=predioProprio');
    const planilha = await abre(arquivo('s.xlsx'));
    // 8% × 100; 8% × 100; clube em prédio próprio, isento (art. 36, c).
    expect([2, 3, 4, 5].map((numero) => celulas(planilha, numero).slice(4, 6))).toStrictEqual([
      [8, 'Lançado'],
      [8, 'Lançado'],
      [0, 'Isento'],
      [null, 'Erro'],
    ]);
    expect(planilha.getCell('G5').value).toBe('célula em erro: #N/D');
  });

  test('entende prefixo de espaço de nomes, comentários, CDATA e células sem referência', async () => {
    await gravaLivro(arquivo('e.xlsx'), {
      planilha: (dentro) =>
        `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><!-- <sheetData> --><x:sheetData>${dentro}</x:sheetData></x:worksheet>`,
      linhas:
        '<x:row><x:c t="inlineStr"><x:is><x:t>Valor locativo</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:t>Nome</x:t></x:is></x:c></x:row>' +
        '<!-- </x:row> --><x:row><x:c><x:v>100</x:v></x:c><x:c t="inlineStr"><x:is><x:t><![CDATA[</x:row><b>]]></x:t></x:is></x:c></x:row>' +
        '<x:row/><x:row><x:c><x:v>200</x:v></x:c></x:row>',
    });
    await calcula(...PREDIAL);
    const xml = (await leZip(arquivo('s.xlsx')))['xl/worksheets/sheet1.xml'] ?? '';
    // 10% × 100 na linha 2; a 3 está vazia; 10% × 200 na linha 4.
    expect(xml).toContain('<![CDATA[</x:row><b>]]></x:t></x:is></x:c><x:c r="C2" s="2"><x:v>10</x:v></x:c>');
    expect(xml).toContain('<x:row/><x:row><x:c><x:v>200</x:v></x:c><x:c r="C4" s="2"><x:v>20</x:v></x:c>');
    expect(xml.endsWith('</x:sheetData></x:worksheet>')).toBe(true);
  });

  test('o sistema de datas de 1904 vale para o que se lê e para o que se escreve', async () => {
    // 17654 do sistema de 1904 é 19116 do de 1900: 2/5/1952. Restam o 3º e o 4º trimestres: t = 2.
    await gravaLivro(arquivo('e.xlsx'), {
      date1904: true,
      linhas:
        linha(1, 'Item', 'Valor locativo', 'Valor locativo novo', 'Alíquota paga', 'Mudança') +
        linha(2, 'complemento', 1000, 2000, 0.08, 17654) +
        linha(3, null, 1000, null, null, null),
    });
    await calcula(
      ...PREDIAL,
      ...[
        'Item=item',
        'Valor locativo novo=valorLocativoNovo',
        'Alíquota paga=aliquotaPaga',
        'Mudança=mudanca',
      ].flatMap((correcao) => ['--coluna', correcao]),
    );
    const linhas = await linhasQueSaem();
    // (10% × 2.000 − 8% × 1.000) × 2 ÷ 4 = 120 × ½ = 60.
    expect(linhas).toContain('<c r="F2" s="2"><v>60</v></c>');
    // 31/03/1952 é 19084 no sistema de 1900: 19084 − 1462 = 17622.
    expect(linhas).toContain('<c r="I3" s="3"><v>17622</v></c>');
  });

  test('célula vazia com formato dá o lugar; com dados e sem título, a linha é recusada', async () => {
    const cabecalho = linha(1, 'Valor locativo', 'Nome');
    await gravaLivro(arquivo('e.xlsx'), {
      linhas: `${cabecalho}<row r="2"><c r="A2"><v>100</v></c><c r="C2" s="1"/><c r="D2" s="1"></c></row>`,
    });
    await calcula(...PREDIAL);
    expect(await linhasQueSaem()).toContain(
      '<c r="A2"><v>100</v></c><c r="C2" s="2"><v>10</v></c><c r="D2" t="inlineStr">',
    );
    await gravaLivro(arquivo('e.xlsx'), { linhas: cabecalho + linha(2, 100, 'A', null, 'nota solta') });
    const { codigo, erro } = await roda('calcular', arquivo('e.xlsx'), ...PREDIAL);
    expect(codigo).toBe(2);
    expect(erro).toMatch(/^lancador: linha 2: a coluna D, onde vai o resultado, tem dados e não tem título;/);
  });

  test('sem estilos onde pôr formatos, as datas vão por extenso', async () => {
    await gravaLivro(arquivo('e.xlsx'), {
      estilos: ESTILOS.replace(/<cellXfs.*<\/cellXfs>/, ''),
      linhas: linha(1, 'Valor locativo', 'Nome') + linha(2, 100, 'A'),
    });
    await calcula(...PREDIAL);
    expect(celulas(await abre(arquivo('s.xlsx')), 2).slice(5)).toStrictEqual([
      '31/03/1952',
      5,
      '31/07/1952',
      5,
    ]);
  });

  test('o município e o exercício que o painel guardou na pasta valem, se a linha de comando não os diz', async () => {
    const valor = '{&quot;municipio&quot;:&quot;ALEGRE&quot;,&quot;exercicio&quot;:1952}';
    await gravaLivro(arquivo('e.xlsx'), {
      linhas: linha(1, 'Valor locativo', 'Nome') + linha(2, 100, 'A'),
      outras: {
        'xl/webextensions/webextension1.xml': `<we:webextension xmlns:we="w"><we:properties><we:property name="lancador.ajustes" value="${valor}"/></we:properties></we:webextension>`,
      },
    });
    await calcula('-t', 'IMPOSTO_PREDIAL');
    expect(celulas(await abre(arquivo('s.xlsx')), 2)[2]).toBe(10);
  });

  test('--planilha escolhe outra; a que não existe é recusada com as que há', async () => {
    const livro = new Workbook();
    livro.addWorksheet('Capa').addRow(['nada']);
    const lotes = livro.addWorksheet('Lotes');
    lotes.addRows([
      ['Frente', 'Zona', 'Fecho'],
      [10, 'urbana', 'muro'],
    ]);
    await livro.xlsx.writeFile(arquivo('e.xlsx'));
    await calcula(...TERRITORIAL, '--planilha', 'lotes');
    const saida = new Workbook();
    await saida.xlsx.readFile(arquivo('s.xlsx'));
    // Urbana com muro de ferro: 20,00 por metro × 10 m.
    expect(saida.getWorksheet('Lotes')?.getCell('D2').value).toBe(200);
    const { erro } = await roda('calcular', arquivo('e.xlsx'), ...TERRITORIAL, '--planilha', 'Casas');
    expect(erro).toMatch(/não tem a planilha "Casas"; tem "Capa", "Lotes"\n$/);
  });
});

describe('lancador calcular, de um formato para o outro', () => {
  test('de planilha para CSV: datas como datas, vírgula decimal, fórmulas como texto', async () => {
    await gravaLivro(arquivo('e.xlsx'), {
      linhas: `${linha(1, 'Valor locativo', 'Nome', 'Em', 'Ok')}<row r="2"><c r="A2"><v>100.5</v></c><c r="B2" t="s"><v>0</v></c><c r="C2" s="1"><v>19084</v></c><c r="D2" t="b"><v>0</v></c></row>`,
      textos: ['<t>=1+1_x000D_fim</t>'],
    });
    const { codigo } = await roda('calcular', arquivo('e.xlsx'), '-o', arquivo('s.csv'), ...PREDIAL);
    expect(codigo).toBe(0);
    // 10% × 100,50 = 10,05 = 5,03 + 5,02.
    expect(readFileSync(arquivo('s.csv'), 'utf8').slice(1)).toMatch(
      /\r\n100,5;"'=1\+1\rfim";31\/03\/1952;FALSO;10,05;Lançado;.*;31\/03\/1952;5,03;31\/07\/1952;5,02\r\n$/,
    );
  });

  test('de CSV para planilha: fatos em números e datas, o resto texto, nunca fórmula', async () => {
    writeFileSync(
      arquivo('e.csv'),
      'Inscrição;Valor locativo;Nome\n00123;1.234,57;=HYPERLINK("x")\n00124;abc;_x000D_ \u0001 <&>\n',
    );
    const { codigo } = await roda('calcular', arquivo('e.csv'), '-o', arquivo('s.xlsx'), ...PREDIAL);
    expect(codigo).toBe(0);
    const planilha = await abre(arquivo('s.xlsx'));
    expect(celulas(planilha, 2).slice(0, 5)).toStrictEqual([
      '00123',
      1234.57,
      '=HYPERLINK("x")',
      123.46,
      'Lançado',
    ]);
    expect(celulas(planilha, 2).slice(6)).toStrictEqual(['1952-03-31', 61.73, '1952-07-31', 61.73]);
    expect(celulas(planilha, 3).slice(0, 5)).toStrictEqual([
      '00124',
      'abc',
      '_x005F_x000D_ _x0001_ <&>',
      null,
      'Erro',
    ]);
    const partes = await leZip(arquivo('s.xlsx'));
    expect(partes['xl/worksheets/sheet1.xml']).not.toContain('<f>');
    expect(planilha.getCell('A1').font.bold).toBe(true);
  });
});
