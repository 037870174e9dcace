import type { FormulaDaCelula, Intervalo, Regiao, TabelaDaPasta, ValorDeCelula } from '../planilha';
import { CAMPOS_DO_INTERVALO, intervaloDe, rangeDe, valorDoExcel } from './valores';

export function selecao(): Promise<Intervalo | undefined> {
  return Excel.run(async (contexto) => {
    const celula = contexto.workbook.getActiveCell();
    celula.load(CAMPOS_DO_INTERVALO);
    celula.worksheet.load('name');
    await contexto.sync();
    return intervaloDe(celula, celula.worksheet.name);
  });
}

/** The Excel table of the active cell; or the block selected; or the block around the cell. */
export function regiao(): Promise<Regiao | undefined> {
  return Excel.run(async (contexto) => {
    const celula = contexto.workbook.getActiveCell();
    celula.worksheet.load('name');
    const tabelas = celula.getTables(false);
    tabelas.load('items/name');
    const arredor = celula.getSurroundingRegion();
    arredor.load(CAMPOS_DO_INTERVALO);
    await contexto.sync();
    const planilha = celula.worksheet.name;
    const [tabela] = tabelas.items;
    if (tabela) {
      const [cabecalho, corpo] = [tabela.getHeaderRowRange(), tabela.getDataBodyRange()];
      cabecalho.load(CAMPOS_DO_INTERVALO);
      corpo.load(CAMPOS_DO_INTERVALO);
      await contexto.sync();
      // The row of totals of the table is left out: it is no taxpayer.
      const intervalo = { ...intervaloDe(cabecalho, planilha), linhas: corpo.rowCount + 1 };
      return { intervalo, tabela: tabela.name };
    }
    const escolhida = await selecaoGrande(contexto);
    const intervalo = escolhida ?? intervaloDe(arredor, planilha);
    return intervalo.linhas > 1 ? { intervalo } : undefined;
  });
}

/** What the person selected, when it is a block: cut at the data when it is of whole columns. */
async function selecaoGrande(contexto: Excel.RequestContext): Promise<Intervalo | undefined> {
  try {
    const escolhida = contexto.workbook.getSelectedRange().getUsedRangeOrNullObject(true);
    escolhida.load(CAMPOS_DO_INTERVALO);
    escolhida.worksheet.load('name');
    await contexto.sync();
    if (escolhida.isNullObject || escolhida.rowCount < 2 || escolhida.columnCount < 2) return undefined;
    return intervaloDe(escolhida, escolhida.worksheet.name);
  } catch {
    // Several areas selected at once are no block.
    return undefined;
  }
}

export function usado(): Promise<Intervalo | undefined> {
  return Excel.run(async (contexto) => {
    const folha = contexto.workbook.worksheets.getActiveWorksheet();
    folha.load('name');
    const range = folha.getUsedRangeOrNullObject(true);
    range.load(CAMPOS_DO_INTERVALO);
    await contexto.sync();
    return range.isNullObject ? undefined : intervaloDe(range, folha.name);
  });
}

export function planilhas(): Promise<readonly string[]> {
  return Excel.run(async (contexto) => {
    const { worksheets } = contexto.workbook;
    worksheets.load('items/name');
    await contexto.sync();
    return worksheets.items.map(({ name }) => name);
  });
}

export function tabelas(): Promise<readonly TabelaDaPasta[]> {
  return Excel.run(async (contexto) => {
    const { tables } = contexto.workbook;
    tables.load('items/name,items/showTotals');
    await contexto.sync();
    const achadas = tables.items.map((tabela) => {
      const range = tabela.getRange();
      range.load(CAMPOS_DO_INTERVALO);
      tabela.worksheet.load('name');
      return { tabela, range };
    });
    await contexto.sync();
    return achadas.map(({ tabela, range }) => {
      const intervalo = intervaloDe(range, tabela.worksheet.name);
      return {
        nome: tabela.name,
        intervalo: { ...intervalo, linhas: intervalo.linhas - (tabela.showTotals ? 1 : 0) },
      };
    });
  });
}

export function le(intervalo: Intervalo): Promise<ValorDeCelula[][]> {
  return Excel.run(async (contexto) => {
    const range = rangeDe(contexto, intervalo);
    range.load(['values', 'valueTypes']);
    await contexto.sync();
    const tipos: unknown[][] = range.valueTypes;
    return (range.values as unknown[][]).map((linha, l) =>
      linha.map((valor, c) => valorDoExcel(valor, tipos[l]?.[c])),
    );
  });
}

export function formulas(intervalo: Intervalo): Promise<string[][]> {
  return Excel.run(async (contexto) => {
    const range = rangeDe(contexto, intervalo);
    range.load('formulas');
    await contexto.sync();
    return (range.formulas as unknown[][]).map((linha) => linha.map(soFormula));
  });
}

export function formulaDe(celula: Intervalo): Promise<FormulaDaCelula | undefined> {
  return Excel.run(async (contexto) => {
    const range = rangeDe(contexto, { ...celula, linhas: 1, colunas: 1 });
    range.load('formulas');
    const origem = range.getSpillParentOrNullObject();
    origem.load([...CAMPOS_DO_INTERVALO, 'formulas']);
    await contexto.sync();
    const propria = soFormula((range.formulas as unknown[][])[0]?.[0]);
    if (propria !== '') return { formula: propria, ancora: { ...celula, linhas: 1, colunas: 1 } };
    if (origem.isNullObject) return undefined;
    const formula = soFormula((origem.formulas as unknown[][])[0]?.[0]);
    return formula === '' ? undefined : { formula, ancora: intervaloDe(origem, celula.planilha) };
  });
}

function soFormula(valor: unknown): string {
  return typeof valor === 'string' && valor.startsWith('=') ? valor : '';
}
