import { norma } from '../../norma/norma';

export const lei132 = norma({
  municipio: 'ALFREDO_CHAVES',
  nome: 'Lei nº 132/1959',
  inicio: [1960, 1, 1],
  fonte: 'alfredo-chaves-es-lei-132-1959.txt',
});

export const { art, parte } = lei132;
