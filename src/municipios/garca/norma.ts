import { norma } from '../../norma/norma';

export const lei147 = norma({
  municipio: 'GARCA',
  nome: 'Lei nº 147/1950',
  inicio: [1951, 1, 1],
  fonte: 'garca-sp-lei-147-1950.txt',
});

export const { art, parte } = lei147;
