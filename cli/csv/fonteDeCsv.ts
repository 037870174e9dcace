import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Recusa } from '../recusa';
import type { Bloco } from '../tabela/bloco';
import { type Codificacao, detectaCodificacao } from './codificacao';
import { Registros } from './registros';
import { detectaSeparador } from './separador';

/** A CSV found out: how it is coded and separated. */
export interface FonteDeCsv {
  readonly separador: string;
  readonly codificacao: Codificacao;
  readonly tamanho: number;
  blocos(avanca: (bytes: number) => void): AsyncGenerator<Bloco>;
}

interface Escolhas {
  readonly codificacao?: Codificacao | undefined;
  readonly separador?: string | undefined;
}

const AMOSTRA = 64 * 1024;
/** A line that Excel itself understands and hides. */
const DIRETIVA = /^sep=(.)(?:\r\n?|\n)/i;

export async function fonteDeCsv(caminho: string, escolhas: Escolhas): Promise<FonteDeCsv> {
  const { size: tamanho } = await stat(caminho);
  if (tamanho === 0) throw new Recusa(`${caminho}: o arquivo está vazio`);
  const codificacao = escolhas.codificacao ?? (await detectaCodificacao(caminho));
  const amostra = await leAmostra(caminho, codificacao);
  if (amostra.includes('\0')) throw new Recusa(`${caminho}: não é um CSV; o conteúdo não é texto`);
  const diretiva = DIRETIVA.exec(amostra);
  const separador = escolhas.separador ?? diretiva?.[1] ?? detectaSeparador(amostra);
  return {
    separador,
    codificacao,
    tamanho,
    async *blocos(avanca) {
      const registros = new Registros(separador);
      let pular = diretiva?.[0].length ?? 0;
      for await (const texto of textos(caminho, codificacao, avanca)) {
        yield* registros.junta(texto.slice(pular));
        pular = Math.max(0, pular - texto.length);
      }
      yield* registros.fecha();
    },
  };
}

async function* textos(
  caminho: string,
  codificacao: Codificacao,
  avanca: (bytes: number) => void,
): AsyncGenerator<string> {
  const decodificador = new TextDecoder(codificacao);
  for await (const pedaco of createReadStream(caminho, { highWaterMark: 128 * 1024 })) {
    const bytes = pedaco as Buffer;
    avanca(bytes.length);
    yield decodificador.decode(bytes, { stream: true });
  }
  yield decodificador.decode();
}

async function leAmostra(caminho: string, codificacao: Codificacao): Promise<string> {
  const arquivo = await open(caminho);
  try {
    const { buffer, bytesRead } = await arquivo.read(Buffer.alloc(AMOSTRA), 0, AMOSTRA, 0);
    return new TextDecoder(codificacao).decode(buffer.subarray(0, bytesRead), { stream: true });
  } finally {
    await arquivo.close();
  }
}
