/** Says, for each character of a formula, whether it stands outside texts, quoted sheet names and `{…}` lists. */
export function foraDeTexto(formula: string): boolean[] {
  let aspas = '';
  let chaves = 0;
  return [...formula].map((caractere) => {
    if (aspas) {
      if (caractere === aspas) aspas = '';
      return false;
    }
    if (caractere === '"' || caractere === "'") {
      aspas = caractere;
      return false;
    }
    if (caractere === '{') chaves += 1;
    const livre = chaves === 0;
    if (caractere === '}') chaves -= 1;
    return livre;
  });
}

/** Replaces in place what `troca` answers for the matches of `padrao` that stand outside texts. */
export function trocaForaDeTexto(
  formula: string,
  padrao: RegExp,
  troca: (achado: string, posicao: number) => string,
): string {
  const livres = foraDeTexto(formula);
  return formula.replace(padrao, (...partes: unknown[]) => {
    const achado = partes[0] as string;
    // Without named groups, the last two are the position and the whole text.
    const posicao = partes[partes.length - 2] as number;
    return livres[posicao] ? troca(achado, posicao) : achado;
  });
}
