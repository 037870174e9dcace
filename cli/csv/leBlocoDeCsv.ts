import Papa from 'papaparse';
import { Recusa } from '../recusa';
import type { Bloco, LinhaLida } from '../tabela/bloco';
import { MAXIMO_DE_CARACTERES } from '../tabela/celula';

/** The rows of a block of CSV. All cells are text, as the file has them. */
export function leBlocoDeCsv({ texto, linhas, primeira }: Bloco, separador: string): readonly LinhaLida[] {
  const { data } = Papa.parse<string[]>(texto, { delimiter: separador, newline: '\n' });
  const lidas: LinhaLida[] = [];
  // The text ends with a line end, after which there is no row.
  for (let i = 0; i < linhas; i += 1) {
    const celulas = data[i] ?? [];
    const comprida = celulas.find(({ length }) => length > MAXIMO_DE_CARACTERES);
    if (comprida !== undefined) {
      const numero = `linha ${primeira + i}`;
      throw new Recusa(
        `${numero}: um campo tem ${comprida.length} caracteres; o Excel aceita até ${MAXIMO_DE_CARACTERES}`,
      );
    }
    lidas.push({ numero: primeira + i, celulas });
  }
  return lidas;
}
