import { escreve, vaiPara } from '../../../../taskpane/planilha/excel/escrita';
import { nomeLivre } from '../../../../taskpane/planilha/excel/novaPlanilha';
import { paraOExcel } from '../../../../taskpane/planilha/excel/valores';
import { instalaExcel } from './excelDeTeste';

jest.mock('office-addin-manifest', () => ({ OfficeApp: {} }), { virtual: true });

const DESTINO = { planilha: 'Cadastro', linha: 0, coluna: 4, linhas: 3, colunas: 1 };

describe('escrita no Excel', () => {
  test.each([
    ['=SOMA(A1)', "'=SOMA(A1)"],
    ['+55', "'+55"],
    ['@rua', "'@rua"],
    ['001/96', "'001/96"],
    ['1.234', "'1.234"],
    ['FALSO', "'FALSO"],
    ['Rua Dr. Chacon, 57', "'Rua Dr. Chacon, 57"],
    ['Imposto Predial', 'Imposto Predial'],
  ])('o texto %j nunca vira fórmula, número ou data', (texto, escrito) => {
    expect(paraOExcel(texto)).toBe(escrito);
  });

  test('número, lógico, vazio e fórmula vão como são', () => {
    expect([768.5, true, null, { formula: '=TRIB.UFIR(A1)' }].map(paraOExcel)).toStrictEqual([
      768.5,
      true,
      '',
      '=TRIB.UFIR(A1)',
    ]);
  });

  test('escreve o bloco inteiro de uma vez, e o formato só nos dados', async () => {
    const pedidos: number[][] = [];
    const alvo: { formulas?: unknown } = {};
    const formatado: { numberFormat?: unknown } = {};
    instalaExcel({
      worksheets: {
        getItem: () => ({
          getRangeByIndexes(...indices: number[]) {
            pedidos.push(indices);
            return indices[0] === 0 ? alvo : formatado;
          },
        }),
      },
    });
    await escreve({
      intervalo: DESTINO,
      celulas: [['Imposto'], [{ formula: '=TRIB.X(A2)' }], [{ formula: '=TRIB.X(A3)' }]],
      formatos: ['#,##0.00'],
    });
    expect(pedidos).toStrictEqual([
      [0, 4, 3, 1],
      [1, 4, 2, 1],
    ]);
    expect(alvo.formulas).toStrictEqual([['Imposto'], ['=TRIB.X(A2)'], ['=TRIB.X(A3)']]);
    expect(formatado.numberFormat).toStrictEqual([['#,##0.00']]);
  });

  test('numa tabela do Excel, o resultado vira coluna dela', async () => {
    const novas: unknown[] = [];
    const corpo = {};
    instalaExcel({
      tables: {
        getItem: () => ({
          columns: {
            add(_indice: unknown, valores: unknown) {
              novas.push(valores);
              return { getDataBodyRange: () => corpo };
            },
          },
        }),
      },
    });
    await escreve({
      intervalo: DESTINO,
      tabela: 'Imoveis',
      celulas: [
        ['Imposto', 'Situação'],
        [{ formula: '=A' }, { formula: '=B' }],
      ],
    });
    expect(novas).toStrictEqual([
      [['Imposto'], ['=A']],
      [['Situação'], ['=B']],
    ]);
  });

  test('ir à célula abre a planilha e a seleciona', async () => {
    const feitos: string[] = [];
    instalaExcel({
      worksheets: {
        getItem: () => ({
          activate: () => feitos.push('abre'),
          getRangeByIndexes: () => ({ select: () => feitos.push('seleciona') }),
        }),
      },
    });
    await vaiPara(DESTINO);
    expect(feitos).toStrictEqual(['abre', 'seleciona']);
  });

  test('o nome da planilha nova é aceito pelo Excel e não repete outro', () => {
    expect(nomeLivre('Livro 1960', ['livro 1960', 'Livro 1960 (2)'])).toBe('Livro 1960 (3)');
    expect(nomeLivre('Imposto: a/b [c]', [])).toBe('Imposto  a b  c ');
    expect(nomeLivre('x'.repeat(40), ['x'.repeat(31)])).toBe(`${'x'.repeat(27)} (2)`);
  });
});
