import type { Leitura } from '../../norma/leitura';

export const L01: Leitura = {
  id: 'L-01',
  dispositivo: 'art. 12, § 1º',
  certeza: 'provavel',
  bruto: 'deduzindo-se em 50% o imposto na falta de um desses requisitos em 2/3 a falta de assistência',
  leitura: 'na zona suburbana, faltando um ou dois serviços deduz-se metade; faltando todos, dois terços',
  motivo:
    'falta um "e" na frase: um serviço ausente basta para os 50%, e os 2/3 pedem a falta da assistência',
  alternativa: 'faltando dois serviços, deduzir já os dois terços',
};

export const L02: Leitura = {
  id: 'L-02',
  dispositivo: 'art. 12, § 1º',
  certeza: 'provavel',
  bruto: 'desde que ali a Prefeitura dê a assistência a população',
  leitura: 'a zona suburbana é sempre tributada, com a dedução que couber',
  motivo: 'a dedução de 2/3 por falta de assistência seria inútil se sem ela não houvesse imposto',
  alternativa: 'sem assistência nenhuma, não há imposto',
};

export const L04: Leitura = {
  id: 'L-04',
  dispositivo: 'art. 12, §§ 1º e 4º',
  certeza: 'provavel',
  bruto: 'O imposto será deduzido de 25% quando habitado pelo proprietário',
  leitura:
    'a dedução de moradia vale em qualquer zona e aplica-se sobre o imposto já com a dedução suburbana',
  motivo: 'os dois parágrafos falam do imposto, e o § 4º não distingue zona',
  alternativa: 'somar as duas percentagens, ou limitar os 25% à zona urbana',
};

export const L05: Leitura = {
  id: 'L-05',
  dispositivo: 'art. 19, parágrafo único',
  certeza: 'provavel',
  bruto: 'durante o mês de fevereiro fizer o pagamento anual, integral e adiantado',
  leitura: 'os 5% incidem sobre o imposto do ano, já com as deduções, e só em fevereiro',
  motivo: 'a lei diz o mês; não alcança taxas nem o adicional',
  alternativa: 'conceder o desconto também em janeiro',
};

export const L06: Leitura = {
  id: 'L-06',
  dispositivo: 'art. 19',
  certeza: 'provavel',
  bruto: 'arrecadado em duas prestações, a 1ª até 15 de março e a 2ª até 15 de julho',
  leitura: 'duas metades; o que não divide fica na primeira',
  motivo: 'a lei não diz que são iguais; metade a metade é o costume',
};

export const L09: Leitura = {
  id: 'L-09',
  dispositivo: 'art. 21, c, d e e',
  certeza: 'provavel',
  bruto: 'associações de caridade ou beneficência gratuita, em prédios próprios',
  leitura: 'o prédio próprio é exigido de todos os da alínea; as alíneas f e g não o exigem',
  motivo: 'a vírgula antes da expressão faz que ela se refira a todos',
  alternativa: 'exigi-lo só do último da alínea',
};

export const L10: Leitura = {
  id: 'L-10',
  dispositivo: 'art. 21, j',
  certeza: 'provavel',
  bruto: 'pelo tempo que o estiverem, se o requerer o respectivo proprietário',
  leitura: 'só com requerimento, e por meses completos de desocupação',
  motivo: 'o imposto é anual e a lei não dá a unidade do tempo',
  alternativa: 'contar por dias',
};

export const L11: Leitura = {
  id: 'L-11',
  dispositivo: 'art. 26, a',
  certeza: 'provavel',
  bruto: 'acrescida de um terço de área deste como quintal',
  leitura: 'paga metade a área do prédio mais um terço dela, até o limite do lote; o resto paga por inteiro',
  motivo: '"deste" retoma o prédio, último nomeado',
  alternativa: 'um terço da área do terreno',
};

export const L12: Leitura = {
  id: 'L-12',
  dispositivo: 'art. 26, b e c',
  certeza: 'provavel',
  bruto: 'construção paralisada por mais de seis meses',
  leitura: 'seis meses exatos ainda não; a ruína, só do 91º dia em diante',
  motivo: '"mais de" e "depois de" excluem o limite',
};

export const L13: Leitura = {
  id: 'L-13',
  dispositivo: 'art. 20',
  certeza: 'certa',
  bruto: 'a partir do mês imediato ao da verificação dessa ocorrência',
  leitura: 'conta o mês em que a Prefeitura verificou, que ainda se paga, e não o do sinistro',
  motivo: 'o artigo diz verificação',
};

export const L14: Leitura = {
  id: 'L-14',
  dispositivo: 'art. 29',
  certeza: 'certa',
  bruto: 'segundo normas do imposto predial (arts. 18 e 19)',
  leitura: 'valem as duas prestações e também o desconto de 5% em fevereiro',
  motivo: 'a remissão é ao art. 19 inteiro',
};

export const L15: Leitura = {
  id: 'L-15',
  dispositivo: 'art. 30, a',
  certeza: 'provavel',
  bruto: 'letras "a" à "q"',
  leitura: 'alíneas a até g: as dependências de h, i e j não são isentas',
  motivo: 'o art. 21 só vai até j, e a troca de g por q é a mais comum',
  alternativa: 'alíneas a até j, todas as do art. 21',
  selecionavel: true,
};

export const L16: Leitura = {
  id: 'L-16',
  dispositivo: 'art. 30, c',
  certeza: 'certa',
  bruto: 'pelo menos metade da respectiva área útil',
  leitura: 'metade exata basta; só na zona suburbana',
  motivo: '"pelo menos" inclui o limite',
};

export const L55: Leitura = {
  id: 'L-55',
  dispositivo: 'art. 12',
  certeza: 'certa',
  bruto: 'Para o bairro Macrina, mantém-se as isenções previstas na lei 123',
  leitura: 'a isenção da Lei nº 123/1959 não se pode conferir; o prédio que não a alega paga pelo Código',
  motivo: 'a Lei nº 123/1959 não está na fonte',
};
