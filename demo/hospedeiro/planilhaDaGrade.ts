import { ObjectMatrix, type FUniver, type Injector } from '@univerjs/presets';
import { FormulaDataModel, type FWorksheet } from '@univerjs/preset-sheets-core';
import type {
  Escrita,
  FormulaDaCelula,
  Intervalo,
  NovaPlanilha,
  Planilha,
  ValorDeCelula,
} from '../../taskpane/planilha/planilha';
import type { Mensagens } from '../mensagens';
import { celulaParaGrade, valorDaCelula } from './celulasDaGrade';
import { folhaNova } from './folhaNova';
import { type Bloco, blocoAoRedor, blocoUsado } from './regiaoDaGrade';

/** Time for the grid to draw before the next piece of work. */
const respira = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The grid of the page, as the pane sees a workbook. */
export function planilhaDaGrade(api: FUniver, injector: Injector, mensagens: Mensagens): Planilha {
  const pasta = () => {
    const aberta = api.getActiveWorkbook();
    if (!aberta) throw new Error('nenhuma pasta de trabalho aberta');
    return aberta;
  };
  const folha = (nome: string): FWorksheet => {
    const achada = pasta().getSheetByName(nome);
    if (!achada) throw new Error(`não há planilha "${nome}"`);
    return achada;
  };
  const matriz = (de: FWorksheet) => de.getSheet().getCellMatrix().getMatrix();
  const comPlanilha = (bloco: Bloco | undefined, planilha: string): Intervalo | undefined =>
    bloco && { planilha, ...bloco };
  const celula = (de: FWorksheet, linha: number, coluna: number) => de.getSheet().getCellRaw(linha, coluna);
  /** A spilled value stands in no cell: the engine keeps it beside. */
  const derramada = (de: FWorksheet, linha: number, coluna: number) =>
    injector.get(FormulaDataModel).getArrayFormulaCellData()[pasta().getId()]?.[de.getSheetId()]?.[linha]?.[
      coluna
    ];

  function formulaDe({ planilha, linha, coluna }: Intervalo): FormulaDaCelula | undefined {
    const de = folha(planilha);
    const umaCelula = (l: number, c: number): Intervalo => ({
      planilha,
      linha: l,
      coluna: c,
      linhas: 1,
      colunas: 1,
    });
    const propria = de.getRange(linha, coluna).getFormula();
    if (propria) return { formula: propria, ancora: umaCelula(linha, coluna) };
    const faixas = injector.get(FormulaDataModel).getArrayFormulaRange()[pasta().getId()]?.[de.getSheetId()];
    let achada: FormulaDaCelula | undefined;
    new ObjectMatrix(faixas ?? {}).forValue((l, c, faixa) => {
      if (
        linha < faixa.startRow ||
        linha > faixa.endRow ||
        coluna < faixa.startColumn ||
        coluna > faixa.endColumn
      )
        return;
      const formula = de.getRange(l, c).getFormula();
      if (formula) achada = { formula, ancora: umaCelula(l, c) };
    });
    return achada;
  }

  function escreve({ intervalo, celulas, formatos }: Escrita): void {
    const de = folha(intervalo.planilha);
    const { linha, coluna, linhas } = intervalo;
    if (de.getMaxRows() < linha + linhas) de.setRowCount(linha + linhas);
    const largura = Math.max(...celulas.map(({ length }) => length));
    // A spilled result is taller than what is written: the cells under it take the format too.
    const altura = formatos ? Math.max(linhas, celulas.length) : celulas.length;
    const dados = Array.from({ length: altura }, (_, i) =>
      Array.from({ length: largura }, (__, j) =>
        celulaParaGrade(celulas[i]?.[j], i > 0 ? formatos?.[j] : undefined),
      ),
    );
    de.getRange(linha, coluna, dados.length, largura).setValues(dados);
  }

  return {
    nome: 'pasta de trabalho no navegador',
    async selecao() {
      const de = pasta().getActiveSheet();
      const faixa = de.getActiveRange();
      return faixa
        ? {
            planilha: de.getSheetName(),
            linha: faixa.getRow(),
            coluna: faixa.getColumn(),
            linhas: faixa.getHeight(),
            colunas: faixa.getWidth(),
          }
        : undefined;
    },
    async regiao() {
      const de = pasta().getActiveSheet();
      const faixa = de.getActiveRange();
      const planilha = de.getSheetName();
      if (faixa && faixa.getHeight() > 1 && faixa.getWidth() > 1) {
        const usado = blocoUsado(matriz(de));
        const fim = usado ? usado.linha + usado.linhas : 0;
        const linhas = Math.min(faixa.getHeight(), fim - faixa.getRow());
        if (linhas > 1)
          return {
            intervalo: {
              planilha,
              linha: faixa.getRow(),
              coluna: faixa.getColumn(),
              linhas,
              colunas: faixa.getWidth(),
            },
          };
      }
      const bloco = blocoAoRedor(matriz(de), faixa?.getRow() ?? 0, faixa?.getColumn() ?? 0);
      const intervalo = comPlanilha(bloco, planilha);
      return intervalo ? { intervalo } : undefined;
    },
    async usado() {
      const de = pasta().getActiveSheet();
      return comPlanilha(blocoUsado(matriz(de)), de.getSheetName());
    },
    async planilhas() {
      return pasta()
        .getSheets()
        .map((uma) => uma.getSheetName());
    },
    async tabelas() {
      return [];
    },
    async le({ planilha, linha, coluna, linhas, colunas }) {
      const de = folha(planilha);
      const id = de.getSheetId();
      return Array.from({ length: linhas }, (_, i) =>
        Array.from({ length: colunas }, (__, j): ValorDeCelula => {
          const [l, c] = [linha + i, coluna + j];
          const guardada = celula(de, l, c);
          const mostrada = guardada?.v === undefined || guardada.v === null ? derramada(de, l, c) : guardada;
          return valorDaCelula(mostrada, mensagens.le(id, l, c));
        }),
      );
    },
    async formulas({ planilha, linha, coluna, linhas, colunas }) {
      return folha(planilha).getRange(linha, coluna, linhas, colunas).getFormulas();
    },
    async formulaDe(alvo) {
      return formulaDe(alvo);
    },
    async escreve(escrita) {
      escreve(escrita);
      await api.getFormula().onCalculationResultApplied();
    },
    async criaPlanilha(nova: NovaPlanilha, progresso) {
      const nomes = pasta()
        .getSheets()
        .map((uma) => uma.getSheetName());
      let nome = nova.nome;
      for (let i = 2; nomes.includes(nome); i += 1) nome = `${nova.nome} (${i})`;
      const dados = folhaNova(nova);
      await respira();
      pasta().insertSheet(nome, { sheet: dados });
      progresso?.(nova.celulas.length, nova.celulas.length);
      return nome;
    },
    async vaiPara({ planilha, linha, coluna, linhas, colunas }) {
      const de = folha(planilha);
      pasta().setActiveSheet(de);
      de.getRange(linha, coluna, linhas, colunas).activate();
      de.scrollToCell(Math.max(0, linha - 3), Math.max(0, coluna - 2));
    },
    aoMudarSelecao(ouvinte) {
      const { CellClicked, SelectionMoveEnd, SelectionChanged, ActiveSheetChanged } = api.Event;
      const escutas = ([CellClicked, SelectionMoveEnd, SelectionChanged, ActiveSheetChanged] as const).map(
        (evento) => api.addEvent(evento, ouvinte),
      );
      return () => {
        for (const escuta of escutas) escuta.dispose();
      };
    },
  };
}
