import { OMITIDO } from './traduzFormula';
import FormulaParser, { type ArgumentoDoParser } from 'fast-formula-parser';
import { decimalDeNumero } from '../../src/valor';
import { Decimal } from '../../src/valor/decimal';
import { ErroDaFormula } from './anfitriao';
import { type Formula, formulas } from './registro';

const { FormulaError } = FormulaParser;

type Funcao = (...argumentos: ArgumentoDoParser[]) => unknown;
type Modo = (typeof Decimal)['ROUND_UP' | 'ROUND_DOWN' | 'ROUND_HALF_UP'];

/** Their results depend on the language of Excel: better none than another. */
const DE_OUTRA_LINGUA = ['TEXT', 'FIXED', 'DOLLAR', 'VALUE', 'DATEVALUE', 'TIMEVALUE', 'NUMBERVALUE'];

/** Our formulas as the evaluator calls them, and those of its own that have to be put right. */
export const funcoesDoParser: Readonly<Record<string, Funcao>> = {
  // The mark that Excel puts where one cell is asked of several.
  SINGLE: ({ value }) => (Array.isArray(value) ? ((value as unknown[][])[0]?.[0] ?? null) : value),
  ROUND: arredonda(Decimal.ROUND_HALF_UP),
  ROUNDUP: arredonda(Decimal.ROUND_UP),
  ROUNDDOWN: arredonda(Decimal.ROUND_DOWN),
  ...Object.fromEntries(DE_OUTRA_LINGUA.map((nome) => [nome, naoAvalia(nome)])),
  ...Object.fromEntries([...formulas].map(([id, formula]) => [`TRIB.${id}`, adapta(formula)])),
};

/** As Excel does it, on the fifteen digits that it shows; in binary, 10,075 is rounded down. */
function arredonda(modo: Modo): Funcao {
  return (numero, casas) => {
    const [valor, quantas] = [emNumero(numero), emNumero(casas)];
    if (typeof valor !== 'number') return valor;
    if (typeof quantas !== 'number') return quantas;
    const escala = new Decimal(10).pow(Math.trunc(quantas));
    return decimalDeNumero(valor).times(escala).toDecimalPlaces(0, modo).div(escala).toNumber();
  };
}

function emNumero({ value }: ArgumentoDoParser = { value: 0 }): unknown {
  const valor: unknown = Array.isArray(value) ? (value as unknown[][])[0]?.[0] : value;
  if (typeof valor === 'number' || valor instanceof FormulaError) return valor;
  if (typeof valor === 'boolean') return Number(valor);
  return valor === null || valor === undefined || valor === '' ? 0 : new FormulaError('#VALUE!');
}

function naoAvalia(nome: string): Funcao {
  return () => {
    throw new Error(`Function ${nome} is not implemented`);
  };
}

function adapta(formula: Formula): Funcao {
  return (...argumentos) => {
    try {
      return doExcel(formula(...argumentos.map(paraOExcel)));
    } catch (erro) {
      if (erro instanceof ErroDaFormula) return erroDoParser(erro);
      throw erro;
    }
  };
}

/** An argument as Excel gives it: always a matrix, and nothing at all when it was left out. */
function paraOExcel({ value, omitted }: ArgumentoDoParser): unknown[][] | null {
  if (omitted || value === OMITIDO) return null;
  if (!Array.isArray(value)) return [[celula(value)]];
  return (value as unknown[]).map((linha) => (Array.isArray(linha) ? linha.map(celula) : [celula(linha)]));
}

function celula(valor: unknown): unknown {
  if (valor instanceof FormulaError) return new ErroDaFormula(valor.error, valor.message);
  return valor ?? null;
}

function doExcel(resultado: unknown): unknown {
  if (!Array.isArray(resultado)) return valorDe(resultado);
  const matriz = (resultado as unknown[][]).map((linha) => linha.map(valorDe));
  return matriz.length === 1 && matriz[0]?.length === 1 ? matriz[0][0] : matriz;
}

function valorDe(valor: unknown): unknown {
  if (valor instanceof ErroDaFormula) return erroDoParser(valor);
  if (typeof valor === 'object' && valor !== null && 'basicValue' in valor) return valor.basicValue;
  return valor ?? '';
}

function erroDoParser({ code, message }: ErroDaFormula): Error {
  return message === '' ? new FormulaError(code) : new FormulaError(code, message);
}
