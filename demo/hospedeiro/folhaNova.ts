import {
  BooleanNumber,
  WrapStrategy,
  type ICellData,
  type IStyleData,
  type IWorksheetData,
} from '@univerjs/presets';
import type { NovaPlanilha } from '../../taskpane/planilha/planilha';
import { celulaParaGrade } from './celulasDaGrade';

const LINHAS_LIVRES = 50;
const COLUNAS_LIVRES = 6;
/** Room for a heading in two lines. */
const ALTURA_DO_CABECALHO = 42;

const CABECALHO: IStyleData = {
  bl: BooleanNumber.TRUE,
  cl: { rgb: '#ffffff' },
  bg: { rgb: '#0f5c4d' },
  tb: WrapStrategy.WRAP,
};

/** A new sheet for the grid. What only paper shows is kept with it: the grid does not print. */
export function folhaNova(nova: NovaPlanilha): Partial<IWorksheetData> {
  const { celulas, cabecalho, formatos = [], larguras = [], destaques = [], paisagem, quebras = [] } = nova;
  const emDestaque = new Set(destaques);
  const cellData: Record<number, Record<number, ICellData>> = {};
  celulas.forEach((linha, i) => {
    const corpo = cabecalho === undefined || i > cabecalho;
    cellData[i] = Object.fromEntries(
      linha.map((conteudo, j) => {
        const celula = celulaParaGrade(conteudo, corpo ? formatos[j] : undefined);
        if (i === cabecalho) return [j, { ...celula, s: CABECALHO }];
        if (!emDestaque.has(i)) return [j, celula];
        return [j, { ...celula, s: { ...(celula.s as IStyleData | undefined), bl: BooleanNumber.TRUE } }];
      }),
    );
  });
  return {
    cellData,
    rowCount: celulas.length + LINHAS_LIVRES,
    columnCount: Math.max(1, ...celulas.map(({ length }) => length)) + COLUNAS_LIVRES,
    columnData: Object.fromEntries(larguras.map((w, j) => [j, { w }])),
    ...(cabecalho === undefined
      ? {}
      : {
          rowData: { [cabecalho]: { h: ALTURA_DO_CABECALHO } },
          freeze: { xSplit: 0, ySplit: cabecalho + 1, startRow: cabecalho + 1, startColumn: -1 },
        }),
    custom: { impressao: { paisagem: paisagem === true, quebras: [...quebras], repete: cabecalho ?? null } },
  };
}
