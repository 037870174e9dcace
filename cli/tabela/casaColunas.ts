import type { Regra } from '../../src';
import { casaCabecalho } from '../../src/cabecalho';
import { chaveDeTexto } from '../../src/regra/texto';
import { Recusa } from '../recusa';
import { numeroDaColuna } from '../xlsx/referencia';

/** A correction of the matching: this column gives that fact, or none. */
export interface Correcao {
  readonly titulo: string;
  readonly fato: string;
}

/** Reads `--coluna "Título=fato"`. */
export function leCorrecao(texto: string): Correcao {
  const corte = texto.lastIndexOf('=');
  if (corte < 1)
    throw new Recusa(`--coluna: veio "${texto}"; escreva "Título=fato", ou "Título=" para não usar a coluna`);
  return { titulo: texto.slice(0, corte).trim(), fato: texto.slice(corte + 1).trim() };
}

/** Which fact each column gives: by its heading, corrected by the person. */
export function casaColunas(
  titulos: readonly string[],
  regra: Regra,
  correcoes: readonly Correcao[],
): readonly (string | undefined)[] {
  const colunas = [...casaCabecalho(titulos, regra.fatos)];
  const corrigidas = correcoes.map(({ titulo, fato }) => ({
    coluna: exigeColuna(titulos, titulo),
    fato: fato === '' ? undefined : exigeFato(regra, fato),
  }));
  for (const { coluna, fato } of corrigidas) {
    for (const [outra, dado] of colunas.entries())
      if (dado !== undefined && dado === fato) colunas[outra] = undefined;
    colunas[coluna] = fato;
  }
  return colunas;
}

/** A column by its heading, or by its letters where no heading is that. */
export function exigeColuna(titulos: readonly string[], texto: string): number {
  const chave = chaveDeTexto(texto);
  const exatas = titulos.flatMap((titulo, i) => (titulo.trim() === texto.trim() ? [i] : []));
  const iguais =
    exatas.length > 0 ? exatas : titulos.flatMap((titulo, i) => (chaveDeTexto(titulo) === chave ? [i] : []));
  const [achada, outra] = iguais;
  if (outra !== undefined)
    throw new Recusa(`coluna "${texto}": há mais de uma com esse título; diga a letra dela`);
  if (achada !== undefined) return achada;
  const letra = /^[A-Za-z]{1,3}$/.test(texto) ? numeroDaColuna(texto) - 1 : -1;
  if (letra >= 0 && letra < titulos.length) return letra;
  const lista = titulos.filter((titulo) => titulo.trim() !== '').join('; ');
  throw new Recusa(`coluna "${texto}": não há; os títulos são ${lista}`);
}

/** A fact by its name or title. */
export function exigeFato(regra: Regra, texto: string): string {
  const chave = chaveDeTexto(texto);
  const achado = Object.entries(regra.fatos).find(
    ([nome, { titulo }]) => nome === texto || chaveDeTexto(nome) === chave || chaveDeTexto(titulo) === chave,
  );
  if (!achado)
    throw new Recusa(
      `fato "${texto}": ${regra.titulo} não o usa; usa ${Object.keys(regra.fatos).join(', ')}`,
    );
  return achado[0];
}
