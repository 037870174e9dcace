import { carregaFormulas, comoMatriz } from '../formulas';
import { sorteiaLinhas } from '../linhas';
import { mediana } from '../mede';

const LINHAS = 100_000;

export interface PorSegundo {
  readonly predial: number;
  readonly industrias: number;
  readonly atividade: number;
}

/** Rows per second through the built functions.js, whole columns as Excel hands them over. */
export async function matrizes(arquivo: string): Promise<PorSegundo & { readonly soAlocar: number }> {
  const { formula, argumentos } = carregaFormulas(arquivo);
  const { valorLocativo, ocupacao, isencao, movimento, atividade } = sorteiaLinhas(LINHAS);
  const porSegundo = async (roda: () => unknown): Promise<number> =>
    Math.round(LINHAS / (await mediana(roda)));
  const medida = (id: string, dados: Readonly<Record<string, ArrayLike<unknown>>>): Promise<number> => {
    const matrizesDele = Object.entries(dados).map(([nome, valores]) => [nome, comoMatriz(valores)] as const);
    const chamada = argumentos(id, Object.fromEntries(matrizesDele));
    return porSegundo(() => formula(id)(...chamada));
  };
  return {
    predial: await medida('IMPOSTO_PREDIAL', { valorLocativo, ocupacao, isencao }),
    industrias: await medida('INDUSTRIAS_PROFISSOES', { movimento }),
    atividade: await medida('INDUSTRIAS_PROFISSOES', { atividade }),
    soAlocar: await porSegundo(() => Array.from(valorLocativo, (valor) => [valor])),
  };
}
