import type { Leitura } from '../../norma/leitura';

export const L48: Leitura = {
  id: 'L-48',
  dispositivo: 'art. 66',
  certeza: 'provavel',
  bruto: 'pagar em dobro o imposto',
  leitura: 'o dobro da licença de localização, pelo ramo não licenciado',
  motivo: 'o imposto do capítulo é um só',
};

export const L51: Leitura = {
  id: 'L-51',
  dispositivo: 'Tabela nº 1 da Licença de Veículos',
  certeza: 'incerta',
  bruto: 'por lote de 10 animais',
  leitura: 'o lote começado paga inteiro',
  motivo: 'a licença é indivisível (art. 62)',
  alternativa: 'a fração de lote paga em proporção',
  selecionavel: true,
};

export const L52: Leitura = {
  id: 'L-52',
  dispositivo: 'art. 73',
  certeza: 'provavel',
  bruto: 'veículos particulares para o transporte de pessoas',
  leitura:
    'caminhonete de passageiros, motocicleta, triciclo e tração animal pagam em janeiro ou fevereiro conforme o uso',
  motivo: 'a tabela não distingue pelo uso; o art. 73, sim',
};

export const L53: Leitura = {
  id: 'L-53',
  dispositivo: 'arts. 77 e 81',
  certeza: 'provavel',
  bruto: 'será cobrado por trinta (30) dias',
  leitura: 'o período de trinta dias começado paga inteiro',
  motivo: 'a licença é indivisível (art. 62)',
};

export const L55: Leitura = {
  id: 'L-55',
  dispositivo: 'art. 83, § único',
  certeza: 'provavel',
  bruto: 'de uma só vez, no prazo determinado neste Código',
  leitura: '31 de março',
  motivo: 'é o prazo da parcela única do imposto e o da primeira prestação',
};

export const L57: Leitura = {
  id: 'L-57',
  dispositivo: 'arts. 86 e 87',
  certeza: 'provavel',
  bruto: 'para cada uma das variedades',
  leitura: 'uma quantia por alínea do art. 86 usada, e não por placa',
  motivo: '"variedades" são as alíneas',
  alternativa: 'uma quantia por placa ou anúncio',
};

export const L58: Leitura = {
  id: 'L-58',
  dispositivo: 'arts. 90 e 91',
  certeza: 'provavel',
  bruto: 'qualquer que seja a fração de tempo',
  leitura: 'o mês começado conta inteiro; metros e metros quadrados não se arredondam; a bomba paga por ano',
  motivo: 'o art. 91 fala em fração de tempo; da bomba a tabela não diz o período',
};

export const L60: Leitura = {
  id: 'L-60',
  dispositivo: 'Tabela nº 1 da Execução de Obras',
  certeza: 'provavel',
  bruto: 'em que for expedido o alvará ou licença',
  leitura: 'quantia fixa por licença',
  motivo: 'perdeu-se o começo do cabeçalho, e pode ter-se perdido a unidade',
};

export const L61: Leitura = {
  id: 'L-61',
  dispositivo: 'art. 99',
  certeza: 'provavel',
  bruto: 'pago em duas prestações conjuntamente',
  leitura: 'as linhas somam-se; duas prestações, ainda que o imposto seja o da Tabela nº 2',
  motivo: 'cada linha é uma licença',
};

export const L62: Leitura = {
  id: 'L-62',
  dispositivo: 'art. 104',
  certeza: 'provavel',
  bruto: 'sobre o valor do ingresso ou sobre a renda',
  leitura: '10% da renda, arredondados só no fim',
  motivo: 'em selo seria por ingresso, e coincide quando o preço é múltiplo de dez centavos',
  alternativa: 'arredondar cada ingresso',
};

export const L63: Leitura = {
  id: 'L-63',
  dispositivo: 'art. 106',
  certeza: 'provavel',
  bruto: 'por cruzeiro ou fração de cruzeiro',
  leitura: 'dez centavos por cruzeiro, ou fração, do preço de cada entrada',
  motivo: 'a base está no preço da entrada; outras leis do mesmo convênio dizem dez centavos por cruzeiro',
  alternativa: '10% do imposto de diversões',
};

export const L64: Leitura = {
  id: 'L-64',
  dispositivo: 'arts. 105 e 106',
  certeza: 'incerta',
  bruto: 'São isentos do Imposto: a) espetáculos',
  leitura: 'a isenção do imposto de diversões não alcança o adicional',
  motivo: 'o § 3º trata a isenção do selo de estatística como concessão própria',
  alternativa: 'quem é isento do imposto é isento do adicional',
  selecionavel: true,
};

export const L81: Leitura = {
  id: 'L-81',
  dispositivo: 'arts. 59 e 74, § único',
  certeza: 'ilegivel',
  bruto: 'mediante o pagamento da taxa de expediente',
  leitura: 'o valor da taxa não consta',
  motivo: 'a numeração salta do art. 137 ao 140, e falta o Título VIII',
};
