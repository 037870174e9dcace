/**
 * Key under which two spellings of one word meet: no case, accents, spaces, hyphens, plural `s` or linking
 * `de`, `da`, `do`.
 */
export function chaveDeTexto(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9²³]+/g, ' ')
    .split(' ')
    .filter((palavra) => palavra !== '' && !/^D[AEO]S?$/.test(palavra))
    .map((palavra) => (palavra.length > 3 ? palavra.replace(/S$/, '') : palavra))
    .join('_');
}
