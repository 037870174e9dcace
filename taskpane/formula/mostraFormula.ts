import { livres } from './varre';

const DECIMAL = /(?<![\p{L}\p{N}_.$])\d+\.\d+(?![\p{L}\p{N}_.])/gu;

/** A formula as a Brazilian Excel shows it: `;` between arguments and decimal comma. */
export function mostraFormula(formula: string): string {
  const fora = livres(formula);
  // Inside braces the mark between columns is a backslash in Brazilian Excel, and `;` already is the row's.
  let chaves = 0;
  const comMarcas = Array.from(formula, (caractere, i) => {
    if (!fora[i]) return caractere;
    if (caractere === '{') chaves += 1;
    if (caractere === '}') chaves -= 1;
    if (caractere === ',') return chaves > 0 ? '\\' : ';';
    return caractere;
  }).join('');
  return comMarcas.replace(DECIMAL, (numero, posicao: number) =>
    fora[posicao] ? numero.replace('.', ',') : numero,
  );
}
