import { criaPlanilha } from '../../../../taskpane/planilha/excel/novaPlanilha';
import { colecao, instalaExcel } from './excelDeTeste';

jest.mock('office-addin-manifest', () => ({ OfficeApp: {} }), { virtual: true });

/** A sheet that notes down what is done to it. */
function folhaQueAnota() {
  const blocos: { lugar: number[]; formulas?: unknown[][]; numberFormat?: unknown; format: unknown }[] = [];
  const folha = {
    feitos: [] as string[],
    blocos,
    getRangeByIndexes(...lugar: number[]) {
      const bloco = { lugar, format: { font: {}, fill: {} } };
      blocos.push(bloco);
      return bloco;
    },
    getRange: (endereco: string) => {
      folha.feitos.push(`largura ${endereco}`);
      return { format: {} };
    },
    freezePanes: { freezeRows: (n: number) => folha.feitos.push(`congela ${n}`) },
    pageLayout: {
      setPrintTitleRows: (linhas: string) => folha.feitos.push(`repete ${linhas}`),
    } as Record<string, unknown>,
    horizontalPageBreaks: { add: (celula: string) => folha.feitos.push(`quebra ${celula}`) },
    activate: () => folha.feitos.push('abre'),
  };
  return folha;
}

function instala() {
  const folha = folhaQueAnota();
  const nomes: string[] = [];
  instalaExcel({
    worksheets: {
      ...colecao([{ name: 'Livro 1960' }]),
      add(nome: string) {
        nomes.push(nome);
        return folha;
      },
    },
  });
  return { folha, nomes };
}

describe('planilha nova no Excel', () => {
  test('fica pronta para imprimir: título repetido, paisagem, quebras, larguras', async () => {
    const { folha, nomes } = instala();
    const nome = await criaPlanilha({
      nome: 'Livro 1960',
      celulas: [['Município'], ['Nome', 'Valor'], ['Ana', 80.01], ['=SOMA', { formula: '=SUM(B3:B3)' }]],
      larguras: [200, 120],
      formatos: [undefined, '#,##0.00'],
      cabecalho: 1,
      paisagem: true,
      quebras: [3],
    });
    expect([nome, nomes]).toStrictEqual(['Livro 1960 (2)', ['Livro 1960 (2)']]);
    expect(folha.blocos[0]).toMatchObject({
      lugar: [0, 0, 4, 2],
      formulas: [
        ['Município', ''],
        ['Nome', 'Valor'],
        ['Ana', 80.01],
        ["'=SOMA", '=SUM(B3:B3)'],
      ],
    });
    expect(folha.blocos[1]).toMatchObject({ lugar: [2, 1, 2, 1], numberFormat: [['#,##0.00']] });
    expect(folha.feitos).toStrictEqual([
      'largura A:A',
      'largura B:B',
      'congela 2',
      'repete $2:$2',
      'quebra A4',
      'abre',
    ]);
    expect(folha.pageLayout).toMatchObject({ orientation: 'Landscape', paperSize: 'A4' });
  });

  test('muitas linhas vão em pedaços, com andamento', async () => {
    const { folha } = instala();
    const andamento: number[][] = [];
    await criaPlanilha(
      { nome: 'Grande', celulas: Array.from({ length: 2500 }, (_, i) => [i]) },
      (...passo) => {
        andamento.push(passo);
      },
    );
    expect(folha.blocos.map(({ lugar }) => lugar)).toStrictEqual([
      [0, 0, 1000, 1],
      [1000, 0, 1000, 1],
      [2000, 0, 500, 1],
    ]);
    expect(andamento).toStrictEqual([
      [1000, 2500],
      [2000, 2500],
      [2500, 2500],
    ]);
  });
});
