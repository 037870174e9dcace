import type { Intervalo, TabelaDaPasta } from './planilha';

/** A column name inside brackets: `[`, `]`, `#`, `@` and `'` are escaped with an apostrophe. */
export const escapaColuna = (titulo: string): string => titulo.replace(/['[\]#@]/g, (marca) => `'${marca}`);
const semEscape = (titulo: string): string => titulo.replace(/'(['[\]#@])/g, '$1');

/** `Cadastro[@[Valor locativo]]`: the cell of this row, for a filled-down formula. */
export const nestaLinha = (tabela: string, titulo: string): string => `${tabela}[@[${escapaColuna(titulo)}]]`;

/** `Cadastro[[Valor locativo]]`: the whole column, for a spilled formula. */
export const colunaInteira = (tabela: string, titulo: string): string => `${tabela}[${escapaColuna(titulo)}]`;

const ESTRUTURADA = /^([\p{L}_\\][\p{L}\p{N}_.]*)?\[(.*)\]$/su;

/** Pieces between brackets at the first level: `[#Headers],[A]:[B]` → `#Headers`, `A`, `B`. */
function pedacos(texto: string): string[] {
  const achados = [...texto.matchAll(/\[((?:'.|[^\]'])*)\]/gs)].map(([, dentro = '']) => dentro);
  return achados.length > 0 ? achados : texto === '' ? [] : [texto];
}

/** Reads a structured reference of Excel; `linha` is the row of the cell that holds the formula. */
export function leEstruturada(
  texto: string,
  tabelas: readonly TabelaDaPasta[],
  titulosDe: (tabela: TabelaDaPasta) => readonly string[],
  celula: Intervalo,
): Intervalo | undefined {
  const achado = ESTRUTURADA.exec(texto.trim());
  if (!achado) return undefined;
  const [, nome, dentro = ''] = achado;
  const tabela = tabelas.find(({ nome: dela, intervalo }) =>
    nome === undefined ? contem(intervalo, celula) : dela.toUpperCase() === nome.toUpperCase(),
  );
  if (!tabela) return undefined;
  const arroba = dentro.startsWith('@');
  const partes = pedacos(arroba ? dentro.slice(1) : dentro);
  const especiais = partes.filter((parte) => parte.startsWith('#')).map((parte) => parte.toUpperCase());
  const colunas = partes.filter((parte) => !parte.startsWith('#')).map(semEscape);
  const titulos = titulosDe(tabela).map((titulo) => titulo.toUpperCase());
  const indices = colunas.map((coluna) => titulos.indexOf(coluna.trim().toUpperCase()));
  if (indices.some((indice) => indice < 0)) return undefined;
  const de = Math.min(...(indices.length > 0 ? indices : [0]));
  const ate = Math.max(...(indices.length > 0 ? indices : [titulos.length - 1]));
  const { planilha, linha, coluna, linhas } = tabela.intervalo;
  const faixa = { planilha, coluna: coluna + de, colunas: ate - de + 1 };
  if (arroba || especiais.includes('#THIS ROW')) return { ...faixa, linha: celula.linha, linhas: 1 };
  if (especiais.includes('#HEADERS')) return { ...faixa, linha, linhas: 1 };
  if (especiais.includes('#ALL')) return { ...faixa, linha, linhas };
  return { ...faixa, linha: linha + 1, linhas: Math.max(1, linhas - 1) };
}

function contem(a: Intervalo, { planilha, linha, coluna }: Intervalo): boolean {
  return (
    a.planilha === planilha &&
    linha >= a.linha &&
    linha < a.linha + a.linhas &&
    coluna >= a.coluna &&
    coluna < a.coluna + a.colunas
  );
}
