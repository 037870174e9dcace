// What a spreadsheet takes for the beginning of a formula (OWASP, "CSV injection"), wide forms included.
const FORMULA = /^(?:[\t\r\n]|[\s\u00a0]*[=+\-@＝＋－＠])/;
const NUMERO = /^[+-]\d+(?:[.,]\d+)*(?:e[+-]?\d+)?%?$/i;
const SO_TRACOS = /^[-+\s]+$/;

/** Text that a spreadsheet will not run as a formula: an apostrophe goes before it. Negative numbers stay as they are. */
export function textoSeguro(texto: string): string {
  if (!FORMULA.test(texto)) return texto;
  if (NUMERO.test(texto) || (SO_TRACOS.test(texto) && !/^[\t\r\n]/.test(texto))) return texto;
  return `'${texto}`;
}
