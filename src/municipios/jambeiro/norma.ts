import { norma } from '../../norma/norma';

export const lei104 = norma({
  municipio: 'JAMBEIRO',
  nome: 'Lei nº 104/1958',
  inicio: [1959, 1, 1],
  fonte: 'jambeiro-sp-lei-104-1958.txt',
});

export const { art, parte } = lei104;
