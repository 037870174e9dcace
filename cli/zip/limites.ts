import type { Entry } from 'yauzl';
import { Recusa } from '../recusa';

const GB = 2 ** 30;

/** A full sheet of Excel (a million rows by thirty columns) expands to about 2 GB. */
const MAXIMO_EXPANDIDO = 3 * GB;
/** Sheets of real data shrink ten to fifty times; bombs, a thousand. Small parts shrink as they like. */
const RAZAO_MAXIMA = 300;
const TAMANHO_SEM_SUSPEITA = 8 * 2 ** 20;
export const MAXIMO_DE_PARTES = 10_000;

/**
 * Refuses a package that was made to fill the memory or the disk. The reader gives no more bytes than the
 * package declares, so what it declares is what has to be checked.
 */
export function confereLimites(caminho: string, partes: Iterable<Entry>): void {
  let total = 0;
  for (const { fileName, uncompressedSize, compressedSize } of partes) {
    total += uncompressedSize;
    if (uncompressedSize > TAMANHO_SEM_SUSPEITA && uncompressedSize > compressedSize * RAZAO_MAXIMA)
      throw new Recusa(
        `${caminho}: a parte ${fileName} cresce mais de ${RAZAO_MAXIMA} vezes ao abrir; parece feita para travar o programa`,
      );
  }
  if (total > MAXIMO_EXPANDIDO)
    throw new Recusa(
      `${caminho}: aberto, passa de ${MAXIMO_EXPANDIDO / GB} GB; divida a planilha ou salve como .csv`,
    );
}
