import { norma } from '../../src/norma/norma';
import type { Leitura } from '../../src/norma/leitura';
import type { Contexto } from '../../src/regra/conta/contexto';

/** A law that exists nowhere, for tests of what every rule is made with. */
export const leiDeTeste = norma({
  municipio: 'ALEGRE',
  nome: 'Lei nº 1/1952',
  inicio: [1952, 1, 1],
  fonte: 'nenhuma.txt',
});
export const { art, parte } = leiDeTeste;

/** A law that amends it. */
export const leiAlteradora = norma({
  municipio: 'ALEGRE',
  nome: 'Lei nº 9/1954',
  inicio: [1954, 7, 1],
  fonte: 'nenhuma.txt',
});

export const duvida: Leitura = {
  id: 'L-1',
  dispositivo: 'art. 9º',
  certeza: 'incerta',
  bruto: 'dcz',
  leitura: 'dez',
  motivo: 'letra apagada',
  alternativa: 'doze',
  selecionavel: true,
};

export const contexto = (mudanca: Partial<Contexto> = {}): Contexto => ({
  municipio: 'ALEGRE',
  exercicio: 1952,
  dia: { ano: 1952, mes: 1, dia: 1 },
  comData: false,
  tabelas: [],
  alternativas: new Set(),
  ...mudanca,
});
