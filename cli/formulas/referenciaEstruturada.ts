import { letrasDaColuna } from '../xlsx/referencia';
import type { TabelaDoLivro } from './tabelasDoLivro';

const SEM_REFERENCIA = '#REF!';
const FORA_DA_LINHA = '#VALUE!';

/** `Tabela1[[#This Row],[Valor]]` as `'Plan1'!$B$7`: by what is between the outer brackets. */
export function referenciaEstruturada(tabela: TabelaDoLivro, dentro: string, linhaDaFormula: number): string {
  const partes = separa(dentro);
  const linhas = linhasDe(
    tabela,
    new Set(partes.especiais.map((parte) => parte.toLowerCase())),
    linhaDaFormula,
  );
  if (typeof linhas === 'string') return linhas;
  const colunas = partes.colunas.map((nome) =>
    tabela.colunas.findIndex((coluna) => coluna.toLowerCase() === nome.toLowerCase()),
  );
  if (colunas.includes(-1)) return SEM_REFERENCIA;
  const primeira = tabela.primeiraColuna + (colunas[0] ?? 0);
  const ultima = tabela.primeiraColuna + (colunas.at(-1) ?? tabela.colunas.length - 1);
  const canto = (coluna: number, linha: number): string => `$${letrasDaColuna(coluna)}$${linha}`;
  const folha = `'${tabela.planilha.replace(/'/g, "''")}'!`;
  const [de, ate] = [canto(primeira, linhas.de), canto(ultima, linhas.ate)];
  return de === ate ? `${folha}${de}` : `${folha}${de}:${ate}`;
}

function linhasDe(
  { primeiraLinha, ultimaLinha, linhasDeTitulo, linhasDeTotal }: TabelaDoLivro,
  especiais: ReadonlySet<string>,
  linhaDaFormula: number,
): { readonly de: number; readonly ate: number } | string {
  const dados = { de: primeiraLinha + linhasDeTitulo, ate: ultimaLinha - linhasDeTotal };
  if (especiais.has('#this row')) {
    const nela = linhaDaFormula >= dados.de && linhaDaFormula <= dados.ate;
    return nela ? { de: linhaDaFormula, ate: linhaDaFormula } : FORA_DA_LINHA;
  }
  if (especiais.has('#all')) return { de: primeiraLinha, ate: ultimaLinha };
  const comTitulos = especiais.has('#headers');
  const comTotais = especiais.has('#totals');
  const soMolduras = !especiais.has('#data') && (comTitulos || comTotais);
  if ((comTitulos && linhasDeTitulo === 0) || (comTotais && linhasDeTotal === 0)) return SEM_REFERENCIA;
  if (soMolduras && comTitulos !== comTotais)
    return comTitulos ? { de: primeiraLinha, ate: primeiraLinha } : { de: ultimaLinha, ate: ultimaLinha };
  return { de: comTitulos ? primeiraLinha : dados.de, ate: comTotais ? ultimaLinha : dados.ate };
}

/** Special items (`#Headers`) and names of columns; an apostrophe before a sign makes it part of the name. */
function separa(dentro: string): {
  readonly especiais: readonly string[];
  readonly colunas: readonly string[];
} {
  const itens = [...dentro.matchAll(/\[((?:'.|[^'[\]])*)\]/gs)].map((achado) => achado[1] ?? '');
  const todos = (itens.length > 0 ? itens : [dentro])
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const limpo = (item: string): string => item.replace(/'(.)/gs, '$1');
  return {
    especiais: todos.filter((item) => item.startsWith('#')),
    colunas: todos.filter((item) => !item.startsWith('#')).map((item) => limpo(item.replace(/^@/, ''))),
  };
}
