import { leitura } from './leitura';

/** Table of the hawkers: columns by day, quarter, half-year and year. */

export const G40 = leitura(
  'G-40',
  'provavel',
  'tabela dos ambulantes',
  'cestos. o vern.vns DIA TRI sm, no',
  'números de uma linha atribuídos a este produto pela ordem alfabética dos nomes e dos números',
  'nomes e números vêm em blocos separados; os números casam na proporção 2:3:4',
);

export const G41 = leitura(
  'G-41',
  'provavel',
  'tabela dos ambulantes',
  '100,00 À 0,00 200.00',
  'semestre e ano (ou trimestre) deduzidos do número lido, na proporção 2:3:4 entre trimestre, semestre e ano',
  'a proporção se confere em 23 linhas lidas; nunca se deduz o dia',
);

export const G42 = leitura(
  'G-42',
  'provavel',
  'tabela dos ambulantes',
  '300,00 100,00',
  'ano de Cr$ 400,00, que a fonte traz como 100,00',
  '4 está por 1 em todo o texto; a proporção 3:4 com o semestre',
);

export const G43 = leitura(
  'G-43',
  'provavel',
  'tabela dos ambulantes',
  'Fadio. 90,00 150,00',
  'trimestre de Cr$ 450,00, que a fonte traz como 150,00, e semestre de Cr$ 675,00',
  '4 está por 1; o dia de 90,00 é limpo duas vezes, e 675,00 a 907,00 só cabem aqui',
);

export const G44 = leitura(
  'G-44',
  'provavel',
  'tabela dos ambulantes, lenha',
  '60,0€ 20,00',
  'lenha: Cr$ 8,00, Cr$ 40,00, Cr$ 60,00 e Cr$ 80,00',
  'o dia e o semestre são limpos; "loç0o" lê-se 40,00 e o ano, lido 20,00, é 80,00 pela proporção',
);

export const G45 = leitura(
  'G-45',
  'provavel',
  'tabela dos ambulantes, mel',
  'Mel, melado e rnpaduras 3,00 20,00',
  'mel, melado e rapaduras: Cr$ 3,00 por dia',
  'o 3,00 se lê igual em duas linhas, embora fuja da proporção das outras',
  'Cr$ 4,00 ou Cr$ 8,00 por dia',
);

export const G46 = leitura(
  'G-46',
  'incerta',
  'tabela dos ambulantes, coluna do dia',
  'Peles 10,00 100,00',
  'o valor do dia não é seguro nesta linha',
  'só metade das linhas confirma a proporção entre o dia e o trimestre, e "10,00" se repete sem razão',
);

export const G47 = leitura(
  'G-47',
  'incerta',
  'tabela dos ambulantes, pães e óleos',
  'Pães . 3,00 10,00',
  'o par 60,00 e 80,00 pode ser de pães ou de óleos e tintas',
  'os números de nenhum dos dois fecham com ele',
);

export const G48 = leitura(
  'G-48',
  'incerta',
  'tabela dos ambulantes, peixe fresco',
  'nas épocas peraítidas 10,00 25,00',
  'os números do peixe fresco contradizem a proporção da tabela',
  'no semestre e no ano lê-se "120 20400"',
);

export const G49 = leitura(
  'G-49',
  'incerta',
  'tabela dos ambulantes, refrescos',
  'frescos e sorvetes 15,00 25,00',
  'os números dos refrescos e sorvetes não fecham',
  'pela proporção o trimestre seria 75,00, e lê-se 25,00',
);

export const G50 = leitura(
  'G-50',
  'incerta',
  'tabela dos ambulantes, quadros e quinquilharias',
  'molduras e cebides 5,00 50,00',
  'não se sabe que par de números é desta linha',
  'o mesmo par serve também a outra linha',
);

export const G51 = leitura(
  'G-51',
  'incerta',
  'tabela dos ambulantes, miúdos',
  'cobrar pelos Z,0CC 25,00',
  'os números dos miúdos e vísceras não são seguros',
  'só o trimestre tem algarismos, e não há par que o confirme',
);

export const G52 = leitura(
  'G-52',
  'incerta',
  'tabela dos ambulantes, calçados',
  'gados Lo0,00',
  'só se lê o ano dos calçados, talvez Cr$ 400,00',
  '"Lo0,00" pode ser 400,00 ou 100,00',
);

export const G53 = leitura(
  'G-53',
  'ilegivel',
  'tabela dos ambulantes, linhas sem número',
  'Roupas de camas',
  'o nome do produto se lê, e os números dele não',
  'a coluna dos números perdeu-se nessas linhas',
);

export const G54 = leitura(
  'G-54',
  'incerta',
  'tabela dos ambulantes, fitas e folheiros',
  'Folheiros vendedor',
  'os números se leem, e o produto não',
  'o nome não se reconstrói com segurança',
);
