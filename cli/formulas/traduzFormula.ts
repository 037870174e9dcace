import type { NomeDefinido } from '../xlsx/livro';
import { letrasDaColuna, numeroDaColuna } from '../xlsx/referencia';
import type { FormulaDaCelula, LivroNaMemoria } from './livroNaMemoria';
import { referenciaEstruturada } from './referenciaEstruturada';

interface Onde {
  readonly livro: Pick<LivroNaMemoria, 'nomes' | 'tabelas'>;
  readonly planilha: string;
  readonly linha: number;
}

/** How Excel saves the name of a formula of ours, and how it shows it. */
const DO_LANCADOR = /^(?:_xlfn\.)?(?:_xldudf_TRIB_|TRIB\.)([A-Z0-9_]+)$/i;
const MAXIMO_DE_NOMES = 20;

const PEDACO = new RegExp(
  [
    '(?<texto>"(?:[^"]|"")*")',
    "(?<folha>'(?:[^']|'')*'!)",
    '(?<erro>#(?:[A-Z]+/[A-Z0]!?|[A-Z]+[!?]))',
    '(?<colunas>\\$?[A-Za-z]{1,3}:\\$?[A-Za-z]{1,3}(?![\\p{L}\\p{N}_.(!]))',
    '(?<linhas>\\$?[0-9]+:\\$?[0-9]+(?![\\p{L}\\p{N}_.]))',
    '(?<celula>\\$?[A-Za-z]{1,3}\\$?[1-9][0-9]{0,6}(?![\\p{L}\\p{N}_.(![]))',
    "(?<nome>[\\p{L}_\\\\][\\p{L}\\p{N}_.?\\\\]*)(?<chave>\\[(?:'.|[^'[\\]]|\\[(?:'.|[^'[\\]])*\\])*\\])?(?=(?<depois>[(!])?)",
    '(?<numero>[0-9]+(?:\\.[0-9]*)?(?:[eE][+-]?[0-9]+)?)',
  ].join('|'),
  'gsu',
);

/** Whether a formula calls one of ours. */
export function ehDoLancador(formula: string): boolean {
  return /(?:^|[^\p{L}\p{N}_.])(?:_xlfn\.)?(?:_xldudf_TRIB_|TRIB\.)[A-Z0-9_]+\s*\(/iu.test(
    formula.replace(/"(?:[^"]|"")*"/g, '""'),
  );
}

/**
 * A formula as the evaluator reads it: ours by their names in Excel, references of a shared formula moved to
 * this cell, defined names and references to tables replaced by the cells they stand for.
 */
export function traduzFormula(formula: FormulaDaCelula, onde: Onde): string {
  return marcaPrimeiroOmitido(traduz(formula.texto, formula, onde, 0));
}

/** What stands for a first argument left out. */
export const OMITIDO = '\u0000';

/** The parser forgets a first argument left out, and would give the others the place before theirs. */
function marcaPrimeiroOmitido(texto: string): string {
  return texto.replace(/"(?:[^"]|"")*"|(\bTRIB\.[A-Z0-9_]+\()\s*(?=,)/g, (tudo, abre: string | undefined) =>
    abre === undefined ? tudo : `${abre}"${OMITIDO}"`,
  );
}

function traduz(
  texto: string,
  { linhas, colunas }: Pick<FormulaDaCelula, 'linhas' | 'colunas'>,
  onde: Onde,
  nivel: number,
): string {
  return texto.replace(PEDACO, (tudo: string, ...resto: unknown[]) => {
    const grupos = resto.at(-1) as Readonly<Record<string, string | undefined>>;
    if (grupos['celula'] !== undefined) return moveCelula(tudo, linhas, colunas);
    if (grupos['colunas'] !== undefined)
      return tudo
        .split(':')
        .map((parte) => moveColuna(parte, colunas))
        .join(':');
    if (grupos['linhas'] !== undefined)
      return tudo
        .split(':')
        .map((parte) => moveLinha(parte, linhas))
        .join(':');
    const { nome, chave, depois } = grupos;
    return nome === undefined ? tudo : traduzNome(tudo, nome, chave, depois, onde, nivel);
  });
}

function traduzNome(
  tudo: string,
  nome: string,
  chave: string | undefined,
  depois: string | undefined,
  onde: Onde,
  nivel: number,
): string {
  if (chave === undefined && depois === '(') {
    const nosso = DO_LANCADOR.exec(nome)?.[1];
    return nosso === undefined ? nome.replace(/^_xlfn\.(?:_xlws\.)?/i, '') : `TRIB.${nosso.toUpperCase()}`;
  }
  if (depois === '!' || /^(?:TRUE|FALSE)$/i.test(nome)) return tudo;
  const tabela = onde.livro.tabelas.get(nome.toLowerCase());
  if (tabela) return referenciaEstruturada(tabela, chave?.slice(1, -1) ?? '', onde.linha);
  const definido = chave === undefined ? nomeDefinido(onde, nome) : undefined;
  if (!definido || nivel >= MAXIMO_DE_NOMES) return tudo;
  const formula = traduz(definido.formula, { linhas: 0, colunas: 0 }, onde, nivel + 1);
  // A reference between parentheses would no longer be one.
  return /[-+*/&^=<>,;\s]/.test(formula.replace(/"[^"]*"|'[^']*'!/g, '')) ? `(${formula})` : formula;
}

function nomeDefinido({ livro, planilha }: Onde, nome: string): NomeDefinido | undefined {
  const iguais = livro.nomes.filter((definido) => definido.nome.toLowerCase() === nome.toLowerCase());
  return (
    iguais.find((definido) => definido.planilha === planilha) ??
    iguais.find(({ planilha: de }) => de === undefined)
  );
}

function moveCelula(texto: string, linhas: number, colunas: number): string {
  const [, coluna = '', linha = ''] = /^(\$?[A-Za-z]+)(\$?\d+)$/.exec(texto) ?? [];
  return `${moveColuna(coluna, colunas)}${moveLinha(linha, linhas)}`;
}

function moveColuna(texto: string, quantas: number): string {
  return texto.startsWith('$') || quantas === 0 ? texto : letrasDaColuna(numeroDaColuna(texto) + quantas);
}

function moveLinha(texto: string, quantas: number): string {
  return texto.startsWith('$') ? texto : String(Number(texto) + quantas);
}
