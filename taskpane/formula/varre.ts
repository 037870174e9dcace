/** Positions of a formula that stand outside texts and quoted sheet names. */
export function livres(formula: string): boolean[] {
  let aspas = '';
  return Array.from(formula, (caractere) => {
    if (aspas !== '') {
      if (caractere === aspas) aspas = '';
      return false;
    }
    if (caractere === '"' || caractere === "'") aspas = caractere;
    return aspas === '';
  });
}

/** Splits at a mark that stands outside texts, parentheses, brackets and braces. */
export function parte(texto: string, marca: string): string[] {
  const fora = livres(texto);
  const partes: string[] = [];
  let nivel = 0;
  let inicio = 0;
  for (let i = 0; i < texto.length; i += 1) {
    if (!fora[i]) continue;
    const caractere = texto[i] as string;
    if ('([{'.includes(caractere)) nivel += 1;
    else if (')]}'.includes(caractere)) nivel -= 1;
    else if (caractere === marca && nivel === 0) {
      partes.push(texto.slice(inicio, i));
      inicio = i + 1;
    }
  }
  partes.push(texto.slice(inicio));
  return partes;
}
