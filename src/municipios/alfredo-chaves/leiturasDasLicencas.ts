import type { Leitura } from '../../norma/leitura';

export const L17: Leitura = {
  id: 'L-17',
  dispositivo: 'art. 32',
  certeza: 'provavel',
  bruto: 'Para os estabelecimento de caráter permanente Cr$ 600,00 (seiscentos cruzeiros) por quinzena',
  leitura: 'a casa permanente paga 10% do ingresso; a temporária, Cr$ 600,00 por quinzena começada',
  motivo: 'o ponto está fora do lugar: o art. 34 manda pagar a quantia fixa, "segundo caso", na Tesouraria',
  alternativa: 'todos pagam 10%, e os permanentes mais Cr$ 600,00',
};

export const L18: Leitura = {
  id: 'L-18',
  dispositivo: 'art. 36, a',
  certeza: 'provavel',
  bruto: 'quando parte da renda tiver fim lucrativo',
  leitura: 'havendo parte lucrativa, tributa-se toda a renda',
  motivo: 'a isenção pede que a renda total seja beneficente',
  alternativa: 'tributar só a parte lucrativa',
};

export const L19: Leitura = {
  id: 'L-19',
  dispositivo: 'art. 40, § 2º',
  certeza: 'certa',
  bruto: 'sobrando o imposto com cinquenta por cento (50%) de aumento',
  leitura: 'sem impressos, mas com livros: imposto mais 50%; sem uns nem outros: o dobro do ano anterior',
  motivo: '"sobrando" lê-se "cobrando"; as duas penas não se somam',
};

export const L20: Leitura = {
  id: 'L-20',
  dispositivo: 'art. 39, parágrafo único',
  certeza: 'provavel',
  bruto: 'vencíveis no último dia útil de cada mês de fevereiro e julho',
  leitura: 'o sábado é dia útil até 1966; o último dia útil do mês recua, não avança',
  motivo: 'nenhuma lei tirava o sábado do expediente das repartições municipais',
  alternativa: 'o sábado não é dia útil',
  selecionavel: true,
};

export const L21: Leitura = {
  id: 'L-21',
  dispositivo: 'art. 43',
  certeza: 'incerta',
  bruto: 'multiplicada por tantos meses quantos restarem para o término do exercício',
  leitura: 'contam-se os meses que vêm depois dos trinta dias verificados',
  motivo: 'é o que diz a letra, e favorece o contribuinte',
  alternativa: 'contar também o primeiro mês',
  selecionavel: true,
};

export const L22: Leitura = {
  id: 'L-22',
  dispositivo: 'art. 46',
  certeza: 'provavel',
  bruto: 'requerido antes da data fixada para pagamento do 2º semestre',
  leitura: 'dispensa só a segunda prestação, pedida antes do último dia útil de julho por quem está quite',
  motivo: '"antes" exclui o próprio dia; fechando no 1º semestre, com mais razão se dispensa',
};

export const L23: Leitura = {
  id: 'L-23',
  dispositivo: 'art. 48, 7',
  certeza: 'certa',
  bruto: 'se forem instalados dentro de 5 anos da vigência deste Código',
  leitura: 'instaladas de 1º/01/1960 a 31/12/1964; dois anos contados da instalação, data a data',
  motivo: 'o Código vale desde 1º/01/1960 (art. 148)',
};

export const L24: Leitura = {
  id: 'L-24',
  dispositivo: 'art. 61',
  certeza: 'certa',
  bruto: '4% sobre o movimento de vendas mercantes',
  leitura: '4% das vendas mercantis do período informado',
  motivo: '"mercantes" é mercantis; a lei não diz o período',
};

export const L25: Leitura = {
  id: 'L-25',
  dispositivo: 'arts. 65, 71, 72, 109 e 111 a 114',
  certeza: 'certa',
  bruto:
    'Redação dada pela Lei nº 181, de 21 de outubro de 1963, com efeitos a partir de 01 de janeiro de 1964',
  leitura: 'a redação de 1959 não se conhece: os valores de 1964 não servem para 1960 a 1963',
  motivo: 'o texto compilado só traz a redação de 1963',
};

export const L26: Leitura = {
  id: 'L-26',
  dispositivo: 'art. 67',
  certeza: 'provavel',
  bruto: 'Cr$ 180,00 anuais para cada uma das variedades',
  leitura: 'uma contribuição para cada tipo de anúncio; alto-falante e rádio seguem só o parágrafo único',
  motivo: 'as variedades são as coisas enumeradas no art. 66',
  alternativa: 'uma contribuição para cada alínea do art. 66, três no máximo',
};

export const L27: Leitura = {
  id: 'L-27',
  dispositivo: 'arts. 71, § 1º, e 72',
  certeza: 'provavel',
  bruto: 'Aquele que construir ou reconstruir sem prévia licença',
  leitura: 'Cr$ 150,00 por licença, também nas pequenas obras; o dobro só para construção e reconstrução',
  motivo: '"na base de" não tem unidade e a Tabela nº 8 foi suprimida; o § 1º só fala de construir',
  alternativa: 'o dobro para qualquer obra sem licença',
};

export const L28: Leitura = {
  id: 'L-28',
  dispositivo: 'art. 78',
  certeza: 'provavel',
  bruto: 'corresponderá ao restante do exercício',
  leitura: 'o mês da aquisição conta: em abril, nove doze avos; até março, o ano inteiro',
  motivo: 'a proporção começa no quarto mês',
  alternativa: 'contar do mês seguinte ao da aquisição',
};

export const L29: Leitura = {
  id: 'L-29',
  dispositivo: 'art. 75, § 2º',
  certeza: 'certa',
  bruto: 'a permanência no Município por mais de 90 dias',
  leitura: 'do 91º dia em diante',
  motivo: '"mais de" exclui o limite',
};

export const L30: Leitura = {
  id: 'L-30',
  dispositivo: 'art. 81, parágrafo único',
  certeza: 'provavel',
  bruto: 'sobre o respectivo imposto de indústria e profissão',
  leitura: 'metade do imposto do ramo licenciado, sem o adicional e sem a pena do art. 40, § 2º',
  motivo: '"respectivo" é o imposto daquele ramo',
};

export const L52: Leitura = {
  id: 'L-52',
  dispositivo: 'arts. 35 e 79',
  certeza: 'certa',
  bruto: 'multa de Cr$ 500,00 A Cr$ 1.000,00',
  leitura: 'faixa deixada à autoridade: sem graduação informada, o mínimo',
  motivo: 'a lei não dá critério de graduação',
};

export const L53: Leitura = {
  id: 'L-53',
  dispositivo: 'Tabelas nº 3, 5, 6, 7, 9, 11 e 12',
  certeza: 'certa',
  bruto: 'TABELA Nº 3 (PARÁGRAFO 1º DO ART. Nº 38)',
  leitura: 'a Lei nº 181/1963 reescreveu as Tabelas nº 3, 5, 6, 7, 9, 11 e 12 e suprimiu a nº 8',
  motivo: 'a nota de nova redação pertence à tabela que a segue: só essas trazem o título por extenso',
};
