import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { Recusa, recusaDoSistema } from '../recusa';
import { confereLimites, MAXIMO_DE_PARTES } from './limites';

/** A package of parts (.xlsx) opened for reading, its sizes already checked. */
export class Pacote {
  private constructor(
    readonly caminho: string,
    private readonly zip: ZipFile,
    /** In the order of the package. */
    readonly partes: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws {Recusa} it is not a package, it is damaged, or it expands beyond reason */
  static async abre(caminho: string): Promise<Pacote> {
    await confereAssinatura(caminho);
    const zip = await openPromise(caminho, { lazyEntries: true, autoClose: false }).catch((erro: unknown) =>
      danificado(caminho, erro),
    );
    try {
      const partes = new Map<string, Entry>();
      for await (const parte of zip.eachEntry()) {
        if (partes.has(parte.fileName))
          throw new Recusa(`${caminho}: tem duas partes de nome ${parte.fileName}`);
        partes.set(parte.fileName, parte);
        if (partes.size > MAXIMO_DE_PARTES)
          throw new Recusa(`${caminho}: tem partes demais para uma pasta de trabalho`);
      }
      confereLimites(caminho, partes.values());
      return new Pacote(caminho, zip, partes);
    } catch (erro) {
      zip.close();
      return danificado(caminho, erro);
    }
  }

  tamanho(nome: string): number {
    return this.partes.get(nome)?.uncompressedSize ?? 0;
  }

  async fluxo(nome: string): Promise<Readable> {
    const parte = this.partes.get(nome);
    if (!parte) throw new Recusa(`${this.caminho}: falta a parte ${nome}`);
    return this.zip.openReadStreamPromise(parte).catch((erro: unknown) => danificado(this.caminho, erro));
  }

  /** The whole of a part that is known to be small. */
  async le(nome: string, maximo: number): Promise<Buffer> {
    if (this.tamanho(nome) > maximo)
      throw new Recusa(`${this.caminho}: a parte ${nome} passa de ${Math.floor(maximo / 2 ** 20)} MB`);
    const pedacos: Buffer[] = [];
    try {
      for await (const pedaco of await this.fluxo(nome)) pedacos.push(pedaco as Buffer);
    } catch (erro) {
      danificado(this.caminho, erro);
    }
    return Buffer.concat(pedacos);
  }

  async leTexto(nome: string, maximo: number): Promise<string> {
    return new TextDecoder('utf-8').decode(await this.le(nome, maximo));
  }

  fecha(): void {
    this.zip.close();
  }
}

/** Whatever the reader of the package says of a damaged one, in one line. */
export function danificado(caminho: string, erro: unknown): never {
  if (erro instanceof Recusa || recusaDoSistema(erro)) throw erro;
  throw new Recusa(`${caminho}: não é um .xlsx válido; o arquivo está danificado ou incompleto`);
}

async function confereAssinatura(caminho: string): Promise<void> {
  const arquivo = await open(caminho);
  try {
    const { buffer, bytesRead } = await arquivo.read(Buffer.alloc(8), 0, 8, 0);
    const inicio = buffer.subarray(0, bytesRead).toString('latin1');
    if (inicio.startsWith('\xd0\xcf\x11\xe0'))
      throw new Recusa(
        `${caminho}: é um .xls antigo ou está protegido por senha; abra-o no Excel e salve como .xlsx, sem senha`,
      );
    if (!inicio.startsWith('PK')) throw new Recusa(`${caminho}: não é um .xlsx; o conteúdo é de outro tipo`);
  } finally {
    await arquivo.close();
  }
}
