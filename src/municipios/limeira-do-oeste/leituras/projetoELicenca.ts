import type { Leitura } from '../../../norma/leitura';

export const L03: Leitura = {
  id: 'L03',
  dispositivo: 'art. 2º, XV',
  certeza: 'certa',
  bruto: 'd=h x 100, onde: d = declividade da rampa em porcentagem',
  leitura: 'declividade = altura ÷ distância horizontal',
  motivo: 'o "L" ficou sozinho na linha seguinte: é o denominador da fração',
};

export const L04: Leitura = {
  id: 'L04',
  dispositivo: 'art. 10',
  certeza: 'certa',
  bruto: 'por 01 (um) anos, cabendo ao interessado requerer reavaliação',
  leitura: 'um ano; "reavaliação" é revalidação',
  motivo: 'o art. 29 dá novo prazo de um ano',
};

export const L05: Leitura = {
  id: 'L05',
  dispositivo: 'art. 11',
  certeza: 'certa',
  bruto: 'poderão ampliado a prazo previsto',
  leitura: 'poderão ter ampliado o prazo previsto',
  motivo: 'contexto',
};

export const L06: Leitura = {
  id: 'L06',
  dispositivo: 'art. 15, I',
  certeza: 'certa',
  bruto: 'Qualquer edificação com área de até 80,00 m2',
  leitura: 'a dispensa pede as três condições: até 80,00 m², fora do perímetro urbano e uso agropecuário',
  motivo: 'são cumulativas',
};
