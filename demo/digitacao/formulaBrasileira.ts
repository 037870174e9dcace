import { nomeParaMotor, nomeParaTela } from './nomesDeFuncoes';
import { foraDeTexto, trocaForaDeTexto } from './varreFormula';

const NOME_DE_FUNCAO = /[\p{L}_][\p{L}\p{N}_.]*(?=\()/gu;
// A number stands alone: in `B2,3` and `$B$2,3` the digits before the comma belong to a cell.
const DECIMAL_COM_VIRGULA = /(?<![\p{L}\p{N}_.$])\d+,\d+(?![\p{L}\p{N}_.])/gu;
const DECIMAL_COM_PONTO = /(?<![\p{L}\p{N}_.$])\d+\.\d+(?![\p{L}\p{N}_.])/gu;

function profundidade(formula: string): number[] {
  const livres = foraDeTexto(formula);
  let nivel = 0;
  return [...formula].map((caractere, i) => {
    if (livres[i] && caractere === '(') nivel += 1;
    if (livres[i] && caractere === ')') nivel -= 1;
    return nivel;
  });
}

/**
 * `;` and `10,5` of a Brazilian keyboard in the grid's own marks, character for character, so that positions in
 * the text stay true. A formula that separates its arguments with commas is left as it is.
 */
export function marcasParaMotor(formula: string): string {
  if (!formula.startsWith('=')) return formula;
  const livres = foraDeTexto(formula);
  const brasileira = [...formula].some((caractere, i) => caractere === ';' && livres[i]);
  const niveis = profundidade(formula);
  const semVirgulas = trocaForaDeTexto(formula, DECIMAL_COM_VIRGULA, (numero, posicao) =>
    // Without `;` a comma inside parentheses may well be a separator; outside them it can only be decimal.
    brasileira || niveis[posicao] === 0 ? numero.replace(',', '.') : numero,
  );
  return brasileira ? trocaForaDeTexto(semVirgulas, /;/g, () => ',') : semVirgulas;
}

/** What the person types, as the grid's engine reads it. */
export function formulaParaMotor(formula: string): string {
  return trocaForaDeTexto(marcasParaMotor(formula), NOME_DE_FUNCAO, nomeParaMotor);
}

/** A formula of the engine as a Brazilian Excel shows it. */
export function formulaParaTela(formula: string): string {
  if (!formula.startsWith('=')) return formula;
  const comPontoEVirgula = trocaForaDeTexto(formula, /,/g, () => ';');
  const comVirgula = trocaForaDeTexto(comPontoEVirgula, DECIMAL_COM_PONTO, (numero) =>
    numero.replace('.', ','),
  );
  return trocaForaDeTexto(comVirgula, NOME_DE_FUNCAO, nomeParaTela);
}
