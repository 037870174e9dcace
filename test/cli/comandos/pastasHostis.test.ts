import { readFileSync, writeFileSync } from 'node:fs';
import { ESTILOS, gravaLivro, linha } from '../apoio/livroDeTeste';
import { pastaTemporaria } from '../apoio/pastaTemporaria';
import { PREDIAL, roda } from '../apoio/roda';
import { gravaZip, leZip } from '../apoio/zip';

const arquivo = pastaTemporaria();
const TITULOS = linha(1, 'Valor locativo', 'Nome');

/** What is said of a workbook that all commands refuse. */
async function recusa(): Promise<string> {
  const { codigo, saida, erro } = await roda('calcular', arquivo('h.xlsx'), ...PREDIAL);
  expect({ codigo, saida }).toStrictEqual({ codigo: 2, saida: '' });
  expect(erro).toMatch(/^lancador: [^\n]+\n$/);
  expect((await roda('recalcular', arquivo('h.xlsx'))).codigo).toBe(2);
  return erro.replace(arquivo('h.xlsx'), 'h.xlsx').slice('lancador: '.length, -1);
}

const recusaDe = async (
  ...partes: Parameters<typeof gravaLivro> extends [string, infer P] ? [P] : never
): Promise<string> => {
  await gravaLivro(arquivo('h.xlsx'), ...partes);
  return recusa();
};

describe('uma pasta de trabalho hostil é recusada numa linha', () => {
  test('protegida por senha ou do Excel antigo', async () => {
    writeFileSync(arquivo('h.xlsx'), Buffer.from('d0cf11e0a1b11ae1', 'hex'));
    expect(await recusa()).toMatch(/^h\.xlsx: é um \.xls antigo ou está protegido por senha;/);
  });

  test('cortada ou danificada', async () => {
    await gravaLivro(arquivo('h.xlsx'), { linhas: TITULOS });
    const inteira = readFileSync(arquivo('h.xlsx'));
    writeFileSync(arquivo('h.xlsx'), inteira.subarray(0, inteira.length - 30));
    expect(await recusa()).toBe('h.xlsx: não é um .xlsx válido; o arquivo está danificado ou incompleto');
    writeFileSync(arquivo('h.xlsx'), 'PK só no começo');
    expect(await recusa()).toMatch(/não é um \.xlsx válido/);
  });

  test('que não é pasta de trabalho, ou a que faltam partes', async () => {
    await gravaZip(arquivo('h.xlsx'), { 'leiame.txt': 'nada' });
    expect(await recusa()).toBe('h.xlsx: não é uma pasta de trabalho do Excel');
    await gravaLivro(arquivo('h.xlsx'), { linhas: TITULOS });
    const partes = await leZip(arquivo('h.xlsx'));
    delete partes['xl/worksheets/sheet1.xml'];
    await gravaZip(arquivo('h.xlsx'), partes);
    expect(await recusa()).toBe('h.xlsx: falta a parte xl/worksheets/sheet1.xml');
  });

  test('bomba: a parte que cresce demais ao abrir', async () => {
    expect(await recusaDe({ linhas: TITULOS, outras: { 'xl/b.xml': Buffer.alloc(20 * 2 ** 20) } })).toMatch(
      /^h\.xlsx: a parte xl\/b\.xml cresce mais de 300 vezes ao abrir;/,
    );
  });

  test('bomba: a parte que declara menos do que tem', async () => {
    await gravaLivro(arquivo('h.xlsx'), { linhas: TITULOS + linha(2, 100, 'x'.repeat(5000)) });
    const bytes = readFileSync(arquivo('h.xlsx'));
    const nome = bytes.lastIndexOf('xl/worksheets/sheet1.xml');
    // In the central directory the size comes 22 bytes before the name.
    bytes.writeUInt32LE(10, nome - 22);
    writeFileSync(arquivo('h.xlsx'), bytes);
    expect(await recusa()).toMatch(/não é um \.xlsx válido/);
  });

  test('com DOCTYPE e entidades, que fariam crescer o texto', async () => {
    const bomba = `<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${ESTILOS}`;
    expect(await recusaDe({ linhas: TITULOS, estilos: bomba })).toMatch(/DOCTYPE/);
    const planilha = (dentro: string): string =>
      `<!DOCTYPE w [<!ENTITY a "b">]><worksheet><sheetData>${dentro}</sheetData></worksheet>`;
    await gravaLivro(arquivo('h.xlsx'), {
      planilha,
      linhas: `${TITULOS}<row r="2"><c r="A2"><v>&a;</v></c></row>`,
    });
    expect((await roda('calcular', arquivo('h.xlsx'), ...PREDIAL)).codigo).toBe(2);
  });

  test('com XML que não fecha, planilha vazia ou sem planilha', async () => {
    expect(await recusaDe({ linhas: `${TITULOS}<row r="2"><c r="A2"><v>1</v></row>` })).toMatch(
      /está danificada$/,
    );
    expect(await recusaDe({ linhas: '', planilha: () => '<worksheet><sheetData><row r="1">' })).toMatch(
      /a planilha está incompleta$|está danificada$/,
    );
    expect(await recusaDe({ linhas: '', planilha: () => '<worksheet><sheetData/></worksheet>' })).toMatch(
      /a planilha está vazia$|não tem nenhuma fórmula TRIB$/,
    );
    await gravaLivro(arquivo('h.xlsx'), { linhas: '' });
    expect((await roda('calcular', arquivo('h.xlsx'), ...PREDIAL)).erro).toMatch(
      /não tem linha de títulos\n$/,
    );
  });

  test('com célula grande demais, coluna que não existe ou texto que não há', async () => {
    expect(await recusaDe({ linhas: TITULOS + linha(2, 100, 'x'.repeat(32_768)) })).toBe(
      'linha 2: uma célula tem 32768 caracteres; o Excel aceita até 32767',
    );
    expect(await recusaDe({ linhas: `${TITULOS}<row r="2"><c r="ZZZ2"><v>1</v></c></row>` })).toBe(
      'linha 2: passa da última coluna do Excel',
    );
    expect(await recusaDe({ linhas: `${TITULOS}<row r="2"><c r="A2" t="s"><v>7</v></c></row>` })).toBe(
      'há uma célula com o texto nº 7, que não existe',
    );
    expect(await recusaDe({ linhas: `${TITULOS}<row r="99999999"><c r="A2"><v>1</v></c></row>` })).toMatch(
      /passa da última linha do Excel$/,
    );
  });

  test('com uma linha sem fim', async () => {
    const enchimento = `<c r="A2" t="str"><v>${'é a mesma coisa '.repeat(4)}</v></c>`.repeat(200_000);
    await gravaLivro(arquivo('h.xlsx'), { linhas: `${TITULOS}<row r="2">${embaralha(enchimento)}` });
    const { codigo, erro } = await roda('calcular', arquivo('h.xlsx'), ...PREDIAL);
    expect({ codigo, erro }).toStrictEqual({
      codigo: 2,
      erro: `lancador: ${arquivo('h.xlsx')}: a planilha tem uma linha grande demais\n`,
    });
  }, 30_000);
});

/** Numbers among the repeated text, so that it does not shrink like a bomb. */
function embaralha(texto: string): string {
  let n = 1;
  return texto.replace(/é a/g, () => String((n = (n * 48_271) % 2_147_483_647)));
}

test('bytes trocados ao acaso nunca passam de uma recusa', async () => {
  await gravaLivro(arquivo('h.xlsx'), {
    linhas: `${TITULOS}${linha(2, 100, 'A')}<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3"><f>_xldudf_TRIB_IMPOSTO_PREDIAL(A2,,,,,,"ALEGRE",1952)</f><v>1</v></c></row>`,
    textos: ['<t>1.234,57</t>'],
  });
  const inteiras = await leZip(arquivo('h.xlsx'));
  let n = 20_260_101;
  const sorteia = (ate: number): number => (n = (n * 48_271) % 2_147_483_647) % ate;
  const pecas = [
    '<',
    '>',
    '"',
    '&',
    '/',
    '0',
    '9999999999',
    '-1',
    '<![CDATA[',
    '<!--',
    '</row>',
    'r="A1"',
    '\0',
    '&#0;',
  ];
  for (let vez = 0; vez < 150; vez += 1) {
    const partes = { ...inteiras };
    const nomes = Object.keys(partes);
    const nome = nomes[sorteia(nomes.length)] ?? '';
    const texto = partes[nome] ?? '';
    const onde = sorteia(texto.length + 1);
    partes[nome] = `${texto.slice(0, onde)}${pecas[sorteia(pecas.length)]}${texto.slice(onde + sorteia(12))}`;
    await gravaZip(arquivo('f.xlsx'), partes);
    for (const argumentos of [
      ['calcular', arquivo('f.xlsx'), '-o', arquivo('fs.xlsx'), ...PREDIAL],
      ['conferir', arquivo('f.xlsx')],
    ]) {
      const { codigo, erro } = await roda(...argumentos);
      // 3 would be a fault of the program; the text that caused it is shown.
      expect(codigo === 3 ? `${nome}: ${partes[nome] ?? ''}\n${erro}` : '').toBe('');
    }
  }
}, 60_000);

test('bytes trocados no próprio pacote, também', async () => {
  await gravaLivro(arquivo('h.xlsx'), { linhas: TITULOS + linha(2, 100, 'A') });
  const inteiro = readFileSync(arquivo('h.xlsx'));
  let n = 7;
  const sorteia = (ate: number): number => (n = (n * 48_271) % 2_147_483_647) % ate;
  for (let vez = 0; vez < 150; vez += 1) {
    const bytes = Buffer.from(inteiro);
    for (let troca = 0; troca < 4; troca += 1) bytes[sorteia(bytes.length)] = sorteia(256);
    writeFileSync(arquivo('f.xlsx'), bytes);
    const { codigo, erro } = await roda('calcular', arquivo('f.xlsx'), '-o', arquivo('fs.xlsx'), ...PREDIAL);
    expect(codigo === 3 ? erro : '').toBe('');
  }
}, 60_000);
