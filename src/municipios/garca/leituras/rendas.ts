import { leitura } from './leitura';

/** Markets, cemetery, slaughterhouse, impounded animals, and fees. */

export const G120 = leitura(
  'G-120',
  'incerta',
  'Tabela L, 1',
  'por metro quadrado e por dia 1,60',
  'a taxa do mercado não é segura: 1,00, 1,50 ou 1,60',
  '6 costuma estar por 0, mas 5 também se perde',
);

export const G121 = leitura(
  'G-121',
  'provavel',
  'Tabela L, 2, a',
  'qyadrado e por dia 400',
  'feirantes em geral: Cr$ 4,00 por metro quadrado e por dia',
  'falta a vírgula; Cr$ 400,00 por metro e dia seria absurdo ao lado de Cr$ 1,00',
);

export const G122 = leitura(
  'G-122',
  'provavel',
  'Tabela L, 2, b a 6',
  'parques de divegsões por 15 dias 200,00',
  'valores limpos da localização',
  'lidos uma só vez, num texto em que 3 e 8, 1 e 4 se confundem',
);

export const G123 = leitura(
  'G-123',
  'provavel',
  'Tabela L, 6',
  'Bomba de gasolina na vía publica 200,00',
  'Cr$ 200,00 pela bomba na via pública',
  'o período não consta',
);

export const G124 = leitura(
  'G-124',
  'provavel',
  'art. 152',
  'primogêntto atinjs n idado de 21 anos',
  'a viúva sem outros meios, ou os filhos até o mais velho fazer 21 anos, sucedem na banca',
  'as palavras são legíveis no conjunto',
);

export const G125 = leitura(
  'G-125',
  'provavel',
  'Tabela M',
  'sepultura geral |, 20,00 15,00',
  'valores limpos do cemitério, adulto e menor',
  'lidos uma só vez, num texto em que 3 e 8, 1 e 4 se confundem',
);

export const G126 = leitura(
  'G-126',
  'ilegivel',
  'Tabela M, 5',
  '(pars outro cemiterio) 100,00 gera',
  'a exumação de menor para outro cemitério não se lê',
  'só restam letras',
);

export const G127 = leitura(
  'G-127',
  'ilegivel',
  'Tabela M, 6',
  'Construção de cameiras 120,00 500',
  'a carneira de menor não se lê',
  '"500" não tem vírgula nem confirmação',
);

export const G128 = leitura(
  'G-128',
  'incerta',
  'Tabela M, 10',
  '(por deis anos). 300,00 200,00',
  'o prazo da concessão não é seguro: dois, seis ou dez anos',
  '"deis" serve a todos',
);

export const G129 = leitura(
  'G-129',
  'ilegivel',
  'Tabela M, 11',
  'Roo soo ooo',
  'a concessão por 30 anos não se lê',
  'só restam letras',
);

export const G130 = leitura(
  'G-130',
  'ilegivel',
  'Tabela M, 12',
  '+00 300',
  'a concessão perpétua nas transversais não se lê',
  'os algarismos da frente perderam-se',
);

export const G131 = leitura(
  'G-131',
  'provavel',
  'Tabela N (1950)',
  'de cade bovino abatido 20,00',
  'valores limpos do matadouro em 1950',
  'lidos uma só vez; a tabela de 1960 guarda a proporção',
);

export const G132 = leitura(
  'G-132',
  'provavel',
  'Tabela N (1950), mangueiras',
  'por mes ou froção 50,400',
  'mangueira: Cr$ 50,00 por mês ou fração',
  'a pocilga, irmã dela, é 50,00, e em 1960 as duas são 250,00',
);

export const G133 = leitura(
  'G-133',
  'provavel',
  'Tabela N (1960)',
  'por mês qu fração 4 250 400',
  'valores da Lei de 17-12-1960: o que se lê, com as vírgulas no lugar',
  'a pocilga e a mangueira são cinco vezes as de 1950',
);

export const G134 = leitura(
  'G-134',
  'incerta',
  'Tabela N (1960), IV',
  'De cada Ave sbp lia J 20,06',
  'a taxa por ave não é segura: Cr$ 20,00 ou Cr$ 2,00',
  'Cr$ 20,00 por ave contra Cr$ 30,00 por carneiro não é proporção',
);

export const G135 = leitura(
  'G-135',
  'provavel',
  'tabela do depósito de animais',
  'cavalar, suar, e bovino, por dia 30,00',
  'valores limpos do depósito de animais',
  'lidos uma só vez, num texto em que 3 e 8, 1 e 4 se confundem',
);
