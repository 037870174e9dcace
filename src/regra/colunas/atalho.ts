const MAXIMO_DE_LETRAS = 2;

/**
 * Codes of the texts already seen, found by their length and as few of their letters as tell them apart. Reading a
 * `Map` for each row takes several times longer. A text that finds its place taken is simply not kept.
 */
export class Atalho {
  letras = 0;
  textos: string[];
  /** The empty text that an empty place looks like has code 0, which is what a blank is. */
  codigos: Uint8Array;

  /** The places are a power of two. */
  constructor(private readonly vagas: number) {
    this.textos = vazios(vagas);
    this.codigos = new Uint8Array(vagas);
  }

  guarda(texto: string, codigo: number): void {
    const vaga = vagaDe(texto, this.letras, this.vagas);
    if (this.textos[vaga] === '') {
      this.textos[vaga] = texto;
      this.codigos[vaga] = codigo;
    } else if (this.letras < MAXIMO_DE_LETRAS) {
      this.olhaMaisUmaLetra();
      this.guarda(texto, codigo);
    }
  }

  private olhaMaisUmaLetra(): void {
    const { textos, codigos } = this;
    this.letras += 1;
    this.textos = vazios(this.vagas);
    this.codigos = new Uint8Array(this.vagas);
    textos.forEach((texto, vaga) => {
      if (texto !== '') this.guarda(texto, codigos[vaga] as number);
    });
  }
}

/** Where a text would be. Of the lists of codes of the laws, two letters leave out one text in seventy. */
export function vagaDe(texto: string, letras: number, vagas: number): number {
  const { length } = texto;
  let vaga = length * 67;
  if (letras > 0) vaga += texto.charCodeAt((length * 5) >> 4) * 31;
  if (letras > 1) vaga += texto.charCodeAt((length * 3) >> 2) * 259;
  return vaga & (vagas - 1);
}

function vazios(vagas: number): string[] {
  return new Array<string>(vagas).fill('');
}
