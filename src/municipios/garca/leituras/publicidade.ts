import { leitura } from './leitura';

/** Tables C (advertising) and H (entertainments). */

export const G60 = leitura(
  'G-60',
  'provavel',
  'Tabela C, nº 1',
  'para o vernâ«ulo 20€,0)',
  'anúncio em idioma estrangeiro: Cr$ 200,00',
  '€ está por 0 e ")" é sujeira',
);

export const G61 = leitura(
  'G-61',
  'provavel',
  'Tabela C, nº 4',
  'cinco (5) metros lineares 20,09',
  'letreiro próprio: Cr$ 20,00 até 5 m, Cr$ 30,00 até 10 m, Cr$ 50,00 acima',
  '9 está por 0; "excedente" é classe, e não adicional por metro',
);

export const G62 = leitura(
  'G-62',
  'provavel',
  'Tabela C, nº 5',
  'exesdanto N 56,00',
  'placa sem saliência: Cr$ 20,00 até 1 m, Cr$ 30,00 até 3 m, Cr$ 50,00 acima',
  '6 está por 0; a série é a do nº 4',
);

export const G63 = leitura(
  'G-63',
  'provavel',
  'Tabela C, nº 8',
  'metro lingar , 16,00',
  'letreiro no passeio: Cr$ 10,00 até 1 m, Cr$ 20,00 até 5 m, Cr$ 50,00 acima',
  '6 está por 0 nas duas primeiras linhas; leitura fraca',
);

export const G64 = leitura(
  'G-64',
  'provavel',
  'Tabela C, nºs 9 e 10',
  'até seis metros In,30100 66,00 200,00 20,00 Boroo 0,00 100,00 200,00',
  'nove valores para as nove letras dos nºs 9 e 10, na ordem em que vêm',
  'os valores estão em bloco separado das letras; leitura fraca acima de 6 m',
);

export const G65 = leitura(
  'G-65',
  'provavel',
  'Tabela C, nºs 2, 12, 13, 15, 17, 18 e 19',
  'por 30 digs cada um . 10,00',
  'valores limpos da publicidade',
  'lidos uma só vez, num texto em que 3 e 8, 1 e 4 se confundem',
);

export const G66 = leitura(
  'G-66',
  'provavel',
  'Tabela C, nº 16, b',
  'de tres estabelecimentos 12300',
  'três estabelecimentos: Cr$ 15,00 por dia',
  'a série das linhas vizinhas é 12, 15 e 18',
);

export const G67 = leitura(
  'G-67',
  'incerta',
  'Tabela C, nº 16, d',
  '(por estabelecimento) 1:00',
  'o valor por estabelecimento, acima de quatro, não é seguro',
  '"1:00" pode ser 1,00, 3,00 ou 4,00',
);

export const G68 = leitura(
  'G-68',
  'incerta',
  'Tabela C, nº 3',
  'los €> carga , 3,00',
  'o valor dos anúncios em automóveis e veículos de carga não é seguro',
  '"3,00" pode ser 8,00 ou 30,00',
);

export const G69 = leitura(
  'G-69',
  'ilegivel',
  'Tabela C, nº 6',
  'EO 900',
  'os valores das placas com saliência não se leem',
  'nem "EO 900" nem "G 400" têm leitura',
);

export const G70 = leitura(
  'G-70',
  'incerta',
  'Tabela C, nº 7',
  'casas de Giversoss, cada 3,00',
  'o valor anual da placa de espetáculo não é seguro',
  '"3,00" pode ser 8,00 ou 30,00',
);

export const G71 = leitura(
  'G-71',
  'ilegivel',
  'Tabela C, nº 10, b e c',
  'Boroo 0,00',
  'de 1,10 m² a 5,00 m² os valores não se leem',
  'um perdeu os algarismos e o outro a dezena',
);

export const G72 = leitura(
  'G-72',
  'incerta',
  'Tabela C, nº 11',
  'excedente . - 0,50',
  'o valor do cartaz até 50 × 50 cm não se lê',
  'só se lê o 0,50 do excedente',
);

export const G73 = leitura(
  'G-73',
  'ilegivel',
  'Tabela C, nº 14',
  'PS ano, cada um',
  'o valor dos bancos de jardim não se lê',
  'a coluna está vazia nessa linha',
);

export const G74 = leitura(
  'G-74',
  'provavel',
  'art. 80, parágrafo único',
  'se o impôsto for devido depois do mês de junho',
  'metade para toda a publicidade não lançada devida de julho em diante',
  'a letra da lei vale para a secção II inteira, ainda que o sentido seja duvidoso na diária',
  'só a publicidade anual se reduz',
);

export const G75 = leitura(
  'G-75',
  'provavel',
  'art. 82',
  'pt. Bar - ustão ísunics Jo imp',
  'hipóteses de isenção da publicidade',
  'as alíneas estão mutiladas, e várias dependem do juízo do Prefeito',
);

export const G76 = leitura(
  'G-76',
  'provavel',
  'art. 85',
  'ser5 de 15” (quinze sor conto)',
  '15% do preço de cada ingresso, pule ou bilhete; cada um sobe a Cr$ 0,10',
  'o extenso confirma; a Lei de 26-11-1953 cita um "artigo 85", que aqui se lê 83',
);

export const G77 = leitura(
  'G-77',
  'provavel',
  'Tabela H',
  'Brira de galo, por funçao 50,00',
  'valores limpos da Tabela H',
  'lidos uma só vez, num texto em que 3 e 8, 1 e 4 se confundem',
);

export const G78 = leitura(
  'G-78',
  'provavel',
  'Tabela H, nº 5, a',
  'no perfretro urbano, por 8 dias ho,00',
  'quermesse na sede: Cr$ 40,00',
  '4 está por h; a série é 40, 20 e 10',
);

export const G79 = leitura(
  'G-79',
  'incerta',
  'Tabela H, nº 2',
  'corridas de cavalos, 200,00',
  'falta a unidade: por função, por dia ou por ano',
  'só se lê o valor, Cr$ 200,00',
);

export const G80 = leitura(
  'G-80',
  'incerta',
  'Tabela H, nº 4, a',
  'por 15 dias na zona rural 200,00',
  'não se sabe que zona paga os Cr$ 200,00',
  'a zona rural não pagaria mais que a suburbana; talvez seja a urbana',
);

export const G81 = leitura(
  'G-81',
  'incerta',
  'Tabela H, nº 7',
  'por deis dias, Lo ,00',
  'não se sabe se são dois ou dez dias',
  '"deis" serve aos dois',
);

export const G82 = leitura(
  'G-82',
  'incerta',
  'art. 93',
  'fi) ntrópicas, pero O',
  'isenção total ou parcial de renda filantrópica, a juízo do Prefeito',
  'o artigo está mutilado, e a medida da isenção é ato do Prefeito',
);

export const G83 = leitura(
  'G-83',
  'ilegivel',
  'art. 95',
  'uults de cr.S SC 00',
  'a multa das diversões não se lê (talvez Cr$ 50,00 ou Cr$ 500,00)',
  'o algarismo da frente perdeu-se',
);

export const G84 = leitura(
  'G-84',
  'ilegivel',
  'art. 89',
  'não covondo fumclonar fechada, - sob pena de multa',
  'a multa da bilheteria fechada não tem valor legível',
  'o artigo não traz quantia',
);
