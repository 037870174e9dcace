import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { Recusa } from '../recusa';

export type Codificacao = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

const NOMES: Readonly<Record<string, Codificacao>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  latin1: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  ansi: 'windows-1252',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
};

/** Reads `--codificacao`. */
export function leCodificacao(texto: string): Codificacao {
  const achada = NOMES[texto.trim().toLowerCase()];
  if (!achada) throw new Recusa(`codificação: veio "${texto}"; aceita-se utf-8, latin1 ou utf-16`);
  return achada;
}

const TRECHO = 1024 * 1024;

/** Finds out how the text of a file is coded: by its mark, or else UTF-8 if the whole of it is valid, or else Latin. */
export async function detectaCodificacao(caminho: string): Promise<Codificacao> {
  const arquivo = await open(caminho);
  try {
    const trecho = Buffer.alloc(TRECHO);
    let sobra = 0;
    for (let inicio = true; ; inicio = false) {
      const { bytesRead } = await arquivo.read(trecho, sobra, TRECHO - sobra);
      const lidos = trecho.subarray(0, sobra + bytesRead);
      if (inicio) {
        const marca = pelaMarca(lidos);
        if (marca) return marca;
      }
      const fim = bytesRead === 0 ? lidos.length : fimDoUltimoInteiro(lidos);
      if (!isUtf8(lidos.subarray(0, fim))) return 'windows-1252';
      if (bytesRead === 0) return 'utf-8';
      sobra = lidos.length - fim;
      trecho.copyWithin(0, fim, lidos.length);
    }
  } finally {
    await arquivo.close();
  }
}

function pelaMarca(bytes: Buffer): Codificacao | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined;
}

/** A character of UTF-8 has at most four bytes: the last one may be cut by the end of the piece. */
function fimDoUltimoInteiro(bytes: Buffer): number {
  for (let i = bytes.length - 1; i >= Math.max(0, bytes.length - 4); i -= 1) {
    const byte = bytes[i] ?? 0;
    if (byte < 0x80) return i + 1;
    if (byte >= 0xc0) return i;
  }
  return bytes.length;
}
