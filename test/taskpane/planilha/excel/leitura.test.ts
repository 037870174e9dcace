import {
  formulaDe,
  formulas,
  le,
  planilhas,
  regiao,
  selecao,
  tabelas,
  usado,
} from '../../../../taskpane/planilha/excel/leitura';
import { colecao, instalaExcel, nulo, objeto, range } from './excelDeTeste';

jest.mock('office-addin-manifest', () => ({ OfficeApp: {} }), { virtual: true });

const UMA = { planilha: 'Cadastro', linha: 1, coluna: 1, linhas: 1, colunas: 1 };

/** A sheet whose range is always this one. */
const folha = (unico: object) =>
  objeto({ name: 'Cadastro' }, { getRangeByIndexes: () => unico, getUsedRangeOrNullObject: () => unico });

describe('leitura do Excel', () => {
  test('valores: célula vazia é nada, erro é erro, o mais fica como está', async () => {
    const unico = range({
      linha: 0,
      coluna: 0,
      values: [['Rua A', 9600, true, '', '#N/A', 'texto #N/A']],
      valueTypes: [['String', 'Double', 'Boolean', 'Empty', 'Error', 'String']],
    });
    instalaExcel({ worksheets: { getItem: () => folha(unico) } });
    expect(await le({ ...UMA, colunas: 6 })).toStrictEqual([
      ['Rua A', 9600, true, null, { erro: '#N/A' }, 'texto #N/A'],
    ]);
  });

  test('fórmulas: só o que começa por = é fórmula', async () => {
    const unico = range({ linha: 0, coluna: 0, formulas: [['=TRIB.UFIR(A1)', 'texto', 12]] });
    instalaExcel({ worksheets: { getItem: () => folha(unico) } });
    expect(await formulas({ ...UMA, colunas: 3 })).toStrictEqual([['=TRIB.UFIR(A1)', '', '']]);
  });

  test('a célula derramada tem a fórmula da célula de onde veio', async () => {
    const ancora = range({ linha: 1, coluna: 4, formulas: [['=TRIB.LANCAR("X",A1:D1,A2:D9)']] });
    const unico = range(
      { linha: 5, coluna: 4, formulas: [[768]] },
      { getSpillParentOrNullObject: () => ancora },
    );
    instalaExcel({ worksheets: { getItem: () => folha(unico) } });
    expect(await formulaDe({ ...UMA, linha: 5, coluna: 4 })).toStrictEqual({
      formula: '=TRIB.LANCAR("X",A1:D1,A2:D9)',
      ancora: { ...UMA, linha: 1, coluna: 4 },
    });
  });

  test('a célula sem fórmula, própria ou de outra, não tem nenhuma', async () => {
    const unico = range({ linha: 1, coluna: 1, formulas: [['Rua A']] }, { getSpillParentOrNullObject: nulo });
    instalaExcel({ worksheets: { getItem: () => folha(unico) } });
    expect(await formulaDe(UMA)).toBeUndefined();
  });

  test('a região é a tabela do Excel onde a célula está, sem a linha de totais', async () => {
    const tabela = {
      name: 'Imoveis',
      getHeaderRowRange: () => range({ linha: 2, coluna: 1, values: [['a', 'b', 'c']] }),
      getDataBodyRange: () =>
        range({
          linha: 3,
          coluna: 1,
          values: [
            ['', '', ''],
            ['', '', ''],
          ],
        }),
    };
    const celula = range(
      { linha: 4, coluna: 2 },
      {
        getTables: () => colecao([tabela]),
        getSurroundingRegion: () => range({ linha: 0, coluna: 0, values: [[''], ['']] }),
      },
    );
    instalaExcel({ getActiveCell: () => celula });
    expect(await regiao()).toStrictEqual({
      tabela: 'Imoveis',
      intervalo: { planilha: 'Cadastro', linha: 2, coluna: 1, linhas: 3, colunas: 3 },
    });
  });

  test('sem tabela, a região é o bloco ao redor da célula', async () => {
    const celula = range(
      { linha: 4, coluna: 2 },
      {
        getTables: () => colecao([]),
        getSurroundingRegion: () =>
          range({
            linha: 0,
            coluna: 0,
            values: [
              ['a', 'b'],
              ['', ''],
              ['', ''],
            ],
          }),
      },
    );
    instalaExcel({
      getActiveCell: () => celula,
      getSelectedRange: () => ({ getUsedRangeOrNullObject: nulo }),
    });
    expect(await regiao()).toStrictEqual({
      intervalo: { planilha: 'Cadastro', linha: 0, coluna: 0, linhas: 3, colunas: 2 },
    });
  });

  test('seleção, parte usada, planilhas e tabelas', async () => {
    const cheia = range({
      linha: 0,
      coluna: 0,
      values: [
        ['a', 'b'],
        ['', ''],
      ],
    });
    instalaExcel({
      getActiveCell: () => range({ linha: 4, coluna: 2 }),
      worksheets: {
        getActiveWorksheet: () => folha(cheia),
        ...colecao([{ name: 'Cadastro' }, { name: 'Livro 1960' }]),
      },
      tables: colecao([
        { name: 'Imoveis', showTotals: true, getRange: () => cheia, worksheet: objeto({ name: 'Cadastro' }) },
      ]),
    });
    expect(await selecao()).toStrictEqual({ ...UMA, linha: 4, coluna: 2 });
    expect(await usado()).toStrictEqual({ planilha: 'Cadastro', linha: 0, coluna: 0, linhas: 2, colunas: 2 });
    expect(await planilhas()).toStrictEqual(['Cadastro', 'Livro 1960']);
    // The row of totals is no data.
    expect(await tabelas()).toStrictEqual([
      { nome: 'Imoveis', intervalo: { planilha: 'Cadastro', linha: 0, coluna: 0, linhas: 1, colunas: 2 } },
    ]);
  });
});
