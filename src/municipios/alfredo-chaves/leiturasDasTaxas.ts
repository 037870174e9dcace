import type { Leitura } from '../../norma/leitura';

export const L31: Leitura = {
  id: 'L-31',
  dispositivo: 'art. 93',
  certeza: 'provavel',
  bruto: 'A taxa de aferição é de Cr$ 100,00',
  leitura: 'uma vez por exercício e por estabelecimento, qualquer o número de balanças',
  motivo: 'cobra-se junto com o imposto de indústrias e profissões, que é por estabelecimento',
  alternativa: 'por balança',
};

export const L32: Leitura = {
  id: 'L-32',
  dispositivo: 'art. 96',
  certeza: 'provavel',
  bruto: 'tendo por base o valor locativo mensal conhecido ou arbitrado, e será de 3%',
  leitura: '3% do valor locativo de cada mês: no ano, 36% de um mês',
  motivo: 'guarda proporção com o predial, de 10% do valor locativo anual',
  alternativa: '3% de um só mês por ano, ou por trimestre',
};

export const L33: Leitura = {
  id: 'L-33',
  dispositivo: 'arts. 24, 96 e 98',
  certeza: 'certa',
  bruto: 'Não há isenções para a taxa de limpeza pública',
  leitura: 'ninguém é isento, mas a taxa só incide sobre prédio habitado ou utilizado',
  motivo: 'o art. 98 não abre exceção, e o art. 96 dá a incidência',
};

export const L34: Leitura = {
  id: 'L-34',
  dispositivo: 'art. 101',
  certeza: 'provavel',
  bruto: 'pagará o valor de 1/5 de largura, pela extensão que lhe pertencer',
  leitura: 'um quinto da largura da rua × testada × custo por metro quadrado',
  motivo: 'os dois lados somam dois quintos; o resto fica com o Município',
};

export const L35: Leitura = {
  id: 'L-35',
  dispositivo: 'arts. 102 e 103',
  certeza: 'incerta',
  bruto: 'em todos os impostos, territorial, industrial, comercial, profissional de diversão',
  leitura: 'o adicional recai sobre o territorial, indústrias e profissões e diversões; não sobre o predial',
  motivo: 'a enumeração limita; a Lei nº 63/1952, que decidiria, não está na fonte',
  alternativa: 'o adicional recai também sobre o predial',
  selecionavel: true,
};

export const L36: Leitura = {
  id: 'L-36',
  dispositivo: 'art. 105',
  certeza: 'certa',
  bruto: 'cobrado na base de 2,5% acrescido das taxas',
  leitura: 'só o principal: a lei não diz que taxas se acrescentam',
  motivo: 'nenhum artigo fixa essas taxas',
};

export const L37: Leitura = {
  id: 'L-37',
  dispositivo: 'art. 110',
  certeza: 'certa',
  bruto: 'sujeitos a um mínimo mensal respectivamente de Cr$ 50,00 e Cr$ 100,00',
  leitura: 'de 1960 a 1963, piso de Cr$ 50,00 ou Cr$ 100,00 por mês; é o piso, não a taxa',
  motivo: 'a Tabela nº 11 não está na fonte; a Lei nº 181/1963 revogou o artigo',
};

export const L38: Leitura = {
  id: 'L-38',
  dispositivo: 'arts. 24, 115 e 120',
  certeza: 'provavel',
  bruto: 'ficando isentos apenas os prédios que por força de lei não paguem imposto predial',
  leitura: 'a isenção do predial alcança a água e o esgoto, por regra própria; não alcança a limpeza',
  motivo: 'os arts. 115 e 120 são especiais em face do art. 24',
};

export const L39: Leitura = {
  id: 'L-39',
  dispositivo: 'art. 118',
  certeza: 'certa',
  bruto: 'ficam sujeitos ao triplo da taxa',
  leitura: "três vezes a taxa de esgoto, isto é, 150% da pena d'água",
  motivo: 'a taxa do artigo é a de esgoto',
};

export const L40: Leitura = {
  id: 'L-40',
  dispositivo: 'art. 121 e parágrafo único',
  certeza: 'certa',
  bruto: 'uma área até três quilômetros de perímetro urbano',
  leitura: 'até três quilômetros do perímetro urbano, inclusive, paga-se por inteiro; além, metade',
  motivo: '"até" inclui o limite',
};

export const L41: Leitura = {
  id: 'L-41',
  dispositivo: 'art. 125',
  certeza: 'provavel',
  bruto: 'corresponde a um período de 5 anos para adultos e de 3 anos para crianças',
  leitura: 'data a data; faltando o dia, o primeiro do mês seguinte',
  motivo: 'Lei nº 810/1949',
};

export const L43: Leitura = {
  id: 'L-43',
  dispositivo: 'arts. 125, parágrafo único, e 127',
  certeza: 'provavel',
  bruto: 'A concessão de carneiros será sempre temporária. Obtida a perpetuidade, converte-se em jazigo',
  leitura: 'o carneiro é temporário; comprada a perpetuidade, é jazigo',
  motivo: 'o art. 127 explica o art. 125, que fala de carneiros perpétuos',
};

export const L44: Leitura = {
  id: 'L-44',
  dispositivo: 'art. 130, a',
  certeza: 'provavel',
  bruto: 'encaminhado pelas autoridades policiais inumados em sepulturas rasas',
  leitura: 'a sepultura rasa é exigida de todos os da alínea',
  motivo: 'a expressão final qualifica a enumeração inteira',
};

export const L56: Leitura = {
  id: 'L-56',
  dispositivo: 'arts. 19, parágrafo único, e 102',
  certeza: 'incerta',
  bruto: 'Aos impostos, serão adicionados a taxa de 10%',
  leitura: 'os 10% contam-se sobre o imposto lançado, sem o desconto de 5% de fevereiro',
  motivo: 'o desconto é favor do pagamento do imposto, não da taxa',
  alternativa: 'contar os 10% sobre o imposto já com o desconto de fevereiro',
  selecionavel: true,
};

export const L59: Leitura = {
  id: 'L-59',
  dispositivo: 'art. 97',
  certeza: 'provavel',
  bruto: 'arrecadada em prestações trimestrais justamente com o imposto predial',
  leitura: 'quatro quotas trimestrais; a lei não fixa os dias',
  motivo: 'o predial só tem duas prestações, que não dão quatro datas',
};
