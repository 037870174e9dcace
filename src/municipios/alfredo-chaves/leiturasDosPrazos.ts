import type { Leitura } from '../../norma/leitura';

export const L08: Leitura = {
  id: 'L-08',
  dispositivo: 'arts. 21, i, e 138, a',
  certeza: 'certa',
  bruto: 'valor locativo igual ou inferior à Cr$ 100,00 mensais',
  leitura: 'o art. 138, a, conta por mês e é favor; o art. 21, i, conta por ano e é isenção',
  motivo: 'são dois limites diferentes, e ambos incluem o próprio valor',
};

export const L42: Leitura = {
  id: 'L-42',
  dispositivo: 'art. 5º',
  certeza: 'provavel',
  bruto: 'sob pena de ser inscrita em dívida ativa acrescida de dez por cento',
  leitura: 'os 10% são só da diferença apurada e não recolhida; a dívida ativa comum não os leva',
  motivo: 'o art. 10, § 4º, inscreve sem acréscimo',
};

export const L45: Leitura = {
  id: 'L-45',
  dispositivo: 'art. 138, c',
  certeza: 'incerta',
  bruto: 'porém com redução da dívida dos que não possuam bens ou renda que possam solver o débito',
  leitura: 'pode haver redução, a critério do Prefeito e da Câmara; a lei não dá o percentual',
  motivo: 'o texto da alínea está corrompido',
};

export const L46: Leitura = {
  id: 'L-46',
  dispositivo: 'art. 10, § 3º',
  certeza: 'provavel',
  bruto: 'multa de mora de um por cento (1%) ao mês, durante o exercício',
  leitura: '1% simples por mês completo, data a data, até 31 de dezembro do exercício',
  motivo: 'a lei não diz "ou fração"; a Lei nº 810/1949 define o mês',
  alternativa: 'o mês começado conta inteiro',
  selecionavel: true,
};

export const L47: Leitura = {
  id: 'L-47',
  dispositivo: 'art. 9º',
  certeza: 'provavel',
  bruto: 'no prazo de 15 dias, contados da publicação da decisão desfavorável, recurso para a Câmara',
  leitura: 'reclamação em 15 dias da publicação do lançamento; recurso em 10 dias da ciência da decisão',
  motivo: 'a frase está truncada',
};

export const L48: Leitura = {
  id: 'L-48',
  dispositivo: 'art. 10, § 2º',
  certeza: 'provavel',
  bruto: 'prorrogar, até 60 dias os prazos extintos',
  leitura: 'até sessenta dias corridos, contados do vencimento, ainda que já passado',
  motivo: 'o artigo fala de prazos extintos',
};

export const L49: Leitura = {
  id: 'L-49',
  dispositivo: 'art. 11, d',
  certeza: 'certa',
  bruto: 'pagar qualquer contribuição do exercício em curso',
  leitura: 'quem está em mora não paga nem o exercício em curso',
  motivo: 'é a letra do artigo',
};

export const L50: Leitura = {
  id: 'L-50',
  dispositivo: 'arts. 5º, 9º, 19, 40 e 64',
  certeza: 'provavel',
  bruto: 'a 1ª até 15 de março e a 2ª até 15 de julho',
  leitura: 'vencendo em domingo ou feriado nacional, passa ao dia útil seguinte',
  motivo: 'a lei local cala; é a regra do Código Civil de 1916, art. 125, § 1º',
  alternativa: 'não prorrogar a data fixa',
};

export const L54: Leitura = {
  id: 'L-54',
  dispositivo: 'art. 148',
  certeza: 'provavel',
  bruto: 'Esta lei entrará em vigor a partir de 1º janeiro de 1960',
  leitura: 'responde pelos exercícios de 1960 a 1966',
  motivo: 'o fim não consta; o sistema tributário de 1966-67 substituiu estes tributos',
};
