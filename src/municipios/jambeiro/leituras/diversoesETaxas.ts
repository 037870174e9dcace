import type { Leitura } from '../../../norma/leitura';

export const J75: Leitura = {
  id: 'J75',
  dispositivo: 'art. 95',
  certeza: 'incerta',
  bruto: 'serd cobrado o impdsto sdbre o prego das',
  leitura: 'pules tributadas, mas sem alíquota: sem resposta',
  motivo: 'o art. 106, 1, só fala de ingresso e localidade',
  alternativa: '10%, como os ingressos, cada pule arredondada para cima a 0,10',
  selecionavel: true,
};

export const J78: Leitura = {
  id: 'J78',
  dispositivo: 'art. 106, 3',
  certeza: 'provavel',
  bruto: 'casos da incidincia especifics',
  leitura: 'clubes pagam por ano; a remissão certa é ao art. 98',
  motivo: 'o art. 96 trata de casas com entrada paga',
};

export const J81: Leitura = {
  id: 'J81',
  dispositivo: 'art. 110, § 1º',
  certeza: 'incerta',
  bruto: 'nas letras "a", "b", "g" e "im',
  leitura: 'letras a, b, g e i (talvez também j) seguem outra legislação, que a fonte não traz',
  motivo: 'a letra m tem regra própria no § 5º',
  alternativa: 'letras a, b, g e m',
};

export const J82: Leitura = {
  id: 'J82',
  dispositivo: 'arts. 110, § 1º, e 113',
  certeza: 'provavel',
  bruto: 'cento) sôbre o valor venal da propriedade',
  leitura: 'a conservação de estradas segue os arts. 111 a 116, apesar da remissão do art. 110',
  motivo: 'regra específica',
  alternativa: 'legislação ausente',
};

export const J84: Leitura = {
  id: 'J84',
  dispositivo: 'art. 114',
  certeza: 'provavel',
  bruto: 'Juiiho e a 22 até',
  leitura: '1ª prestação até 30 de junho',
  motivo: '“ii” é o “n” mal lido',
  alternativa: '30 de julho',
};

export const J85: Leitura = {
  id: 'J85',
  dispositivo: 'art. 113',
  certeza: 'provavel',
  bruto: 'sôbre o valor venal da propriedade',
  leitura: 'valor venal total, com benfeitorias',
  motivo: 'onde quis excluir benfeitorias a lei disse (art. 16)',
  alternativa: 'só o do terreno',
};

export const J89: Leitura = {
  id: 'J89',
  dispositivo: 'art. 127, § 2º',
  certeza: 'provavel',
  bruto: 'de pleno e igudd tempo',
  leitura: 'o Prefeito decide de plano e em igual tempo (24 horas)',
  motivo: 'contexto',
};

export const J95: Leitura = {
  id: 'J95',
  dispositivo: 'art. 143',
  certeza: 'provavel',
  bruto: 'vigor no dia 18/',
  leitura: 'vale de 1º/01/1959 a 31/12/1966',
  motivo: 'o fim não consta; o sistema tributário de 1966-67 substituiu estes tributos',
};

export const J96: Leitura = {
  id: 'J96',
  dispositivo: 'arts. 34, 50, 56 e 114',
  certeza: 'incerta',
  bruto: 'em duas prestag3es/ iguais',
  leitura: 'a sobra de centavo vai toda na 1ª prestação',
  motivo: 'a lei cala; só o art. 106 tem regra de arredondamento',
  alternativa: 'a sobra vai na última prestação',
  selecionavel: true,
};

export const J97: Leitura = {
  id: 'J97',
  dispositivo: 'prazos em dias',
  certeza: 'provavel',
  bruto: 'dentro de 15 (quinze) dias, contg',
  leitura:
    'exclui o dia do começo e inclui o do fim; caindo em domingo ou feriado, passa ao dia útil seguinte',
  motivo: 'Código Civil de 1916, art. 125; a lei cala',
  alternativa: 'sem prorrogação',
};
