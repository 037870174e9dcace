import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** Writes a package with these parts, in this order. */
export async function gravaZip(
  caminho: string,
  partes: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  const zip = new ZipFile();
  for (const [nome, conteudo] of Object.entries(partes))
    zip.addBuffer(Buffer.from(conteudo as string), nome, { mtime: new Date(2000, 0, 1) });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(caminho));
}

/** The parts of a package, by name. */
export async function leZip(caminho: string): Promise<Record<string, string>> {
  const zip = await openPromise(caminho);
  const partes: Record<string, string> = {};
  for await (const parte of zip.eachEntry()) {
    const pedacos: Buffer[] = [];
    for await (const pedaco of await zip.openReadStreamPromise(parte)) pedacos.push(pedaco as Buffer);
    partes[parte.fileName] = Buffer.concat(pedacos).toString('utf8');
  }
  return partes;
}
