import { norma } from '../../norma/norma';

/** Código Tributário de Alegre-ES, de 24-11-1951, for exercises from 1952 (art. 202). */
export const lei118 = norma({
  municipio: 'ALEGRE',
  nome: 'Lei nº 118/1951',
  inicio: [1952, 1, 1],
  fonte: 'alegre-es-lei-118-1951.txt',
});

export const { art, parte } = lei118;
