import type { AjustesDoLivro, Hospedeiro, Ponte } from './tipos';

const CHAVE = 'lancador.ajustes';

const hospedeiroExcel: Hospedeiro = {
  nome: 'Excel',
  leAjustes() {
    return (Office.context.document.settings.get(CHAVE) as AjustesDoLivro | null) ?? {};
  },
  leSistemaDeDatas() {
    return Excel.run(async (contexto) => {
      // Office.js has no property for it; the first day of the 1904 system is the number 0 in that one alone.
      const primeiroDia = contexto.workbook.functions.date(1904, 1, 1);
      primeiroDia.load('value');
      await contexto.sync();
      return primeiroDia.value === 0 ? 1904 : 1900;
    });
  },
  gravaAjustes(ajustes) {
    const { settings } = Office.context.document;
    settings.set(CHAVE, ajustes);
    return new Promise<void>((resolve, reject) => {
      settings.saveAsync((resultado) => {
        if (resultado.status === Office.AsyncResultStatus.Failed) reject(new Error(resultado.error.message));
        else resolve();
      });
    });
  },
  async recalcula() {
    await Excel.run(async (contexto) => {
      contexto.application.calculate(Excel.CalculationType.full);
      await contexto.sync();
    });
  },
};

/**
 * Ties the functions to Excel from their own bundle, so that a fault in the pane does not leave the formulas
 * without settings. Outside Excel (tests, browser workbook) there is no Office and nothing is done.
 */
export function ligaAoExcel(ponte: Ponte): void {
  if (typeof Office === 'undefined') return;
  // Whatever fails from here on, the formulas are registered already, and go on without the workbook's settings.
  const segue = (): void => undefined;
  try {
    Promise.resolve(
      Office.onReady(async ({ host }) => {
        if (host === Office.HostType.Excel) await liga(ponte).catch(segue);
      }),
    ).catch(segue);
  } catch {
    segue();
  }
}

async function liga(ponte: Ponte): Promise<void> {
  Office.actions.associate('recalcula', (evento: Office.AddinCommands.Event) => {
    void ponte.recalcula().finally(() => evento.completed());
  });
  Office.actions.associate('abreManual', (evento: Office.AddinCommands.Event) => {
    Office.context.ui.openBrowserWindow(new URL('manual.html', location.href).href);
    evento.completed();
  });
  await ponte.conecta(hospedeiroExcel);
  // A workbook that has settings of ours starts the runtime when it opens; another one is left alone.
  if (ponte.ajustes().municipio) await Office.addin.setStartupBehavior(Office.StartupBehavior.load);
  ponte.aoMudar(() => void Office.addin.setStartupBehavior(Office.StartupBehavior.load));
}
