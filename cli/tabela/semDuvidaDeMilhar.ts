const DUVIDOSO = /^(.*?)(?<![\d.,])([1-9]\d{0,2})([.,])(\d{3})$/s;

/**
 * Text such as `1.234` has two readings and the library refuses it. When the person has said which sign is
 * the decimal one, it is rewritten with only one reading.
 */
export function semDuvidaDeMilhar(texto: string, decimal: ',' | '.' | undefined): string {
  if (decimal === undefined) return texto;
  const partes = DUVIDOSO.exec(texto.trim());
  if (!partes) return texto;
  const [, antes = '', inteiro = '', sinal = '', resto = ''] = partes;
  return sinal === decimal ? `${antes}${inteiro}${sinal}${resto}0` : `${antes}${inteiro}${resto}`;
}
