import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Writes beside the destination and puts it in place only when whole: a failure leaves what was there. */
export async function gravaArquivo(
  destino: string,
  escreve: (arquivo: WriteStream) => Promise<unknown>,
): Promise<void> {
  const parcial = `${destino}.${process.pid}.parcial`;
  const arquivo = createWriteStream(parcial);
  try {
    await escreve(arquivo);
    await rename(parcial, destino);
  } catch (erro) {
    await new Promise<void>((fechado) => {
      if (arquivo.closed) fechado();
      else arquivo.destroy().once('close', fechado);
    });
    await rm(parcial, { force: true });
    throw erro;
  }
}
