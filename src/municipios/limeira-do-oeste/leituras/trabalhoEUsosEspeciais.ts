import type { Leitura } from '../../../norma/leitura';

export const L31: Leitura = {
  id: 'L31',
  dispositivo: 'art. 100, I',
  certeza: 'provavel',
  bruto: 'tiverem área superior a 75m2',
  leitura: 'indústria até 75 m²: 2,70 m, a regra geral do art. 80',
  motivo: 'o art. 73 põe as indústrias entre os compartimentos de permanência prolongada',
};

export const L32: Leitura = {
  id: 'L32',
  dispositivo: 'art. 101, I a III',
  certeza: 'certa',
  bruto: 'III – Ter pé-direito mínimo de 3,20m',
  leitura: 'até 25 m²: 2,70 m; até 75 m²: 3,20 m; acima: 4,00 m',
  motivo: 'os incisos estão fora de ordem e o III não alcança as áreas do I',
};

export const L33: Leitura = {
  id: 'L33',
  dispositivo: 'art. 102',
  certeza: 'provavel',
  bruto: 'ressaltando o conteúdo do art. 46º, inciso III',
  leitura: 'à largura de 4,00 m soma-se o acréscimo por comprimento do art. 44, III',
  motivo: 'o art. 46 não existe no texto; a única regra de corredor com inciso III é a do art. 44',
};

export const L34: Leitura = {
  id: 'L34',
  dispositivo: 'art. 105',
  certeza: 'incerta',
  bruto: 'para cada 10 (dez) salas ou 400,00m2',
  leitura: 'vale a maior das duas exigências, a das salas ou a da área',
  motivo: '"ou" sem dizer qual; a mais severa é a usual',
  alternativa: 'basta a menor das duas exigências',
  selecionavel: true,
};

export const L35: Leitura = {
  id: 'L35',
  dispositivo: 'art. 107, II',
  certeza: 'incerta',
  bruto: 'pelo menos 1/3 (um terço) de sua superfície',
  leitura: 'um terço da superfície das aberturas',
  motivo: '"sua superfície" refere-se às aberturas; é regra especial ante o art. 83',
  alternativa: 'um terço da superfície do piso da sala',
  selecionavel: true,
};

export const L36: Leitura = {
  id: 'L36',
  dispositivo: 'art. 107, V a VII',
  certeza: 'provavel',
  bruto: 'As instalações sanitárias destinadas às aulas',
  leitura: '"às alunas"; cada grupo começado conta inteiro',
  motivo: '"no mínimo um para cada N" pede a contagem para cima',
};

export const L37: Leitura = {
  id: 'L37',
  dispositivo: 'art. 109, I',
  certeza: 'incerta',
  bruto: 'acrescidos de 4,00m2 (quatro metros quadrados) por leito excedente',
  leitura: '9,00 m² mais 4,00 m² por leito excedente, informado',
  motivo: 'a lei não diz quantos leitos cabem nos 9,00 m²',
};

export const L38: Leitura = {
  id: 'L38',
  dispositivo: 'art. 109, II',
  certeza: 'provavel',
  bruto: 'na proporção de 1 (um) conjunto para cada 10 (dez) internados',
  leitura: 'cada grupo de dez começado conta inteiro',
  motivo: 'não diz "ou fração", mas a proporção é mínima',
};

export const L40: Leitura = {
  id: 'L40',
  dispositivo: 'art. 111, III',
  certeza: 'provavel',
  bruto: 'as saídas da edificação medirão um total correspondente a 10cm',
  leitura: '0,10 m por dez lugares ou fração, nunca menos que uma porta de 1,50 m',
  motivo: '"ou fração"; a saída não pode ser menor que a porta',
};

export const L42: Leitura = {
  id: 'L42',
  dispositivo: 'art. 111, VIII',
  certeza: 'provavel',
  bruto: 'cujo comprimento médio medirá 1,20',
  leitura: 'patamar de 1,20 m, no mínimo',
  motivo: '"médio" está por "mínimo"',
};

export const L43: Leitura = {
  id: 'L43',
  dispositivo: 'art. 113',
  certeza: 'certa',
  bruto: 'o afastamento mínimo de 1,50 (metro e cinqüenta centímetros) ou 1/5',
  leitura: 'até 10 m de altura, 1,50 m; acima, um quinto da altura',
  motivo: '"quando ultrapassar a 10,00m"; há salto de 1,50 m para 2,00 m',
};

export const L44: Leitura = {
  id: 'L44',
  dispositivo: 'art. 116, III',
  certeza: 'certa',
  bruto: 'Cada vaga de estabelecimento deverá ter largura de 2,40m',
  leitura: 'vaga de estacionamento de 2,40 m por 5,00 m',
  motivo: 'contexto; "comprometimento" é comprimento',
};
