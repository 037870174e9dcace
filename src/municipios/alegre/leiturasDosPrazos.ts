import type { Leitura } from '../../norma/leitura';

export const L01: Leitura = {
  id: 'L-01',
  dispositivo: 'cabeçalho e art. 202',
  certeza: 'incerta',
  bruto: '(Revogada pela Lei nº 3.405/2018)',
  leitura: 'vale dos exercícios de 1952 em diante; no ano da revogação já não se aplica',
  motivo: 'o dia em que a Lei nº 3.405/2018 entrou em vigor não está na fonte',
  alternativa: 'aplicar ainda ao lançamento de janeiro de 2018',
};

export const L05: Leitura = {
  id: 'L-05',
  dispositivo: 'art. 133',
  certeza: 'provavel',
  bruto: 'contam-se de acordo com o que prescreve o art. 125 do Código Civil',
  leitura:
    'em todo o Código: exclui o dia do começo, inclui o do fim; em domingo ou feriado, passa ao dia útil seguinte; sábado é útil',
  motivo: '"nesta lei" abrange tudo; é o Código Civil de 1916, que não está na fonte',
  alternativa: 'só os prazos do selo se prorrogam',
};

export const L06: Leitura = {
  id: 'L-06',
  dispositivo: 'arts. 13, 20, 29, 41, 73 e 158',
  certeza: 'incerta',
  bruto: 'nos prazos estabelecidos neste Código',
  leitura: 'vencimento fixo em domingo ou feriado: a mora só corre depois do dia útil seguinte',
  motivo: 'a data fixa também é prazo "indicado nesta lei" (art. 133)',
  alternativa: 'a data fixa não se prorroga: a mora corre do dia seguinte a ela',
  selecionavel: true,
};

export const L07: Leitura = {
  id: 'L-07',
  dispositivo: 'arts. 3º, § 2º, e 10',
  certeza: 'provavel',
  bruto: 'quinze (15) dias para a reclamação dos notificados pessoalmente',
  leitura: 'notificado em pessoa, 15 dias; por edital ou publicação, 20 dias',
  motivo: 'o art. 10 conta da publicação; o art. 3º, § 2º, trata à parte a notificação pessoal',
  alternativa: '20 dias sempre',
  selecionavel: true,
};

export const L08: Leitura = {
  id: 'L-08',
  dispositivo: 'art. 7º',
  certeza: 'certa',
  bruto: 'alguma diferença tributária contra o contribuinte',
  leitura: 'o que o contribuinte pagou a mais, no mesmo exercício',
  motivo: 'contrapõe-se ao art. 6º, "contra a Fazenda"',
};

export const L10: Leitura = {
  id: 'L-10',
  dispositivo: 'arts. 6º e 13',
  certeza: 'provavel',
  bruto: 'com a inclusão da multa estabelecida neste artigo',
  leitura: 'uma só multa de 10%, também na inscrição em dívida ativa',
  motivo: 'o art. 13, § 1º, manda incluir "a multa estabelecida neste artigo", não outra',
};

export const L11: Leitura = {
  id: 'L-11',
  dispositivo: 'art. 13',
  certeza: 'provavel',
  bruto: 'não efetuar o pagamento das contribuições devidas',
  leitura: '10% só sobre a prestação vencida e não paga',
  motivo: 'a 2ª prestação ainda não é devida quando vence a 1ª',
  alternativa: '10% sobre o imposto do ano inteiro',
};

export const L44: Leitura = {
  id: 'L-44',
  dispositivo: 'art. 47',
  certeza: 'provavel',
  bruto: 'requerer ao Prefeito, no prazo de 15 (quinze) dias',
  leitura: '15 dias contados da transferência',
  motivo: 'o artigo não diz de quando se conta',
};

export const L92: Leitura = {
  id: 'L-92',
  dispositivo: 'art. 170',
  certeza: 'incerta',
  bruto: 'quinto dia útil do mês subsequente ao vencido',
  leitura: 'o sábado conta como dia útil',
  motivo: 'nos anos da lei as repartições abriam aos sábados',
  alternativa: 'o sábado não conta como dia útil',
  selecionavel: true,
};

export const L100: Leitura = {
  id: 'L-100',
  dispositivo: 'arts. 192 e 193',
  certeza: 'provavel',
  bruto: 'o pagamento da multa por infração será de dez (10) dias',
  leitura: 'dez dias contados da notificação; ao funcionário, metade, salvo mora ou denúncia de contribuinte',
  motivo: 'o artigo não diz de quando se conta',
};

export const L101: Leitura = {
  id: 'L-101',
  dispositivo: 'art. 200, a',
  certeza: 'provavel',
  bruto: 'Cinquenta por cento (50%) sobre o valor do imposto',
  leitura: 'sobre o imposto do ano, e só quando a lei não dá pena própria',
  motivo: '"o valor do imposto" é o que o contribuinte deve no exercício',
};

export const L104: Leitura = {
  id: 'L-104',
  dispositivo: 'art. 55, § único',
  certeza: 'incerta',
  bruto: 'até o último dia útil do mês de janeiro',
  leitura: 'o sábado conta como dia útil',
  motivo: 'nos anos da lei as repartições abriam aos sábados',
  alternativa: 'o sábado não conta como dia útil',
  selecionavel: true,
};

export const L105: Leitura = {
  id: 'L-105',
  dispositivo: 'art. 71 e § 1º',
  certeza: 'provavel',
  bruto: 'por mais de sessenta (60) dias',
  leitura: 'a mudança se presume no 61º dia, e daí correm os 10 dias; declarada antes, da declaração',
  motivo: 'conciliação do caput com o § 1º',
};

export const L110: Leitura = {
  id: 'L-110',
  dispositivo: 'art. 185, c',
  certeza: 'certa',
  bruto: 'c) prescrição',
  leitura: 'o prazo da prescrição não está nesta lei: é fato informado',
  motivo: 'remete à lei geral',
};
