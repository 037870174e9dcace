import type { Ponte } from '../functions/tipos';
import { criaResolvedor } from './calculo/resolvedor';
import type { Contexto } from './contexto';
import './fluente';
import { leFuncoes } from './formula/funcaoDeclarada';
import { montaPainel } from './montaPainel';
import { planilhaDoExcel } from './planilha/excel/planilhaDoExcel';
import type { Planilha } from './planilha/planilha';
import { segueTema } from './tema';

// functions.js, loaded before this file, leaves its bridge in the page.
declare const Lancador: Ponte;

// The same bundle serves taskpane.html and the browser workbook, which live at different addresses.
const scriptDoPainel = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href;

let conecta: (planilha: Planilha) => void = () => undefined;
const planilha = new Promise<Planilha>((resolve) => {
  conecta = resolve;
});
let funcoes: ReturnType<typeof leFuncoes> | undefined;
const contexto: Contexto = {
  ponte: Lancador,
  resolvedor: criaResolvedor(Lancador),
  planilha,
  site: new URL('docs/', scriptDoPainel).href,
  funcoes: () => (funcoes ??= leFuncoes(scriptDoPainel)),
};

const noOffice = typeof Office !== 'undefined';
const ajustaTema = segueTema(() =>
  noOffice
    ? (Office.context as Partial<Office.Context> | undefined)?.officeTheme?.bodyBackgroundColor
    : undefined,
);
montaPainel(contexto, document.getElementById('painel'), new URL('manual.html', scriptDoPainel).href);

// The browser workbook hands over its grid by this handle; Excel is reached through Office.js.
Object.assign(window, { PainelDoLancador: { conecta } });
if (noOffice) {
  void Office.onReady(({ host }) => {
    ajustaTema();
    if (host === Office.HostType.Excel) conecta(planilhaDoExcel());
  });
}
