import type { Escrita, Intervalo } from '../planilha';
import { rangeDe, retangulo } from './valores';

/** Writes in one call, which Excel undoes in one step. */
export function escreve({ intervalo, celulas, formatos, tabela }: Escrita): Promise<void> {
  return Excel.run(async (contexto) => {
    const linhas = retangulo(celulas);
    if (tabela !== undefined) {
      const alvo = contexto.workbook.tables.getItem(tabela);
      linhas[0]?.forEach((_, i) => {
        const coluna = alvo.columns.add(
          undefined,
          linhas.map((linha) => [linha[i] ?? '']),
        );
        const formato = formatos?.[i];
        if (formato !== undefined) coluna.getDataBodyRange().numberFormat = [[formato]];
      });
      await contexto.sync();
      return;
    }
    const range = rangeDe(contexto, { ...intervalo, linhas: linhas.length, colunas: linhas[0]?.length ?? 1 });
    range.formulas = linhas;
    formatos?.forEach((formato, i) => {
      if (formato === undefined) return;
      // The whole block of the result: a spilled one is taller than what was written.
      rangeDe(contexto, {
        ...intervalo,
        linha: intervalo.linha + 1,
        coluna: intervalo.coluna + i,
        linhas: Math.max(1, intervalo.linhas - 1),
        colunas: 1,
      }).numberFormat = [[formato]];
    });
    await contexto.sync();
  });
}

export function vaiPara(intervalo: Intervalo): Promise<void> {
  return Excel.run(async (contexto) => {
    contexto.workbook.worksheets.getItem(intervalo.planilha).activate();
    rangeDe(contexto, intervalo).select();
    await contexto.sync();
  });
}

/** Tells of each change of selection, until the answer is called. */
export function aoMudarSelecao(ouvinte: () => void): () => void {
  const ligado = Excel.run(async (contexto) => {
    const registro = contexto.workbook.onSelectionChanged.add(() => {
      ouvinte();
      return Promise.resolve();
    });
    await contexto.sync();
    return registro;
  });
  return () => {
    void ligado.then((registro) =>
      Excel.run(registro.context as Excel.RequestContext, async (contexto) => {
        registro.remove();
        await contexto.sync();
      }),
    );
  };
}
