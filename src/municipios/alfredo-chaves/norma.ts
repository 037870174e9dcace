import { norma } from '../../norma/norma';
import type { Citacao } from '../../norma/norma';

/** Código Tributário de Alfredo Chaves-ES, of November 1959, for exercises from 1960 (art. 148). */
export const lei132 = norma({
  municipio: 'ALFREDO_CHAVES',
  nome: 'Lei nº 132/1959',
  inicio: [1960, 1, 1],
  fonte: 'alfredo-chaves-es-lei-132-1959.txt',
});

/** Of 21-10-1963: new wording of articles and tables of the Código, for exercises from 1964. */
export const lei181 = norma({
  municipio: 'ALFREDO_CHAVES',
  nome: 'Lei nº 181/1963',
  inicio: [1964, 1, 1],
  fonte: 'alfredo-chaves-es-lei-132-1959.txt',
});

export const { art, parte } = lei132;

/** An article of the Código in the wording that Lei nº 181/1963 gave it. */
export const novaRedacao = (artigo: string, complemento?: string): Citacao =>
  lei181.parte(`art. ${artigo}${complemento ? `, ${complemento},` : ''} do Código`, 'nova redação');

/** A table of the Código that Lei nº 181/1963 wrote anew, by the article that sends to it. */
export const novaTabela = (artigo: string): Citacao => lei181.parte(`tabela do art. ${artigo} do Código`);
