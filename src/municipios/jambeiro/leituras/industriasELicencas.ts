import type { Leitura } from '../../../norma/leitura';

export const J40: Leitura = {
  id: 'J40',
  dispositivo: 'art. 40, § 1º',
  certeza: 'provavel',
  bruto: 'cinemas, teatros e depSsitod',
  leitura: 'os 5% são dos depósitos de armazéns gerais; o depósito fechado fica nos 10%',
  motivo: 'o art. 38, § 3º, distingue os dois',
  alternativa: 'depósito fechado também a 5%',
};

export const J42: Leitura = {
  id: 'J42',
  dispositivo: 'art. 43, § 8º',
  certeza: 'incerta',
  bruto: 'de que trata o artie',
  leitura: 'remete ao art. 49, § 5º (ambulante transitório)',
  motivo: 'o número não se lê; sem efeito no cálculo',
};

export const J44: Leitura = {
  id: 'J44',
  dispositivo: 'arts. 44 e 49, § 1º',
  certeza: 'provavel',
  bruto: 'ao langamento do impdsto, com o acréscimo de 20%',
  leitura: 'um só acréscimo de 20%, não dois',
  motivo: 'é o mesmo fato descrito duas vezes',
  alternativa: 'dois acréscimos',
};

export const J45: Leitura = {
  id: 'J45',
  dispositivo: 'art. 46, § 2º',
  certeza: 'provavel',
  bruto: 'ma prevista no artigo bho',
  leitura: 'a falta de renovação também leva ao acréscimo do art. 44',
  motivo: 'o 4 datilografado sai “b” ou “h”',
};

export const J46: Leitura = {
  id: 'J46',
  dispositivo: 'art. 48, parágrafo único',
  certeza: 'provavel',
  bruto: 'Decreté-lei federal nº 416',
  leitura: 'é o Decreto-lei federal nº 2.416/1940',
  motivo: 'a data e a matéria são as dele; sem efeito no cálculo',
};

export const J47: Leitura = {
  id: 'J47',
  dispositivo: 'art. 49, § 4º',
  certeza: 'provavel',
  bruto: 'trimestre em que se verificar o comego',
  leitura: 'trimestre civil; deve-se o imposto desde o começo dele, em quartos do ano',
  motivo: 'o art. 50 divide o exercício em quatro parcelas iguais',
};

export const J50: Leitura = {
  id: 'J50',
  dispositivo: 'art. 56, § 5º',
  certeza: 'provavel',
  bruto: 'O pagamento deverá ser feito de um só vez',
  leitura: 'início no 2º semestre: de uma só vez, sem o desconto; a lei não dá o dia',
  motivo: 'o art. 57, a, só cita os §§ 1º a 4º',
  alternativa: 'com desconto',
};

export const J53: Leitura = {
  id: 'J53',
  dispositivo: 'arts. 57 e 58',
  certeza: 'incerta',
  bruto: 'acrescido de 10% (dez por cento) no seu total',
  leitura: 'o desconto de 20% recai sobre o imposto com a Taxa de Assistência Social',
  motivo: 'o imposto é que é acrescido no seu total, antes de arrecadado',
  alternativa: 'desconto só no imposto: a taxa paga-se inteira',
  selecionavel: true,
};

export const J57: Leitura = {
  id: 'J57',
  dispositivo: 'art. 60, n',
  certeza: 'provavel',
  bruto: 'em quantia superior a Cr$ 10.000,00',
  leitura: 'auxiliares sempre isentos; gerentes e equiparados só quando a casa paga até 10.000,00',
  motivo: 'o “quando” final qualifica a exceção',
  alternativa: 'o limite vale também para os auxiliares',
};

export const J61: Leitura = {
  id: 'J61',
  dispositivo: 'art. 60, § 3º',
  certeza: 'incerta',
  bruto: 'nos artigos 462 e 432, parfgrafo único',
  leitura: 'remete aos arts. 46 e 45, parágrafo único',
  motivo: 'o art. 43 não tem parágrafo único; sem efeito no cálculo',
};

export const J62: Leitura = {
  id: 'J62',
  dispositivo: 'art. 62',
  certeza: 'provavel',
  bruto: 'sobre o impdsto de indústrias',
  leitura: 'a base da licença é o imposto sem a Taxa de Assistência Social',
  motivo: 'a taxa tem nome próprio',
  alternativa: 'imposto com a taxa',
};

export const J63: Leitura = {
  id: 'J63',
  dispositivo: 'art. 66',
  certeza: 'provavel',
  bruto: 'Cr$1800,00 (mil cruzeiros)',
  leitura: 'de 200,00 a 1.000,00',
  motivo: 'o extenso “mil cruzeiros” vence',
  alternativa: 'máximo de 1.800,00',
};

export const J65: Leitura = {
  id: 'J65',
  dispositivo: 'art. 71, §§ 1º e 2º',
  certeza: 'provavel',
  bruto: 'da tabela de ambulante como o acrê cimo',
  leitura: 'licença de ponto: o valor do art. 72 mais 50%',
  motivo: 'não há tabela de ambulante: o art. 72 fixa o imposto',
  alternativa: 'tabela ausente',
};

export const J66: Leitura = {
  id: 'J66',
  dispositivo: 'art. 72',
  certeza: 'provavel',
  bruto: 'facultando-se o pagamento de, no mfnimo, um trimestre',
  leitura: '200,00 por mês, ao menos três, até o limite de 2.000,00 por ano',
  motivo: 'a mensalidade é facultativa e mais cara; de dez meses em diante paga-se o anual',
  alternativa: 'só trimestres inteiros',
};

export const J69: Leitura = {
  id: 'J69',
  dispositivo: 'art. 77',
  certeza: 'incerta',
  bruto: 'particulares para transporte pessoal',
  leitura: 'março vale para toda tração animal',
  motivo: 'o texto parece copiado de norma de automóveis',
  alternativa: 'só para os de transporte pessoal; para os de carga a lei não daria época',
};

export const J73: Leitura = {
  id: 'J73',
  dispositivo: 'art. 89',
  certeza: 'incerta',
  bruto: 'para efeitos do; artigo 85º',
  leitura: 'remissão duvidosa, talvez ao 86 ou ao 87',
  motivo: 'o art. 85 só define a incidência; sem efeito no cálculo',
};
