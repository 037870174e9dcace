import { Leitor } from '../calculo/leitor';
import { type ChamadaPreparada, preparaChamada, type Recursos } from '../calculo/preparaChamada';
import { type Andamento, emFatias } from '../emFatias';
import { temFormulaNossa } from '../formula/leChamada';
import type { Intervalo, Planilha, ValorDeCelula } from '../planilha/planilha';
import { umaCelula } from '../planilha/referencia';
import { type Apurado, Apuracao } from './apuracao';

export interface Conferencia extends Apurado {
  readonly usado: Intervalo;
  readonly valores: readonly (readonly ValorDeCelula[])[];
}

const BLOCO = 1000;
/** Situation and article of TRIB.LANCAR in an Excel table: the row was counted by its value. */
const OUTRA_PARTE = /^=INDEX\(TRIB\.LANCAR\(.*,1,[23]\)$/;

/** Goes through the formulas of ours in the active sheet; undefined when it has none. */
export async function confere(
  planilha: Planilha,
  recursos: Omit<Recursos, 'leitor'>,
  andamento: Andamento = {},
): Promise<Conferencia | undefined> {
  const usado = await planilha.usado();
  if (!usado) return undefined;
  const leitor = new Leitor(planilha);
  const valores = await leitor.carrega(usado, andamento.progresso);
  const nossas = await formulasNossas(planilha, usado);
  if (nossas.length === 0) return undefined;
  const apuracao = new Apuracao(valores, usado);
  let preparada: ChamadaPreparada | { readonly motivo: string } | undefined;
  await emFatias(
    nossas,
    async ({ formula, celula }) => {
      preparada = await preparaChamada(formula, celula, { ...recursos, leitor });
      if ('motivo' in preparada) {
        apuracao.semMemoria(celula, preparada.motivo);
        return;
      }
      const { altura } = preparada;
      // A spilled formula has many rows of its own: they take slices too.
      if (altura === 1) apuracao.linha(preparada, 0, celula);
      else {
        const pronta = preparada;
        await emFatias(
          Array.from({ length: altura }, (_, i) => i),
          (i) => {
            apuracao.linha(pronta, i, { ...celula, linha: celula.linha + i });
          },
          andamento,
        );
      }
    },
    andamento,
  );
  return { usado, valores, ...apuracao.resultado() };
}

async function formulasNossas(
  planilha: Planilha,
  usado: Intervalo,
): Promise<{ formula: string; celula: Intervalo }[]> {
  const nossas: { formula: string; celula: Intervalo }[] = [];
  for (let i = 0; i < usado.linhas; i += BLOCO) {
    const linhas = Math.min(BLOCO, usado.linhas - i);
    const formulas = await planilha.formulas({ ...usado, linha: usado.linha + i, linhas });
    formulas.forEach((daLinha, l) => {
      daLinha.forEach((formula, c) => {
        if (temFormulaNossa(formula) && !OUTRA_PARTE.test(formula))
          nossas.push({ formula, celula: umaCelula(usado.planilha, usado.linha + i + l, usado.coluna + c) });
      });
    });
  }
  return nossas;
}
