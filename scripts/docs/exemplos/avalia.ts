import FormulaParser, { type ArgumentoDoParser } from 'fast-formula-parser';
import { formulaParaMotor } from '../../../demo/digitacao/formulaBrasileira';
import type { FormulaDeclarada } from '../formulas/declaradas';
import { ErroDeCelula, instalaAnfitriao } from './anfitriao';
import { celulaDoExemplo, ultimaLinhaDoExemplo } from './planilhaDeExemplo';

const { FormulaError } = FormulaParser;

export type Celula = number | string | boolean | ErroDeCelula;
/** The cells that a formula fills. */
export type Resultado = readonly (readonly Celula[])[];
export type Avalia = (formula: string) => Resultado;

// The parser forgets a first argument that was left out: `TRIB.X(, 1)`. A mark keeps its place.
const OMITIDO = '\u0000';
const PRIMEIRO_OMITIDO = /\(\s*,/g;

type Funcao = (...argumentos: unknown[]) => unknown;

/** An evaluator of formulas as a Brazilian types them (`;`, decimal comma, names of functions in Portuguese). */
export async function criaAvaliador(declaradas: readonly FormulaDeclarada[]): Promise<Avalia> {
  instalaAnfitriao();
  const functions: Record<string, (...argumentos: ArgumentoDoParser[]) => unknown> = {};
  // The parser unwraps what a function answers; the whole result of ours is kept here.
  let inteiro: Resultado | undefined;
  for (const { id, grupo, funcao } of declaradas) {
    const modulo = (await import(`../../../functions/formulas/${grupo}.ts`)) as Record<string, Funcao>;
    const nossa = modulo[funcao];
    if (!nossa) throw new Error(`${id}: falta ${funcao} em ${grupo}`);
    functions[`TRIB.${id}`] = (...argumentos) => {
      inteiro = matriz(nossa(...argumentos.map(paraOExcel)));
      const doParser = inteiro.map((linha) => linha.map(paraOParser));
      return doParser.length === 1 && doParser[0]?.length === 1 ? doParser[0][0] : doParser;
    };
  }
  const parser = new FormulaParser({
    functions,
    onCell: ({ row, col }) => celulaDoExemplo(row, col),
    onRange: ({ from, to }) =>
      intervalo(from.row ?? 1, to.row ?? ultimaLinhaDoExemplo, from.col ?? 1, to.col ?? 26),
    onVariable: () => null,
  });
  return (formula) => {
    inteiro = undefined;
    const texto = formulaParaMotor(formula).replace(/^=/, '').replace(PRIMEIRO_OMITIDO, `("${OMITIDO}",`);
    const valor = parser.parse(texto, { sheet: 'Exemplo', row: 1, col: 1 }, false);
    // A formula of ours alone may spill; one inside another function is worth what that one answers.
    return inteiro && /^TRIB\.\w+\([^()]*(\([^()]*\)[^()]*)*\)$/.test(texto) ? inteiro : [[simples(valor)]];
  };
}

function paraOParser(valor: Celula): unknown {
  return valor instanceof ErroDeCelula ? new FormulaError(valor.code, valor.message) : valor;
}

function intervalo(linha: number, ateLinha: number, coluna: number, ateColuna: number): unknown[][] {
  return Array.from({ length: Math.min(ateLinha, 1000) - linha + 1 }, (_, i) =>
    Array.from({ length: ateColuna - coluna + 1 }, (__, j) => celulaDoExemplo(linha + i, coluna + j)),
  );
}

/** Excel hands each argument as a matrix, and nothing when it was left out. */
function paraOExcel({ value, omitted }: ArgumentoDoParser): unknown[][] | null {
  if (omitted || value === null || value === undefined || value === OMITIDO) return null;
  if (!Array.isArray(value)) return [[celula(value)]];
  return (value as unknown[]).map((linha) => (Array.isArray(linha) ? linha.map(celula) : [celula(linha)]));
}

function celula(valor: unknown): unknown {
  return valor instanceof FormulaError ? new ErroDeCelula(valor.error, valor.message) : (valor ?? null);
}

function matriz(resultado: unknown): Resultado {
  const linhas = (Array.isArray(resultado) ? resultado : [[resultado]]) as unknown[][];
  return linhas.map((linha) => linha.map(simples));
}

function simples(valor: unknown): Celula {
  if (valor instanceof ErroDeCelula) return valor;
  if (valor instanceof FormulaError) return new ErroDeCelula(valor.error, valor.message);
  if (typeof valor === 'object' && valor !== null && 'basicValue' in valor) return simples(valor.basicValue);
  return typeof valor === 'number' || typeof valor === 'boolean' ? valor : String(valor ?? '');
}
