import FormulaParser from 'fast-formula-parser';
import { type Celula, ehErroDeCelula } from '../tabela/celula';

const { FormulaError } = FormulaParser;

export const DEMAIS_EM_CADEIA = 'depende de células demais, em cadeia';

/** What a formula gives here. */
export type Avaliacao =
  | {
      readonly valor: Celula;
      /** Why, when it is an error. */
      readonly mensagem: string;
      /** Height and width of a result that fills more cells than its own. */
      readonly despejo?: readonly [altura: number, largura: number];
    }
  | { readonly naoAvaliada: string };

/** A stored value as the parser takes it. */
export function paraOParser(valor: Celula): unknown {
  return ehErroDeCelula(valor) ? new FormulaError(valor.erro) : valor;
}

/** The first cell of a result. */
export function primeira(matriz: readonly unknown[]): unknown {
  const [linha] = matriz;
  return Array.isArray(linha) ? (linha[0] as unknown) : linha;
}

/** What the parser gave, as it is told and stored. */
export function emAvaliacao(bruto: unknown): Avaliacao {
  const unico = Array.isArray(bruto) ? primeira(bruto) : bruto;
  const despejo = Array.isArray(bruto) ? medidas(bruto) : undefined;
  const simples =
    unico instanceof FormulaError
      ? { valor: { erro: unico.error }, mensagem: unico.message }
      : { valor: celulaDe(unico), mensagem: '' };
  return despejo ? { ...simples, despejo } : simples;
}

function celulaDe(valor: unknown): Celula {
  if (typeof valor === 'number' || typeof valor === 'string' || typeof valor === 'boolean') return valor;
  return valor === null || valor === undefined ? 0 : { erro: '#VALUE!' };
}

function medidas(matriz: readonly unknown[]): readonly [number, number] | undefined {
  const largura = Array.isArray(matriz[0]) ? matriz[0].length : 1;
  return matriz.length > 1 || largura > 1 ? [matriz.length, largura] : undefined;
}

/** What the evaluator complained of, in Portuguese where it is known. */
export function motivoDe(erro: unknown): string {
  const message = erro instanceof Error ? erro.message : String(erro);
  if (/call stack/i.test(message)) return DEMAIS_EM_CADEIA;
  const funcao = /Function (\S+) is not implemented/.exec(message)?.[1];
  if (funcao !== undefined) return `a função ${funcao} não é avaliada aqui`;
  if (/Error at position|unexpected character|Redundant input|NoViableAlt/i.test(message))
    return 'a fórmula tem uma escrita que não é avaliada aqui';
  return message.split('\n')[0] ?? message;
}
