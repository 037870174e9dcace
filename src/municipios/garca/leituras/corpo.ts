import { leitura } from './leitura';

/** General part, imposto predial, due dates, fines and the amending laws. */

export const G01 = leitura(
  'G-01',
  'ilegivel',
  'art. 2º',
  'ty em 1 enos',
  'o intervalo da revisão do Código não se lê',
  'o número de anos perdeu-se na fonte',
);

export const G02 = leitura(
  'G-02',
  'provavel',
  'art. 8º',
  'dontre de 1€ 1449 contados',
  'dentro de 10 dias',
  '€ está por 0 em sete números do texto, e "1449" por "dias"',
);

export const G03 = leitura(
  'G-03',
  'provavel',
  'art. 10',
  'de 107 shbya 3 inportência',
  '10% da importância em débito, uma só vez',
  '7 está por % em todo o texto, e nada fala em mês ou em repetição',
);

export const G04 = leitura(
  'G-04',
  'provavel',
  'art. 12',
  'LO dins improrrog-vols',
  '10 dias improrrogáveis',
  'L está por 1 e O por 0 em outros números do texto',
);

export const G05 = leitura(
  'G-05',
  'provavel',
  'art. 16, § 3º',
  'não poderão variar além de 10%',
  'o valor arbitrado não sobe nem desce mais de 10% de um exercício a outro',
  '"variar" abrange a alta e a baixa',
  'o limite é só de alta',
);

export const G06 = leitura(
  'G-06',
  'provavel',
  'art. 24',
  'pelo período restante, a pertir do mês seguinto',
  'imposto do ano × meses que restam ÷ 12, desde o mês seguinte ao do término',
  'a lei dá o período e não a conta; o imposto é anual e o período se mede em meses',
);

export const G07 = leitura(
  'G-07',
  'provavel',
  'art. 25, a (redação de 1950)',
  '( 600.00, - ânclusíve quando nele reside o proprietário',
  'até Cr$ 600,00, com residência do dono e sem outro imóvel',
  '"(" está por Cr$; sem a residência a frase é ambígua, e não se afirma a isenção',
  'também isentos os prédios alugados',
);

export const G08 = leitura(
  'G-08',
  'incerta',
  'art. 25, parágrafo único, desde 1954',
  'O Artigo 252, paso a ter a seguinte redação',
  'não se sabe se a isenção do ensino sobreviveu à redação de 1953',
  'a Lei nº 273/1953 dá nova redação ao artigo sem reproduzir o parágrafo',
);

export const G09 = leitura(
  'G-09',
  'provavel',
  'art. 182, 4',
  'Vencimento em Jy nhes',
  'vence em junho; o dia não consta, e toma-se o último do mês por convenção',
  'o item se intitula Maio e diz "vencimento em junho", sem dia',
);

export const G10 = leitura(
  'G-10',
  'provavel',
  'art. 182, 1',
  'Vencimep- to até dia 3:',
  'vence em 31 de janeiro',
  'o lançamento vai até o dia 15, e o mês tem 31 dias',
);

export const G11 = leitura(
  'G-11',
  'provavel',
  'art. 189, § 1º',
  'se for passada antes do inicicio do mas',
  'antes do dia 1º do mês da primeira prestação, a certidão abrange o exercício anterior; depois, o corrente',
  '"inicicio do mas" lê-se "início do mês"',
);

export const G12 = leitura(
  'G-12',
  'provavel',
  'art. 6º',
  'sem autorizacac do',
  'o lançamento só se altera com processo e autorização do Prefeito',
  'as palavras são legíveis no conjunto, embora estragadas',
);

export const G13 = leitura(
  'G-13',
  'incerta',
  'Lei de 10-02-1961, art. 1º',
  'artigo 3l da lei nº 512',
  'artigo 31 ou 34 da Lei nº 512/1957',
  '"l" serve a 1 e a 4; o fator não muda',
);

export const G14 = leitura(
  'G-14',
  'provavel',
  'Lei de 26-11-1953, art. 1º',
  'vevigorado e nrtigo 85',
  'revigora o art. 83, das indústrias e profissões',
  'o parágrafo que acrescenta cita a Lei nº 21/1947, que é o assunto do art. 83; 3, 5 e 8 se confundem',
  'revigora o art. 85, das diversões',
);

export const G15 = leitura(
  'G-15',
  'incerta',
  'Lei de 25-06-1951, art. 1º, II',
  'artigo 115, e, do artigo 17',
  'revoga parágrafos da taxa de lixo (arts. 145 e 147), sem se saber quais',
  'o 4 se perde em quase todos os artigos de 140 a 149; o alcance da revogação não se lê',
);

export const G16 = leitura(
  'G-16',
  'ilegivel',
  'art. 169',
  'voxével que sora',
  'os valores da multa geral perderam-se',
  'a frase se interrompe na fonte',
);

export const G17 = leitura(
  'G-17',
  'provavel',
  'art. 44',
  'Crebusoo 50,00 à Cr .$ 2.000,00',
  'multa de Cr$ 50,00 a Cr$ 2.000,00',
  '"Crebusoo" lê-se "Cr$"; os números são limpos',
);

export const G18 = leitura(
  'G-18',
  'provavel',
  'art. 68',
  'cres 200,00 á crod 1.000,00',
  'multa de Cr$ 200,00 a Cr$ 1.000,00',
  '"cres" e "crod" leem-se "Cr$"; os números são limpos',
);

export const G19 = leitura(
  'G-19',
  'provavel',
  'art. 81',
  'Crej 100,00 à Cref 500,00',
  'multa de Cr$ 100,00 a Cr$ 500,00, além do imposto',
  '"Crej" e "Cref" leem-se "Cr$"; os números são limpos',
);
