import type { Leitura } from '../../norma/leitura';

export * from './leiturasDoSelo';
export * from './leiturasDosPrazos';

export const L82: Leitura = {
  id: 'L-82',
  dispositivo: 'art. 147',
  certeza: 'provavel',
  bruto: 'A taxa de aferição é de Cr$ 20,00 e será arrecadada juntamente',
  leitura: '20,00 por contribuinte e por ano, quantas forem as balanças',
  motivo: 'o artigo não diz "por peça"',
  alternativa: '20,00 por balança',
  selecionavel: true,
};

export const L84: Leitura = {
  id: 'L-84',
  dispositivo: 'art. 150 e Tabela nº 1 da Limpeza Pública',
  certeza: 'incerta',
  bruto: 'tendo por base o valor locativo mensal conhecido',
  leitura: 'taxa do ano: 40% (com esgoto) ou 1,5% (sem) de um só valor locativo mensal',
  motivo: 'o art. 150 fixa a base mensal e o art. 151, duas prestações; as taxas estão por extenso',
  alternativa: '4% (com esgoto) ou 1,5% (sem) do valor locativo do ano',
  selecionavel: true,
};

export const L87: Leitura = {
  id: 'L-87',
  dispositivo: 'art. 158',
  certeza: 'provavel',
  bruto: 'no mês de fevereiro de cada ano',
  leitura: 'até o último dia de fevereiro, de uma só vez',
  motivo: '"integralmente, no mês de fevereiro" dá o mês todo',
};

export const L89: Leitura = {
  id: 'L-89',
  dispositivo: 'art. 164',
  certeza: 'provavel',
  bruto: 'será cobrado na base de dois e meio por cento',
  leitura: '2,5% do valor da transferência',
  motivo: 'a base não está escrita; o laudêmio é devido "pela transferência"',
  alternativa: 'sobre o valor venal, ou só o do terreno',
};

export const L91: Leitura = {
  id: 'L-91',
  dispositivo: 'art. 170 e Tabela nº 1 da Água',
  certeza: 'provavel',
  bruto: 'Pena d’água sobre o valor locativo do prédio',
  leitura: 'o valor locativo mensal escolhe a faixa, e a pena é por mês; o ano inteiro é 12 vezes',
  motivo: 'faixas de 40 a 400 são de aluguel mensal, e a cobrança é mensal',
  alternativa: 'pena por ano',
};

export const L94: Leitura = {
  id: 'L-94',
  dispositivo: 'Tabela nº 1 da Água, construção',
  certeza: 'incerta',
  bruto: 'Pena d’água para construção de um pavimento',
  leitura: '15,00 por pavimento, por mês de obra',
  motivo: 'a tabela não diz o período; a pena d’água é mensal',
  alternativa: '15,00 por pavimento, uma só vez',
};

export const L95: Leitura = {
  id: 'L-95',
  dispositivo: 'Tabela nº 1 do Jornal Oficial',
  certeza: 'certa',
  bruto: 'Preço por vez Cr$120,00 Uma página Cr$ 60,00',
  leitura: 'uma página 120,00; meia 60,00; um quarto 30,00; três meses de assinatura 10,00',
  motivo: '"preço por vez" é título: a coluna de valores subiu uma linha',
};

export const L96: Leitura = {
  id: 'L-96',
  dispositivo: 'Tabela nº 1 do Jornal Oficial',
  certeza: 'provavel',
  bruto: 'Os anúncios contratados por 3, 6 e 12 meses',
  leitura: 'desconto só nos anúncios por página, e só em contrato de 3, 6 ou 12 meses exatos',
  motivo: 'a nota fala em anúncios contratados',
};

export const L97: Leitura = {
  id: 'L-97',
  dispositivo: 'Tabela nº 1 do Cemitério, c, d e f',
  certeza: 'incerta',
  bruto: 'c) Idem, para menores, por 5 anos',
  leitura: '"menor" na carneira de 5 anos é fato informado; os 7 anos valem só para a perpétua',
  motivo: 'o texto dá a idade só na alínea f',
  alternativa: 'menor de 7 anos também nas alíneas c e d: com 7 anos ou mais paga a linha de adulto',
  selecionavel: true,
};

export const L98: Leitura = {
  id: 'L-98',
  dispositivo: 'art. 176',
  certeza: 'provavel',
  bruto: 'Ficam isentos das taxas funerais',
  leitura: 'isenta de qualquer linha da tabela, também a perpétua e o nicho',
  motivo: 'o art. 174 trata como iguais "taxas de cemitérios ou funerais"',
};
