import { type Argumento, carregaFormulas } from '../formulas';
import { sorteiaLinhas } from '../linhas';
import { mediana } from '../mede';
import type { PorSegundo } from './matrizes';

const CHAMADAS = 50_000;
/** Different calls, again and again. */
const DIFERENTES = 1024;

/** Calls per second of a formula in one cell, through the built functions.js, with arguments as read from JSON. */
export async function escalar(arquivo: string): Promise<PorSegundo> {
  const { formula, argumentos } = carregaFormulas(arquivo);
  const { valorLocativo, ocupacao, movimento, atividade } = sorteiaLinhas(DIFERENTES);
  const porSegundo = async (
    id: string,
    daLinha: (i: number) => Readonly<Record<string, Argumento>>,
  ): Promise<number> => {
    const chamadas = Array.from({ length: DIFERENTES }, (_, i) => comoDeJson(argumentos(id, daLinha(i))));
    const chamada = formula(id);
    const segundos = await mediana(() => {
      for (let i = 0; i < CHAMADAS; i += 1) chamada(...(chamadas[i % DIFERENTES] as readonly Argumento[]));
    });
    return Math.round(CHAMADAS / segundos);
  };
  return {
    predial: await porSegundo('IMPOSTO_PREDIAL', (i) => ({
      valorLocativo: [[valorLocativo[i]]],
      ocupacao: [[ocupacao[i]]],
    })),
    industrias: await porSegundo('INDUSTRIAS_PROFISSOES', (i) => ({ movimento: [[movimento[i]]] })),
    atividade: await porSegundo('INDUSTRIAS_PROFISSOES', (i) => ({ atividade: [[atividade[i]]] })),
  };
}

function comoDeJson(argumentos: readonly Argumento[]): readonly Argumento[] {
  return JSON.parse(JSON.stringify(argumentos)) as readonly Argumento[];
}
