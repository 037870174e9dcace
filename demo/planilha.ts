import type { AjustesDoLivro, Ponte } from '../functions/tipos';
import type { Planilha } from '../taskpane/planilha/planilha';
import { barraDeEstado } from './barraDeEstado';
import type { ExcelFalso } from './customFunctions';
import { abreGrade, type Grade } from './grade';
import { planilhaDaGrade } from './hospedeiro/planilhaDaGrade';
import { Mensagens } from './mensagens';
import type { Metadata } from './metadata';
import { registraFuncoes } from './registraFuncoes';

/** The grid calculates nothing before it has drawn itself once. */
function desenhada({ api }: Grade): Promise<void> {
  const { Rendered } = api.Enum.LifecycleStages;
  return new Promise((resolve) => {
    if (api.getCurrentLifecycleStage() >= Rendered) return resolve();
    const escuta = api.addEvent(api.Event.LifeCycleChanged, ({ stage }) => {
      if (stage < Rendered) return;
      escuta.dispose();
      resolve();
    });
  });
}

/** The pane's frame: its realm holds the functions, as Excel's shared runtime does. */
type Moldura = Window &
  ExcelFalso & {
    readonly Lancador: Ponte;
    /** Absent when the pane broke: the formulas go on without it. */
    readonly PainelDoLancador?: { conecta(planilha: Planilha): void };
  };

function moldura(quadro: HTMLIFrameElement): Promise<Moldura> {
  const janela = () => quadro.contentWindow as Moldura | null;
  const pronta = () => quadro.contentDocument?.readyState === 'complete' && janela()?.Lancador !== undefined;
  return new Promise((resolve) => {
    if (pronta()) return resolve(janela() as Moldura);
    quadro.addEventListener('load', () => resolve(janela() as Moldura), { once: true });
  });
}

async function metadata(): Promise<Metadata> {
  const resposta = await fetch('functions.json');
  if (!resposta.ok) throw new Error(`functions.json: ${resposta.status}`);
  return (await resposta.json()) as Metadata;
}

async function abre(): Promise<Grade & { pronta: true }> {
  const quadro = document.getElementById('painel') as HTMLIFrameElement;
  const barra = document.getElementById('estado') as HTMLElement;
  const [janela, declaradas] = await Promise.all([moldura(quadro), metadata()]);
  const mensagens = new Mensagens();
  document.querySelector('.espera')?.remove();
  const grade = abreGrade('grade');
  registraFuncoes(grade.api, declaradas, janela, mensagens);
  await desenhada(grade);
  barraDeEstado(grade.api, barra, mensagens);
  const formulas = grade.api.getFormula();
  formulas.executeCalculation();
  await formulas.onCalculationResultApplied();

  let salvos: AjustesDoLivro = {};
  await janela.Lancador.conecta({
    nome: 'pasta de trabalho no navegador',
    leAjustes: () => salvos,
    gravaAjustes: (ajustes) => void (salvos = ajustes),
    async recalcula() {
      formulas.executeCalculation();
      await formulas.onCalculationResultApplied();
    },
  });
  janela.PainelDoLancador?.conecta(planilhaDaGrade(grade.api, grade.univer.__getInjector(), mensagens));
  return { ...grade, pronta: true };
}

// Tests drive the workbook through this handle.
Object.assign(window, { pastaDeTrabalho: abre() });
