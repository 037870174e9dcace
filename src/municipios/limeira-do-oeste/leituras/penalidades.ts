import type { Leitura } from '../../../norma/leitura';

export const L46: Leitura = {
  id: 'L46',
  dispositivo: 'art. 128, I',
  certeza: 'certa',
  bruto: 'estendo-se como tal a que for executada sem alvará',
  leitura: 'entendendo-se como tal',
  motivo: 'contexto',
};

export const L47: Leitura = {
  id: 'L47',
  dispositivo: 'art. 130',
  certeza: 'certa',
  bruto: 'alíquotas sobre a UFIR',
  leitura: 'as multas são quantidades fixas de UFIR',
  motivo: 'não há percentual no artigo; a UFIR acabou em 2000 e o valor posterior é dado de fora da lei',
};

export const L48: Leitura = {
  id: 'L48',
  dispositivo: 'art. 130, I',
  certeza: 'incerta',
  bruto: 'com área entre 61,00m2',
  leitura: 'entre 60 e 61 m² e entre 75 e 76 m² a lei não tem faixa: vale a menor das vizinhas, com aviso',
  motivo: 'pena não se estende por analogia; na dúvida, a mais branda',
  alternativa: 'faixas contínuas: vale a maior das vizinhas',
  selecionavel: true,
};

export const L49: Leitura = {
  id: 'L49',
  dispositivo: 'art. 130, I, c',
  certeza: 'provavel',
  bruto: 'acima de 100,00m2 (setenta e seis metros quadrados)',
  leitura: 'de 76,00 a 100,00 m²',
  motivo: 'o extenso diz setenta e seis; com o algarismo as alíneas c e d se chocariam',
};

export const L50: Leitura = {
  id: 'L50',
  dispositivo: 'art. 130, I, d',
  certeza: 'provavel',
  bruto: 'd) Edificações com área acima de 100,00m2',
  leitura: 'acima de 100,00 m²; 100,00 m² exatos ficam na alínea c',
  motivo: 'letra do artigo',
};

export const L51: Leitura = {
  id: 'L51',
  dispositivo: 'art. 130, VIII',
  certeza: 'certa',
  bruto: 'Deixar de colocar tapumes andaimes em obras e andaimes em obras',
  leitura: 'falta de tapumes ou de andaimes',
  motivo: 'repetição de palavras',
};

export const L52: Leitura = {
  id: 'L52',
  dispositivo: 'art. 131',
  certeza: 'provavel',
  bruto: 'sob a pena de ser considerado reincidente',
  leitura: '30 dias para legalizar; depois, é reincidente',
  motivo: 'liga-se ao art. 132',
};

export const L53: Leitura = {
  id: 'L53',
  dispositivo: 'art. 132',
  certeza: 'certa',
  bruto: 'Na residência, as multas serão aplicadas em dobro',
  leitura: 'na reincidência, as multas dobram',
  motivo: 'o art. 131 fala em reincidente; pela letra dobraria a multa de toda casa',
};

export const L54: Leitura = {
  id: 'L54',
  dispositivo: 'arts. 35 e 130',
  certeza: 'certa',
  bruto: 'Nenhuma edificação poderá ser ocupada',
  leitura: 'infração sem multa no art. 130 fica sem valor',
  motivo: 'o art. 130 é fechado',
};

export const L55: Leitura = {
  id: 'L55',
  dispositivo: 'art. 135',
  certeza: 'provavel',
  bruto: 'em vigor na data de sua publicação',
  leitura: 'publicação presumida em 28/10/1994',
  motivo: 'só se tem a data da lei',
};
