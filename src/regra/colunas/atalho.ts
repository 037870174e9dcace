const VAGAS = 512;

/**
 * Codes of the texts already seen, found by their length and two of their letters. Reading a `Map` for each row
 * takes several times longer. A text that finds its place taken is simply not kept.
 */
export class Atalho {
  readonly textos: string[] = new Array<string>(VAGAS).fill('');
  /** The empty text that an empty place looks like has code 0, which is what a blank is. */
  readonly codigos = new Uint8Array(VAGAS);

  guarda(texto: string, codigo: number): void {
    const vaga = vagaDe(texto);
    if (this.textos[vaga] !== '') return;
    this.textos[vaga] = texto;
    this.codigos[vaga] = codigo;
  }
}

/** Where a text would be. Of the lists of codes of the laws, these letters leave out one text in seventy. */
export function vagaDe(texto: string): number {
  const { length } = texto;
  if (length === 0) return 0;
  const [uma, outra] = [texto.charCodeAt((length * 5) >> 4), texto.charCodeAt((length * 3) >> 2)];
  return (length * 67 + uma * 31 + outra * 259) & (VAGAS - 1);
}
