import { leitura } from './leitura';

/** Fees of the counter (section I) and of works (section II). */

export const G140 = leitura(
  'G-140',
  'provavel',
  'Emolumentos, secção I',
  'Capa dg processos quando dilacerada autuação 2,00',
  'valores limpos dos emolumentos',
  'lidos uma só vez, num texto em que 3 e 8, 1 e 4 se confundem',
);

export const G141 = leitura(
  'G-141',
  'provavel',
  'Emolumentos, I, 4, b',
  'idem idem datilografada , o,ho',
  'raza: Cr$ 0,40 por linha datilografada',
  '"o,ho" lê-se 0,40, que é o dobro da manuscrita',
);

export const G142 = leitura(
  'G-142',
  'provavel',
  'Emolumentos, I, 5',
  'por cada peça 3,00',
  'desentranhamento: Cr$ 3,00 por peça, fora a certidão',
  'limpo, mas 3 pode estar por 8: leitura fraca',
);

export const G143 = leitura(
  'G-143',
  'incerta',
  'Emolumentos, I, 6',
  'Exame de documentos arquivados 7,00',
  'o valor do exame de arquivo não é seguro',
  'é o único 7,00 da tabela, e 7 costuma ser outro sinal',
);

export const G144 = leitura(
  'G-144',
  'incerta',
  'Emolumentos, I, 7, f',
  'de mais de 20 anos, por ano 2,00',
  'não se sabe se os Cr$ 2,00 contam todos os anos ou só os que passam de vinte',
  'o texto não diz',
);

export const G145 = leitura(
  'G-145',
  'incerta',
  'Emolumentos, I, 11',
  'atestados, fora a raza 16,00',
  'o valor do atestado não é seguro: 10,00 ou 16,00',
  '6 costuma estar por 0',
);

export const G146 = leitura(
  'G-146',
  'incerta',
  'Emolumentos, I, 18',
  '18 averbação 3,00',
  'o valor da averbação não é seguro: 3,00 ou 8,00',
  '3 e 8 se confundem',
);

export const G147 = leitura(
  'G-147',
  'provavel',
  'art. 158, § 1º',
  'em desscôrdo cor a planta aprovada e em quadruplo',
  'obra em desacordo com a planta paga em dobro; sem licença, se puder ser conservada, o quádruplo',
  'as palavras são legíveis no conjunto',
);

export const G148 = leitura(
  'G-148',
  'provavel',
  'art. 162',
  'construção je casa populsr de area coberta até - 50 metros quadrados',
  'isenta a planta de casa popular até 50 m² e a de casa própria única até 60 m², a juízo do Prefeito',
  'os números são limpos, e as palavras, legíveis no conjunto',
);

export const G149 = leitura(
  'G-149',
  'provavel',
  'Emolumentos, II',
  'Rebaixamento de Guias, por espaço de 3 mts. lin. 120,00',
  'valores limpos dos emolumentos de obras',
  'lidos uma só vez, num texto em que 3 e 8, 1 e 4 se confundem',
);

export const G150 = leitura(
  'G-150',
  'provavel',
  'Emolumentos, II, 1',
  'de mais de 60 mts.2. por mts.2 . 5,00',
  'acima de 60 m², Cr$ 5,00 por m² sobre a área toda',
  '"de mais de" faz classe, e não escala progressiva',
  'Cr$ 3,00 até 60 m² e Cr$ 5,00 só no que passar',
);

export const G151 = leitura(
  'G-151',
  'incerta',
  'Emolumentos, II, 2',
  'especial, em qualquer zona, p/mt2 R 3,00',
  'o valor do projeto de estrutura especial não é seguro: 3,00 ou 8,00',
  'não custaria menos que o projeto comum',
);

export const G152 = leitura(
  'G-152',
  'provavel',
  'Emolumentos, II, 4',
  'metro de largura por 5 mescs:',
  'andaimes e tapumes por período da tabela, informado em `periodos`',
  'o período é de cinco ou seis meses; o do alinhamento é de seis',
);

export const G153 = leitura(
  'G-153',
  'ilegivel',
  'Emolumentos, II, 5',
  'sor00 0,00',
  'o alvará de vistoria de obras não se lê',
  'os algarismos perderam-se',
);

export const G154 = leitura(
  'G-154',
  'ilegivel',
  'Emolumentos, II, 6, b',
  'maís por metro quadrado que acrescer. j st',
  'o valor por metro acrescido na reforma não se lê',
  'só restam letras',
);

export const G155 = leitura(
  'G-155',
  'provavel',
  'Emolumentos, II, 7',
  'com revestimentos simples . 100,00',
  'revestimento de túmulos: Cr$ 100,00 o simples, Cr$ 200,00 o de granito ou mármore',
  'os valores são limpos; o título do item não se lê',
);

export const G156 = leitura(
  'G-156',
  'incerta',
  'Emolumentos, II, 8, a e b',
  'em ruas asfaltadas, por metro quadrado 160,00',
  'o levantamento de asfalto e de paralelepípedo não é seguro',
  '"160,00" pode ser 100,00, e "400" perdeu a vírgula',
);

export const G157 = leitura(
  'G-157',
  'provavel',
  'Emolumentos, II, 8, c',
  'em ruas não psvimentadas 30,00',
  'levantamento em rua não pavimentada: Cr$ 30,00',
  'as letras a e b são por metro quadrado, e esta não diz a unidade',
  'Cr$ 30,00 por metro quadrado',
);

export const G158 = leitura(
  'G-158',
  'incerta',
  'Emolumentos, II, 9',
  'Aberturas de garento, cada 60,00',
  'não se sabe o que é a abertura que paga Cr$ 60,00',
  'a palavra "garento" não se reconstrói',
);

export const G159 = leitura(
  'G-159',
  'ilegivel',
  'Emolumentos, II, 11, b e c',
  'em fotocópia, por metroê. K',
  'a cópia heliográfica e a fotocópia não se leem',
  'os algarismos perderam-se',
);

export const G160 = leitura(
  'G-160',
  'provavel',
  'art. 163',
  '1 co 200,00',
  'Cr$ 200,00, Cr$ 500,00 e de Cr$ 100,00 a Cr$ 1.000,00 por dia',
  '"1 co", "creed" e "Cra$" leem-se "Cr$"; os números são limpos',
);
