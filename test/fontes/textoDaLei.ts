import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder with the texts of the laws, which stay outside the repository: `LEIS`, or `../shared/leis`. */
export const pastaDasLeis = [process.env['LEIS'], resolve(__dirname, '../../../shared/leis')].find(
  (pasta): pasta is string => pasta !== undefined && existsSync(pasta),
);

/** Text of a law with runs of blanks and line breaks folded to one space. */
export function textoDaLei(fonte: string): string {
  return normaliza(readFileSync(join(pastaDasLeis ?? '', fonte), 'utf8'));
}

export function normaliza(texto: string): string {
  return texto.replace(/\s+/g, ' ').trim();
}
