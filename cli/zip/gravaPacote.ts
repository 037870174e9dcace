import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { gravaArquivo } from '../tabela/gravaArquivo';

/** A part to be written: its bytes, or a stream of them that is asked for when its turn comes. */
export interface ParteNova {
  readonly nome: string;
  readonly data: Date;
  conteudo(): AsyncIterable<Buffer> | Promise<AsyncIterable<Buffer>>;
}

/** The package's dates are fixed where there are none to keep: same input, same file. */
export const DATA_FIXA = new Date(1980, 0, 1);

/** Enough for tables, and twice as fast as the usual level. */
const COMPRESSAO = 4;

/** Writes a package, part by part in the order given. */
export async function gravaPacote(destino: string, partes: readonly ParteNova[]): Promise<void> {
  const zip = new ZipFile();
  const falhou = new Promise<never>((_, rejeita) => zip.on('error', rejeita));
  for (const { nome, data, conteudo } of partes) {
    zip.addReadStreamLazy(
      nome,
      { mtime: data, compressionLevel: COMPRESSAO, forceDosTimestamp: true },
      (pronto) => {
        Promise.resolve(conteudo()).then(
          (pedacos) => {
            const fluxo = Readable.from(pedacos, { objectMode: false, highWaterMark: 256 * 1024 });
            // yazl pipes the stream, and a pipe does not carry errors.
            fluxo.on('error', (erro) => zip.emit('error', erro));
            pronto(null, fluxo);
          },
          (erro: unknown) => zip.emit('error', erro),
        );
      },
    );
  }
  zip.end();
  await gravaArquivo(destino, (arquivo) => Promise.race([falhou, pipeline(zip.outputStream, arquivo)]));
}
