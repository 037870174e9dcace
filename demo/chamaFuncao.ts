import { ErrorCode, type CodigoDeErro, type ExcelFalso, type Funcao } from './customFunctions';
import type { FuncaoDeclarada, Parametro } from './metadata';

/** What the grid hands over: a literal, or the cells of a range. */
export type ValorDaGrade =
  string | number | boolean | null | undefined | readonly (readonly ValorDaGrade[])[];
export type ResultadoParaGrade = string | number | boolean;

export interface Chamada {
  readonly valores: ResultadoParaGrade[][];
  /** Messages of the cells in error, in the same places; empty text where there is none. */
  readonly mensagens: string[][];
}

const CODIGOS = new Set<unknown>(Object.values(ErrorCode));

function entrada(valor: ValorDaGrade, { CustomFunctions }: ExcelFalso): unknown {
  return CODIGOS.has(valor) ? new CustomFunctions.Error(valor as CodigoDeErro) : (valor ?? null);
}

function argumento(valor: ValorDaGrade, parametro: Parametro, excel: ExcelFalso): unknown {
  const matriz = Array.isArray(valor) ? (valor as readonly (readonly ValorDaGrade[])[]) : undefined;
  if (parametro.dimensionality !== 'matrix') return entrada(matriz ? matriz[0]?.[0] : valor, excel);
  // An argument left out reaches a custom function as null, whatever its dimensionality. The grid hands over 0 both
  // for it and for a typed 0; between the two, what people type is the empty place between two separators.
  if (!matriz) return valor === null || valor === undefined || valor === 0 ? null : [[entrada(valor, excel)]];
  return matriz.map((linha) => linha.map((celula) => entrada(celula, excel)));
}

interface Saida {
  readonly valor: ResultadoParaGrade;
  readonly mensagem: string;
}

function saida(resultado: unknown): Saida {
  if (typeof resultado === 'number') {
    const valor = Number.isFinite(resultado) ? resultado : ErrorCode.invalidNumber;
    return { valor, mensagem: '' };
  }
  if (typeof resultado === 'string' || typeof resultado === 'boolean')
    return { valor: resultado, mensagem: '' };
  if (typeof resultado !== 'object' || resultado === null) return { valor: 0, mensagem: '' };
  if ('code' in resultado && CODIGOS.has(resultado.code)) {
    const mensagem = 'message' in resultado && typeof resultado.message === 'string' ? resultado.message : '';
    return { valor: resultado.code as CodigoDeErro, mensagem };
  }
  // A data type of Excel shows its basic value in a plain grid.
  if ('basicValue' in resultado) return saida(resultado.basicValue);
  return { valor: ErrorCode.invalidValue, mensagem: '' };
}

/**
 * Calls a built function as Excel would and answers what the cells show. Nothing may escape from here: one
 * exception would end the grid's calculation of the whole sheet.
 */
export function chamaFuncao(
  declarada: FuncaoDeclarada,
  funcao: Funcao | undefined,
  recebidos: readonly ValorDaGrade[],
  excel: ExcelFalso,
  endereco: string,
): Chamada {
  let resultado: unknown;
  try {
    if (!funcao) return { valores: [[ErrorCode.invalidName]], mensagens: [['']] };
    const argumentos = declarada.parameters.map((parametro, i) => argumento(recebidos[i], parametro, excel));
    resultado = funcao(...argumentos, { functionName: declarada.id, address: endereco });
  } catch (erro) {
    resultado = typeof erro === 'object' && erro && 'code' in erro ? erro : { code: ErrorCode.invalidValue };
  }
  const matriz = (Array.isArray(resultado) ? resultado : [[resultado]]) as unknown[][];
  const saidas = matriz.map((linha) => linha.map(saida));
  return {
    valores: saidas.map((linha) => linha.map(({ valor }) => valor)),
    mensagens: saidas.map((linha) => linha.map(({ mensagem }) => mensagem)),
  };
}
