import { leitura } from './leitura';

/** Licences: establishments, special, vehicles, deposits and lifts. */

export const G20 = leitura(
  'G-20',
  'incerta',
  'art. 36',
  'dss 2 as 8 noras',
  'as horas da antecipação e da prorrogação não são seguras',
  '"2" pode ser 5, 6 ou 7',
);

export const G21 = leitura(
  'G-21',
  'incerta',
  'tabela da licença extraordinária',
  'so” enta por cer co) sôbre à irposto êe cança expedíca pars o ho 400,00',
  'o percentual sobre a licença ordinária não é seguro (talvez 50%)',
  '"enta" serve de quarenta a noventa, e o 400,00 pode ser teto ou piso',
);

export const G22 = leitura(
  'G-22',
  'provavel',
  'art. 37, § 3º',
  'sujeitos às disposições do artigo 369,-',
  'os ramos nomeados nas alíneas não precisam de licença extraordinária',
  'uma ou duas alíneas não se leem: a lista pode ser maior',
);

export const G23 = leitura(
  'G-23',
  'provavel',
  'tabela das licenças especiais',
  '109,00 50,00',
  'quermesses e circos: Cr$ 100,00 na sede e Cr$ 50,00 nas vilas',
  '9 está por 0; as vilas pagam metade exata',
);

export const G24 = leitura(
  'G-24',
  'provavel',
  'tabela das licenças especiais',
  'feis asccirvs qa ) 75,00',
  'Natal, Ano Novo e Reis nas vilas: Cr$ 75,00',
  'é a coluna da direita, das vilas',
);

export const G25 = leitura(
  'G-25',
  'provavel',
  'tabela das licenças especiais',
  '3Uu,C0 2.5€,00',
  'Santo Antônio, São João e São Pedro nas vilas: Cr$ 25,00',
  '€ está por 0, e o ponto é sujeira',
);

export const G26 = leitura(
  'G-26',
  'incerta',
  'tabela das licenças especiais',
  'exscereccêrenecs 3Uu,C0',
  'o valor dos santos juninos na sede não é seguro (talvez Cr$ 50,00)',
  'só a proporção com as vilas o daria',
);

export const G27 = leitura(
  'G-27',
  'incerta',
  'tabela das licenças especiais',
  'SO, NDO',
  'o valor de Finados não é seguro (talvez Cr$ 50,00 nas vilas)',
  'nenhum algarismo é legível',
);

export const G28 = leitura(
  'G-28',
  'ilegivel',
  'tabela das licenças especiais',
  'n 1 130,08',
  'o valor do Carnaval não se lê',
  'não há proporção que o confirme',
);

export const G29 = leitura(
  'G-29',
  'ilegivel',
  'tabela das licenças especiais',
  '+81, Ano Novo e feis',
  'o valor do Natal na sede não se lê',
  'a coluna da esquerda perdeu-se nessa linha',
);

export const G30 = leitura(
  'G-30',
  'ilegivel',
  'art. 41',
  'adeantado do imposto constante da tabela anexa',
  'o imposto mensal de leilões e liquidações não se lê',
  'a linha da tabela não aparece na fonte',
);

export const G31 = leitura(
  'G-31',
  'ilegivel',
  'tabela do imposto de veículos',
  'ixtemével com motor ate G. h',
  'nenhum valor da tabela de veículos se lê',
  'a página está estragada na fonte',
);

export const G32 = leitura(
  'G-32',
  'provavel',
  'art. 58',
  'veículos além daqueles que já gosm dôsses benefícios',
  'isenções e reduções do art. 58',
  'faltam na fonte as páginas entre os arts. 48 e 58; o número se deduz do seguinte, o 59',
);

export const G33 = leitura(
  'G-33',
  'provavel',
  'tabela dos pontos de estacionamento, d',
  'Veiculos de tração animal, por veículo 20,00',
  'estacionamento de tração animal: Cr$ 20,00 por veículo',
  'é a alínea d da lista de estacionamento',
);

export const G34 = leitura(
  'G-34',
  'ilegivel',
  'tabela dos pontos de estacionamento, a a c',
  'sorinhocs per vc',
  'o estacionamento de automóveis e caminhões não se lê',
  'os valores perderam-se na fonte',
);

export const G35 = leitura(
  'G-35',
  'provavel',
  'tabela do depósito de materiais, 1ª zona',
  '145,00 90,00 180,00',
  '1ª zona: Cr$ 45,00, Cr$ 90,00 e Cr$ 180,00',
  'a proporção 1:2:4 das outras zonas',
);

export const G36 = leitura(
  'G-36',
  'provavel',
  'tabela do depósito de materiais, 2ª zona',
  '3,00 663,00 270,00',
  '2ª zona: Cr$ 30,00 por 15 dias e Cr$ 60,00 por 30 dias',
  'a proporção 1:2:4 das outras zonas',
);

export const G37 = leitura(
  'G-37',
  'incerta',
  'tabela do depósito de materiais, 2ª zona, 60 dias',
  '663,00 270,00',
  'a proporção daria Cr$ 120,00, e lê-se 270,00',
  'nenhum dos dois números se confirma',
);

export const G38 = leitura(
  'G-38',
  'provavel',
  'tabela dos ascensores',
  'instalação por ascerfor 50,60',
  'instalação Cr$ 50,00, funcionamento Cr$ 50,00 por ano e vistoria Cr$ 20,00, por ascensor',
  '6 está por 0; as linhas irmãs são limpas',
);
