/** What `functions.json` says of a formula, as far as the pane reads it. */
export interface FuncaoDeclarada {
  readonly id: string;
  readonly description?: string;
  readonly parameters: readonly { readonly name: string; readonly optional?: boolean }[];
}

/** Reads `functions.json` from beside the script; without it every rule is still reached by TRIB.LANCAR. */
export async function leFuncoes(base: string): Promise<readonly FuncaoDeclarada[]> {
  try {
    const resposta = await fetch(new URL('functions.json', base));
    if (!resposta.ok) return SO_LANCAR;
    const { functions } = (await resposta.json()) as { functions: readonly FuncaoDeclarada[] };
    return functions;
  } catch {
    return SO_LANCAR;
  }
}

const parametros = (...nomes: readonly string[]) => nomes.map((name) => ({ name }));

export const SO_LANCAR: readonly FuncaoDeclarada[] = [
  { id: 'LANCAR', parameters: parametros('tributo', 'cabecalho', 'linhas', 'municipio', 'exercicio') },
  { id: 'MEMORIA', parameters: parametros('tributo', 'cabecalho', 'linha', 'municipio', 'exercicio') },
  { id: 'CARTAO', parameters: parametros('tributo', 'cabecalho', 'linha', 'municipio', 'exercicio') },
];
