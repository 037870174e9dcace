import { norma } from '../../norma/norma';

export const lei104 = norma({
  municipio: 'LIMEIRA_DO_OESTE',
  nome: 'Lei nº 104/1994',
  inicio: [1994, 10, 28],
  fonte: 'limeira-do-oeste-mg-lei-104-1994.txt',
});

export const { art, parte } = lei104;
