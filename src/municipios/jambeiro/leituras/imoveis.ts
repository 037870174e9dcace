import type { Leitura } from '../../../norma/leitura';

export const J07: Leitura = {
  id: 'J07',
  dispositivo: 'art. 11',
  certeza: 'provavel',
  bruto: 'honoririos até o limite de 5%',
  leitura: 'até 5% do que o Procurador arrecadar; é teto e sai da arrecadação, não se soma à dívida',
  motivo: 'o texto diz “sobre as quantias que arrecadar” e não manda cobrar do devedor',
};

export const J09: Leitura = {
  id: 'J09',
  dispositivo: 'art. 13, b',
  certeza: 'provavel',
  bruto: 'até o máximo de 10 (dez) metros daguela a êste',
  leitura: 'a faixa ajardinada exclui-se até 10 m de profundidade; o que passa é tributado',
  motivo: '“até o máximo” limita a exclusão, não a condiciona',
};

export const J11: Leitura = {
  id: 'J11',
  dispositivo: 'art. 13, parágrafo único',
  certeza: 'provavel',
  bruto: 'cuja construção esteja interditada e há mais de um ano £',
  leitura: 'sujeitos: a obra interditada; ou a de mais de um ano, parada ou em andamento, sem prorrogação',
  motivo: 'o “e” não pode somar: obra interditada não está em andamento; o “£” é sujeira',
  alternativa: 'as duas condições juntas',
};

export const J14: Leitura = {
  id: 'J14',
  dispositivo: 'art. 16, § 2º',
  certeza: 'provavel',
  bruto: 'podendo, entretanto ser inferior &',
  leitura: 'piso igual ao maior dos dois valores; se o piso passar do teto, vale o piso',
  motivo: '“não inferior a A ou a B” é não inferior a nenhum; “entretanto” faz o piso prevalecer',
  alternativa: 'o teto de 1,5% prevalece',
};

export const J16: Leitura = {
  id: 'J16',
  dispositivo: 'art. 16, § 3º',
  certeza: 'provavel',
  bruto: 'de seu valor venal, excluidas as benfeitorias',
  leitura: 'o valor venal do limite de 1,5% é o da área excedente',
  motivo: '“seu” concorda com “a área excedente”',
  alternativa: 'valor venal do terreno todo',
};

export const J19: Leitura = {
  id: 'J19',
  dispositivo: 'art. 17',
  certeza: 'incerta',
  bruto: 'Nos terrenos de esquina, com mais de/ dez metros de frente',
  leitura: 'os dois lados até 10 m: conta só o menor',
  motivo:
    'o parágrafo único (“um dos lados não exceder”) cobre o caso ao pé da letra, embora 9 m e 8 m paguem 8',
  alternativa: 'o art. 17 não se aplica a esquinas até 10 m: somam-se os dois lados (art. 16)',
  selecionavel: true,
};

export const J20: Leitura = {
  id: 'J20',
  dispositivo: 'art. 18',
  certeza: 'provavel',
  bruto: 'a regra do artigo 132 letra "b"',
  leitura: 'a remissão é ao art. 13, b (jardim até 10 m); não muda os metros de frente',
  motivo: 'o art. 132 não tem letras e “132” é “13º” no resto do texto',
};

export const J21: Leitura = {
  id: 'J21',
  dispositivo: 'art. 23',
  certeza: 'provavel',
  bruto: 'durante os meses de Jjaneiro e junho',
  leitura: 'a época vai até 30 de junho, de uma só vez; a multa começa em 1º de julho',
  motivo: 'quando quis prestações a lei disse (arts. 34, 50, 56 e 114)',
  alternativa: 'duas metades, em janeiro e em junho',
};

export const J22: Leitura = {
  id: 'J22',
  dispositivo: 'art. 24 e § 2º',
  certeza: 'provavel',
  bruto: 'nas povoagdes do distrito, dentro das áreas',
  leitura: 'incide na sede e nas povoações, dentro do perímetro fixado em lei',
  motivo: 'o parágrafo é específico e o art. 12 também inclui as povoações',
  alternativa: 'só na sede',
};

export const J23: Leitura = {
  id: 'J23',
  dispositivo: 'art. 26',
  certeza: 'provavel',
  bruto: 'O valor locativo será arbitrado quando o/',
  leitura: 'o valor locativo é o preço da locação, ou o que for arbitrado',
  motivo: 'caput e parágrafo saíram embaralhados; o art. 28 fala em “preço da locação”',
};

export const J24: Leitura = {
  id: 'J24',
  dispositivo: 'art. 27, parágrafo único',
  certeza: 'provavel',
  bruto: 'não poderd ser inferior a 1% (um por cento)',
  leitura: 'o valor locativo anual arbitrado não desce de 1% do valor venal',
  motivo: 'o valor locativo deste código é anual (arts. 30 e 35, a)',
  alternativa: '1% ao mês',
};

export const J28: Leitura = {
  id: 'J28',
  dispositivo: 'art. 30',
  certeza: 'provavel',
  bruto: 'valor locativo amual, importincia da',
  leitura: 'as colunas do livro são: valor locativo anual, 1ª prestação, multa, 2ª prestação, multa e total',
  motivo: 'falta a 1ª prestação no datilografado; mostra que o valor locativo é anual',
};

export const J33: Leitura = {
  id: 'J33',
  dispositivo: 'art. 34, parágrafo único',
  certeza: 'provavel',
  bruto: 'considerar-se-a vencida a 23',
  leitura: 'não paga a 1ª, vence a 2ª: a multa recai sobre o imposto inteiro',
  motivo: '“23” é “2ª”',
  alternativa: 'multa só sobre a 1ª prestação',
};
