import { livres, parte } from './varre';

type Literal = string | number | boolean | null;

/** One argument of a call, as it is written in the formula. */
export type ArgumentoEscrito =
  | { readonly tipo: 'vazio' }
  | { readonly tipo: 'literal'; readonly valor: Literal }
  | { readonly tipo: 'matriz'; readonly valores: readonly (readonly Literal[])[] }
  | { readonly tipo: 'referencia'; readonly texto: string }
  | { readonly tipo: 'expressao'; readonly texto: string };

export interface ChamadaEscrita {
  /** Id of the formula, without the namespace: `IMPOSTO_PREDIAL`. */
  readonly funcao: string;
  readonly argumentos: readonly ArgumentoEscrito[];
}

// Excel saves our names with a prefix of its own, and shows them with the dot.
const NOSSA = /(?:_xlfn\.)?(?:_xldudf_TRIB_|TRIB\.)([A-Z0-9_]+)\(/i;
const NUMERO = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:E[-+]?\d+)?%?$/i;
const REFERENCIA =
  /^(?:'(?:[^']|'')+'!|[^'!()"{}&+*/<>=,\s]+!)?\$?[A-Z]{1,3}(?:\$?\d{1,7})?(?::\$?[A-Z]{1,3}(?:\$?\d{1,7})?)?$/i;
const ESTRUTURADA = /^[\p{L}_\\]?[\p{L}\p{N}_.]*\[[^"]*\]$/u;

export const temFormulaNossa = (formula: string): boolean => formula.startsWith('=') && NOSSA.test(formula);

/** The first call of ours in a formula, wherever it stands in it. */
export function leChamada(formula: string): ChamadaEscrita | undefined {
  const fora = livres(formula);
  const procura = new RegExp(NOSSA, 'gi');
  for (let achado = procura.exec(formula); achado; achado = procura.exec(formula)) {
    if (!fora[achado.index]) continue;
    const inicio = achado.index + achado[0].length;
    const fim = fecha(formula, fora, inicio);
    if (fim === undefined) return undefined;
    const dentro = formula.slice(inicio, fim);
    const partes = dentro.trim() === '' ? [] : parte(dentro, ',');
    return { funcao: (achado[1] ?? '').toUpperCase(), argumentos: partes.map(leArgumento) };
  }
  return undefined;
}

function fecha(formula: string, fora: readonly boolean[], inicio: number): number | undefined {
  let nivel = 1;
  for (let i = inicio; i < formula.length; i += 1) {
    if (!fora[i]) continue;
    if (formula[i] === '(') nivel += 1;
    if (formula[i] === ')') nivel -= 1;
    if (nivel === 0) return i;
  }
  return undefined;
}

function leArgumento(bruto: string): ArgumentoEscrito {
  const texto = bruto.trim().replace(/^@(?=[^[])/, '');
  if (texto === '') return { tipo: 'vazio' };
  const literal = leLiteral(texto);
  if (literal !== undefined) return { tipo: 'literal', valor: literal };
  if (texto.startsWith('{') && texto.endsWith('}')) {
    const valores = parte(texto.slice(1, -1), ';').map((linha) =>
      parte(linha, ',').map((celula) => leLiteral(celula.trim()) ?? null),
    );
    return { tipo: 'matriz', valores };
  }
  if (REFERENCIA.test(texto) || ESTRUTURADA.test(texto)) return { tipo: 'referencia', texto };
  return { tipo: 'expressao', texto };
}

function leLiteral(texto: string): Literal | undefined {
  if (/^"(?:[^"]|"")*"$/.test(texto)) return texto.slice(1, -1).replaceAll('""', '"');
  if (/^(TRUE|VERDADEIRO)(\(\))?$/i.test(texto)) return true;
  if (/^(FALSE|FALSO)(\(\))?$/i.test(texto)) return false;
  if (!NUMERO.test(texto)) return undefined;
  return texto.endsWith('%') ? Number(`${texto.slice(0, -1)}e-2`) : Number(texto);
}
