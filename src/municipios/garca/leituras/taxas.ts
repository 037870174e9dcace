import { leitura } from './leitura';

/** Weights and measures, water, paving, roads, kerbs, cleaning and rubbish. */

export const G90 = leitura(
  'G-90',
  'provavel',
  'Tabela I',
  'Balanças atg 50 ks. 10,00',
  'valores limpos da aferição',
  'lidos uma só vez, num texto em que 3 e 8, 1 e 4 se confundem',
);

export const G91 = leitura(
  'G-91',
  'incerta',
  'Tabela I, balança automática até 15 quilos',
  '(automaticas ete 15 ks) 50,00',
  'o valor da balança automática acima de 10 quilos não é seguro',
  'lê-se 50,00, que quebra a progressão 10, 15; pode ser 20,00',
);

export const G92 = leitura(
  'G-92',
  'ilegivel',
  'Tabela I, vidros de óleo',
  'até 1 litro cada Ds',
  'o valor dos vidros de óleo não se lê',
  'só restam letras',
);

export const G93 = leitura(
  'G-93',
  'provavel',
  'Tabela I, placas de lacre',
  '4 lacre-sdicional 3,00',
  'adicional de placa e lacre: Cr$ 3,00',
  'limpo, mas 3 pode estar por 8: leitura fraca',
);

export const G94 = leitura(
  'G-94',
  'provavel',
  'Tabela I, adicionais',
  'para aferição fora repartição 5,00',
  'adicional contado por unidade informada',
  'a tabela não diz se é por diligência ou por peça',
);

export const G95 = leitura(
  'G-95',
  'ilegivel',
  'art. 110',
  'no multa Js Cr,* 0,00 a” 500,00',
  'o mínimo da multa não se lê; o máximo é Cr$ 500,00',
  'a dezena do mínimo perdeu-se',
);

export const G96 = leitura(
  'G-96',
  'ilegivel',
  'art. 111',
  'ficam sujeitos 3 nulto de. -',
  'o valor da multa por adulteração não se lê',
  'a quantia perdeu-se na fonte',
);

export const G97 = leitura(
  'G-97',
  'provavel',
  'art. 113, parágrafo único',
  'não sera cobral: « taxa',
  'com o registro fechado a pedido, não se cobra a taxa',
  'as palavras são legíveis no conjunto',
);

export const G98 = leitura(
  'G-98',
  'provavel',
  'art. 120, § 1º',
  'neroseiio do 30; (trinta por cento)',
  'despesas acrescidas de 30%',
  'o extenso confirma',
);

export const G99 = leitura(
  'G-99',
  'provavel',
  'art. 121',
  'eobrais or & é cinco ) prestações onu- anuais, ne mês d6 junho',
  'cinco prestações anuais, em junho',
  'o extenso confirma; o ano da primeira não consta, e não se leem juros',
);

export const G100 = leitura(
  'G-100',
  'ilegivel',
  'art. 121, parágrafo do desconto',
  'goSarão 39 darcanto Cir cor manto)',
  'o desconto do pagamento à vista não se lê',
  'nem o percentual nem o extenso são legíveis',
);

export const G101 = leitura(
  'G-101',
  'provavel',
  'art. 128, parágrafo único',
  'ãa aroa situsda',
  'do imóvel na divisa só conta a área dentro de Garça',
  'as palavras são legíveis no conjunto',
);

export const G102 = leitura(
  'G-102',
  'provavel',
  'art. 129',
  'ser” da VA',
  '¼% (0,25%) do valor venal',
  '"VA" está por ¼, e o extenso termina em "quarto por cento"',
);

export const G103 = leitura(
  'G-103',
  'provavel',
  'art. 129, parágrafo único, a (redação de 1950)',
  '1). 1.000,00 per hectare de terra; 2) [ 10,000 pó de cave',
  'Cr$ 1.000,00 por hectare e Cr$ 10,00 o pé de café em produção',
  'o "0" final é o artigo "o"; a redação de 1952 tem a mesma construção',
);

export const G104 = leitura(
  'G-104',
  'ilegivel',
  'art. 129, parágrafo único, b (redação de 1950)',
  't) 5 Ieis propricisdes: 1) hnsetare',
  'o valor por hectare das demais propriedades não se lê',
  'a simetria sugere Cr$ 1.000,00, mas não prova',
);

export const G105 = leitura(
  'G-105',
  'provavel',
  'art. 132',
  'erior a Cre$ 300,00 podera ser paga',
  'taxa superior a Cr$ 300,00, duas prestações; até ela, uma só, no vencimento da primeira',
  '"erior" é o fim de "superior"; o vencimento da taxa menor se infere',
);

export const G106 = leitura(
  'G-106',
  'provavel',
  'Tabela J',
  'por metro linear 2,00',
  'Cr$ 2,00 por metro de testada',
  'limpo, mas lido uma só vez',
);

export const G107 = leitura(
  'G-107',
  'provavel',
  'art. 138, § 1º',
  'acrussidas dos juros de 10%:',
  'juros simples sobre cada prestação, pelos anos decorridos',
  'o texto não fala em saldo devedor nem em capitalização',
  'juros sobre o saldo devedor',
);

export const G108 = leitura(
  'G-108',
  'provavel',
  'art. 140, parágrafo único',
  'de desconto dos juros corr: ca',
  'quem antecipa prestações não paga os juros dos anos que antecipa',
  'as palavras são legíveis no conjunto',
);

export const G109 = leitura(
  'G-109',
  'incerta',
  'Tabela K',
  'limpesa de vias publicas sera des - 2,00',
  'a unidade dos Cr$ 2,00 não se lê (talvez o metro de testada)',
  'a linha da unidade perdeu-se na fonte',
);

export const G110 = leitura(
  'G-110',
  'provavel',
  'art. 145, § 1º',
  'a Cr$ 50 00 cuando os práds',
  'mínimo de Cr$ 50,00 quando o prédio abriga comércio, indústria ou hospedagem',
  'o Cr$ é limpo, e a vírgula perdeu-se',
);

export const G111 = leitura(
  'G-111',
  'provavel',
  'art. 147',
  'suporior a Crof 300,00',
  'taxa superior a Cr$ 300,00, duas prestações',
  '"Crof" lê-se "Cr$"; o número é limpo',
);

export const G112 = leitura(
  'G-112',
  'provavel',
  'art. 149',
  '4 taxa de cro$ 100,00, além do material',
  'Cr$ 100,00 por serviço, mais o material',
  '"cro$" lê-se "Cr$"; o número é limpo',
);
