import {
  BooleanNumber,
  HorizontalAlign,
  VerticalAlign,
  type IStyleData,
  type IWorkbookData,
} from '@univerjs/presets';
import type { Amostra, Coluna, Formato } from './amostras/tipos';
import { formulaParaMotor } from './digitacao/formulaBrasileira';

const ALTURA_DE_LINHA = 24;
const LINHAS_LIVRES = 1200;
const COLUNAS = 26;

const NUMERO: Readonly<Partial<Record<Formato, string>>> = {
  dinheiro: '#,##0.00',
  medida: '#,##0.00',
  inteiro: '#,##0',
  ano: '0',
};

const COMUM: IStyleData = { vt: VerticalAlign.MIDDLE, pd: { l: 7, r: 7 } };

const letra = (coluna: number) => String.fromCharCode(65 + coluna);

function estilo({ formato, formula }: Coluna): IStyleData {
  const pattern = NUMERO[formato];
  return {
    ...(pattern ? { n: { pattern }, ht: HorizontalAlign.RIGHT } : {}),
    ...(formato === 'centro' ? { ht: HorizontalAlign.CENTER } : {}),
    // What a formula fills is told apart from what the clerk typed.
    ...(formula ? { bg: { rgb: '#eef7f4' } } : {}),
    ...COMUM,
  };
}

const cabecalho = (coluna: Coluna): IStyleData => ({
  bl: BooleanNumber.TRUE,
  cl: { rgb: '#ffffff' },
  bg: { rgb: coluna.formula ? '#0f5c4d' : '#3f4a47' },
  ht: NUMERO[coluna.formato] ? HorizontalAlign.RIGHT : (estilo(coluna).ht ?? HorizontalAlign.LEFT),
  ...COMUM,
});

const rodape = (coluna: Coluna): IStyleData => ({
  ...estilo({ ...coluna, formula: '' }),
  bl: BooleanNumber.TRUE,
  bd: { t: { s: 1, cl: { rgb: '#3f4a47' } } },
});

function planilha(amostra: Amostra, id: string): IWorkbookData['sheets'][string] {
  const { colunas, linhas } = amostra;
  const cellData: NonNullable<IWorkbookData['sheets'][string]['cellData']> = {};
  cellData[0] = Object.fromEntries(
    colunas.map((coluna, j) => [j, { v: coluna.titulo, s: cabecalho(coluna) }]),
  );
  linhas.forEach((linha, i) => {
    let dado = 0;
    cellData[i + 1] = Object.fromEntries(
      colunas.map((coluna, j) => {
        const s = estilo(coluna);
        if (coluna.formula)
          return [j, { f: formulaParaMotor(coluna.formula.replaceAll('{linha}', String(i + 2))), s }];
        const v = linha[dado++];
        return [j, v === null || v === undefined ? { s } : { v, s }];
      }),
    );
  });
  const pe = linhas.length + 1;
  if (colunas.some(({ somar }) => somar)) {
    cellData[pe] = Object.fromEntries(
      colunas.map((coluna, j) => {
        const soma = `=SUMIF(${letra(j)}2:${letra(j)}${pe},">0")`;
        return [j, { ...(coluna.somar ? { f: soma } : j === 0 ? { v: 'Total' } : {}), s: rodape(coluna) }];
      }),
    );
  }
  return {
    id,
    name: amostra.planilha,
    rowCount: LINHAS_LIVRES,
    columnCount: COLUNAS,
    defaultRowHeight: ALTURA_DE_LINHA,
    defaultStyle: COMUM,
    cellData,
    columnData: Object.fromEntries(colunas.map(({ largura }, j) => [j, { w: largura }])),
    rowData: { 0: { h: 30 } },
    freeze: { xSplit: 0, ySplit: 1, startRow: 1, startColumn: -1 },
  };
}

/** The samples as one workbook of the grid. */
export function pastaDeTrabalho(amostras: readonly Amostra[]): Partial<IWorkbookData> {
  const ids = amostras.map((_, i) => `planilha-${i + 1}`);
  return {
    id: 'pasta',
    name: 'Cadastro de exemplo',
    sheetOrder: ids,
    sheets: Object.fromEntries(amostras.map((amostra, i) => [ids[i], planilha(amostra, ids[i] ?? '')])),
  };
}
