import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** One provision of the catalogue. */
export interface LinhaDoCatalogo {
  readonly id: string;
  readonly dispositivo: string;
  /** C, C*, P, R, X, T… as the catalogue marks it. */
  readonly situacao: string;
}

/** Folder with the catalogues, outside the repository: `CATALOGO`, or `../shared/catalogo`. */
export const pastaDoCatalogo = [process.env['CATALOGO'], resolve(__dirname, '../../../shared/catalogo')].find(
  (pasta): pasta is string => pasta !== undefined && existsSync(pasta),
);

/** Rows of a catalogue; `arquivo.md#A` reads only the part headed `# A.`. */
export function leCatalogo(nome: string): readonly LinhaDoCatalogo[] {
  const [arquivo = '', parte] = nome.split('#');
  const texto = readFileSync(join(pastaDoCatalogo ?? '', arquivo), 'utf8');
  const partes = texto.split(/^# (?=[A-Z]\. )/m);
  const escolhida =
    parte === undefined ? texto : (partes.find((trecho) => trecho.startsWith(`${parte}. `)) ?? '');
  let colunaDaSituacao = -1;
  return escolhida.split('\n').flatMap((linha): LinhaDoCatalogo[] => {
    if (!linha.startsWith('|')) return [];
    const celulas = linha.split(/(?<!\\)\|/).map((celula) => celula.trim());
    const titulo = celulas.findIndex((celula) => /^(situação|sit\.|estado)$/i.test(celula));
    if (titulo >= 0) colunaDaSituacao = titulo;
    const [, id = '', dispositivo = ''] = celulas;
    const situacao = celulas[colunaDaSituacao] ?? '';
    if (!/^[A-Z][A-Z0-9_]+/.test(id) || id === 'ID' || situacao === '') return [];
    // One row may hold several provisions: `TAXA_CONSUMO_AGUA, TAXA_LIGACAO_AGUA`.
    return id.split(/,\s*/).map((um) => ({ id: um, dispositivo, situacao }));
  });
}

/** Marks with which each catalogue says that a row computes. Garça's P is a probable reading, Alfredo Chaves's a part. */
const MARCAS: Readonly<Record<string, RegExp>> = { GARCA: /^[CPX]/, ALFREDO_CHAVES: /^[CP]/ };

/** A row that some rule has to compute. */
export function computavel({ situacao }: LinhaDoCatalogo, municipio: string): boolean {
  return (MARCAS[municipio] ?? /^C/).test(situacao);
}
