import { writeFile } from 'node:fs/promises';

/** Prints lines to the person. */
export function mostra(linhas: readonly string[]): void {
  process.stdout.write(`${linhas.join('\n')}\n`);
}

/** Keeps the same lines in a file, or the table instead of them when the file is a CSV. */
export async function guardaRelatorio(
  caminho: string | undefined,
  linhas: readonly string[],
  comoCsv: () => string,
): Promise<void> {
  if (caminho === undefined) return;
  await writeFile(caminho, caminho.toLowerCase().endsWith('.csv') ? comoCsv() : `${linhas.join('\n')}\n`);
}
