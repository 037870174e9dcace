import type { Readable } from 'node:stream';
import { Recusa } from '../recusa';
import { MAXIMO_DE_CARACTERES } from '../tabela/celula';
import { LeitorDeXml } from './leXml';

/**
 * The texts that the cells of a workbook share, in memory that all threads see: the bytes of all of them, and
 * where each one begins.
 */
export interface TextosCompartilhados {
  readonly bytes: SharedArrayBuffer;
  readonly inicios: SharedArrayBuffer;
}

export const SEM_TEXTOS: TextosCompartilhados = {
  bytes: new SharedArrayBuffer(0),
  inicios: new SharedArrayBuffer(4),
};

/** Of all texts, in bytes; and of one, in characters, those of its format included. */
const MAXIMO_DE_BYTES = 512 * 2 ** 20;
const MAXIMO_DE_UM_TEXTO = 8 * MAXIMO_DE_CARACTERES;
const MAXIMO_DE_TEXTOS = 16 * 2 ** 20;
const TEXTOS_LEMBRADOS = 5_000;

/** Reads the part of shared texts as it comes. Phonetic readings are no part of a text. */
export async function leTextosCompartilhados(origem: string, fluxo: Readable): Promise<TextosCompartilhados> {
  const pedacos: Buffer[] = [];
  const inicios: number[] = [0];
  let total = 0;
  let texto = '';
  let pendentes = '';
  let dentroDeTexto = false;
  let fonetica = 0;
  const guarda = (): void => {
    const bytes = Buffer.from(pendentes, 'utf8');
    pedacos.push(bytes);
    pendentes = '';
  };
  const leitor = new LeitorDeXml(origem, {
    abre(nome) {
      if (nome === 'si') texto = '';
      if (nome === 'rPh') fonetica += 1;
      if (nome === 't') dentroDeTexto = fonetica === 0;
    },
    texto(pedaco) {
      if (dentroDeTexto) texto += pedaco;
      if (texto.length > MAXIMO_DE_UM_TEXTO)
        throw new Recusa(`${origem}: um texto passa do que cabe numa célula`);
    },
    fecha(nome) {
      if (nome === 't') dentroDeTexto = false;
      if (nome === 'rPh') fonetica -= 1;
      if (nome !== 'si') return;
      total += Buffer.byteLength(texto, 'utf8');
      if (total > MAXIMO_DE_BYTES || inicios.length > MAXIMO_DE_TEXTOS)
        throw new Recusa(`${origem}: tem textos demais; salve a planilha como .csv`);
      inicios.push(total);
      pendentes += texto;
      if (pendentes.length > 1 << 20) guarda();
    },
  });
  const decodificador = new TextDecoder('utf-8');
  for await (const pedaco of fluxo) leitor.junta(decodificador.decode(pedaco as Buffer, { stream: true }));
  leitor.junta(decodificador.decode());
  leitor.fim();
  guarda();
  return compartilha(pedacos, total, inicios);
}

function compartilha(pedacos: Buffer[], total: number, inicios: readonly number[]): TextosCompartilhados {
  const bytes = new SharedArrayBuffer(total);
  const destino = new Uint8Array(bytes);
  let posicao = 0;
  for (let pedaco = pedacos.shift(); pedaco; pedaco = pedacos.shift()) {
    destino.set(pedaco, posicao);
    posicao += pedaco.length;
  }
  const compartilhados = new SharedArrayBuffer(inicios.length * 4);
  new Uint32Array(compartilhados).set(inicios);
  return { bytes, inicios: compartilhados };
}

/** Gives a text by its number; the ones asked for most recently are kept. */
export function criaBuscaDeTexto(textos: TextosCompartilhados): (indice: number) => string {
  const bytes = Buffer.from(textos.bytes);
  const inicios = new Uint32Array(textos.inicios);
  const lembrados = new Map<number, string>();
  return (indice) => {
    const lembrado = lembrados.get(indice);
    if (lembrado !== undefined) return lembrado;
    const inicio = inicios[indice];
    const fim = inicios[indice + 1];
    if (inicio === undefined || fim === undefined)
      throw new Recusa(`há uma célula com o texto nº ${indice}, que não existe`);
    const texto = semEscapes(bytes.toString('utf8', inicio, fim));
    if (lembrados.size >= TEXTOS_LEMBRADOS) lembrados.clear();
    lembrados.set(indice, texto);
    return texto;
  };
}

/** The format writes as `_x000D_` the characters that XML cannot hold. */
export function semEscapes(texto: string): string {
  if (!texto.includes('_x')) return texto;
  return texto.replace(/_x([0-9A-Fa-f]{4})_/g, (_, codigo: string) =>
    String.fromCharCode(Number.parseInt(codigo, 16)),
  );
}
