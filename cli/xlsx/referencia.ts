/** `3` → `C`. */
export function letrasDaColuna(numero: number): string {
  let letras = '';
  for (let resto = numero; resto > 0; resto = Math.floor((resto - 1) / 26))
    letras = String.fromCharCode(65 + ((resto - 1) % 26)) + letras;
  return letras;
}

/** `C` → `3`; the letters are taken as they are. */
export function numeroDaColuna(letras: string): number {
  let numero = 0;
  for (let i = 0; i < letras.length; i += 1) numero = numero * 26 + (letras.charCodeAt(i) & 31);
  return numero;
}

/** `C12` → column 3, row 12; undefined when it is no reference to one cell. */
export function leReferencia(texto: string): { readonly coluna: number; readonly linha: number } | undefined {
  const partes = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/.exec(texto);
  return partes ? { coluna: numeroDaColuna(partes[1] ?? ''), linha: Number(partes[2]) } : undefined;
}

export function referencia(coluna: number, linha: number): string {
  return `${letrasDaColuna(coluna)}${linha}`;
}
