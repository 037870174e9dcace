import type { Leitura } from '../../norma/leitura';

export const L31: Leitura = {
  id: 'L-31',
  dispositivo: 'art. 41',
  certeza: 'incerta',
  bruto: 'quando lançado pela tabela nº1',
  leitura: 'a Tabela nº 3 paga em 31/03 e 31/07, como a Tabela nº 1',
  motivo: 'lacuna: ambas juntam base fixa e movimento do ano anterior',
  alternativa: 'de uma só vez, em 31/03',
  selecionavel: true,
};

export const L33: Leitura = {
  id: 'L-33',
  dispositivo: 'Tabela nº 1 de Indústrias e Profissões',
  certeza: 'provavel',
  bruto: 'Fica estabelecida a base mínima e fixa',
  leitura: 'movimento zero paga a base fixa',
  motivo: 'a base não depende do movimento',
};

export const L34: Leitura = {
  id: 'L-34',
  dispositivo: 'Tabela nº 3 de Indústrias e Profissões',
  certeza: 'provavel',
  bruto: '0,40 por saca',
  leitura: 'quantia fixa até 5.000 sacas; acima, cada tarifa só sobre as sacas da sua faixa',
  motivo: '2.500 por 5.000 sacas dá 0,50, o primeiro termo da série; sobre o todo, mais sacas pagariam menos',
  alternativa: 'uma só tarifa sobre todas as sacas',
};

export const L35: Leitura = {
  id: 'L-35',
  dispositivo: 'Tabela nº 2, agente intermediário',
  certeza: 'provavel',
  bruto: 'ı ı 500,00 500,00 2.000,00',
  leitura: 'cereais 500,00; gado vacum 500,00; madeiras 2.000,00',
  motivo: 'três nomes seguidos de três valores na mesma ordem; o comprador de madeira também paga 2.000,00',
};

export const L39: Leitura = {
  id: 'L-39',
  dispositivo: 'arts. 39, b, e 42',
  certeza: 'incerta',
  bruto: 'quando não houver movimento mercantil',
  leitura: 'quem tem movimento paga pela Tabela nº 1; várias atividades sem movimento somam-se',
  motivo: 'os arts. 12 e 42 sugerem a soma; a lei não é expressa',
};

export const L40: Leitura = {
  id: 'L-40',
  dispositivo: 'art. 45, § 1º',
  certeza: 'incerta',
  bruto: 'tantos meses quantos restam',
  leitura: 'contam-se os meses inteiros que restam',
  motivo: '"restam" e "a seguir" não abrangem o mês já partido',
  alternativa: 'o mês do início conta inteiro',
  selecionavel: true,
};

export const L43: Leitura = {
  id: 'L-43',
  dispositivo: 'art. 46 e § único',
  certeza: 'incerta',
  bruto: 'o imposto lançado no começo do exercício',
  leitura:
    'a diferença é sobre o imposto lançado para o ano; fechando até junho, deve-se só a primeira prestação',
  motivo: 'o texto confronta com o lançado, não com o pago',
  alternativa: 'a diferença é sobre a prestação devida até o fechamento',
  selecionavel: true,
};
