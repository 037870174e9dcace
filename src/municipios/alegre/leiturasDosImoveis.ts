import type { Leitura } from '../../norma/leitura';

export const L12: Leitura = {
  id: 'L-12',
  dispositivo: 'art. 15, c',
  certeza: 'provavel',
  bruto: 'servidos com gradil de ferro e devidamente',
  leitura: 'só escapa o terreno que reúne os três: muro, gradil de ferro e jardim',
  motivo: 'o "e" une os requisitos negados em bloco',
  alternativa: 'basta um deles',
};

export const L13: Leitura = {
  id: 'L-13',
  dispositivo: 'art. 16',
  certeza: 'provavel',
  bruto: 'Benjamin Constant, até a estrada',
  leitura:
    'o limite de trecho vale só para o logradouro que o precede; Guararema é rua inteira; fora da lista, zona suburbana',
  motivo: 'a pontuação é da cópia, e as balizas (casas de pessoas) não se podem conferir',
};

export const L14: Leitura = {
  id: 'L-14',
  dispositivo: 'arts. 14, 16 e 19, § único',
  certeza: 'provavel',
  bruto: 'zona urbana da cidade',
  leitura: 'na Vila, a zona é fato informado: vale a coluna dela, e depois a redução de 30%',
  motivo:
    'o art. 16 só define a zona urbana da cidade; o art. 14 admite perímetro urbano e suburbano nas vilas',
  alternativa: 'Vila sempre suburbana',
};

export const L15: Leitura = {
  id: 'L-15',
  dispositivo: 'Tabela nº 1 do territorial, b',
  certeza: 'provavel',
  bruto: 'fechado por muro ou gradil de madeira',
  leitura: 'fecho de madeira; cerca de arame, cerca viva e taipa não têm linha na tabela',
  motivo: '"muro" está nas alíneas a e b: o que distingue é o material',
};

export const L16: Leitura = {
  id: 'L-16',
  dispositivo: 'arts. 17 e 18',
  certeza: 'provavel',
  bruto: 'por metro linear de frente ou frentes',
  leitura: 'na esquina, só a maior testada; não sendo esquina, soma das frentes',
  motivo: 'o art. 17 é especial',
};

export const L17: Leitura = {
  id: 'L-17',
  dispositivo: 'art. 18',
  certeza: 'provavel',
  bruto: 'por metro linear de frente',
  leitura: 'a fração de metro paga em proporção',
  motivo: 'o art. 91 manda contar por inteiro só os prazos dos logradouros',
  alternativa: 'o metro começado conta inteiro',
};

export const L19: Leitura = {
  id: 'L-19',
  dispositivo: 'art. 21, b',
  certeza: 'provavel',
  bruto: 'atinja a altura de três (3)',
  leitura: 'altura igual ou maior que 3,00 m isenta',
  motivo: '"atinja" inclui o limite; a redação não diz onde se mede',
};

export const L20: Leitura = {
  id: 'L-20',
  dispositivo: 'art. 21, c',
  certeza: 'provavel',
  bruto: 'até seis (6) metros de',
  leitura: 'até 6,00 m isento; acima paga sobre toda a frente',
  motivo: 'é condição do terreno isento, não dedução de 6 m',
  alternativa: 'isentar só os primeiros 6 m',
};

export const L22: Leitura = {
  id: 'L-22',
  dispositivo: 'art. 23, § único',
  certeza: 'provavel',
  bruto: 'lançados no corrente exercício',
  leitura: 'valor locativo lançado para o próprio exercício',
  motivo: 'o art. 25 manda rever o valor locativo cada ano',
  alternativa: 'valor locativo congelado em 1951',
};

export const L23: Leitura = {
  id: 'L-23',
  dispositivo: 'art. 24',
  certeza: 'incerta',
  bruto: 'contado sempre por trimestre',
  leitura: 'contam-se só os trimestres civis inteiros que ainda restam',
  motivo: '"completo" exclui o trimestre partido; na dúvida, contra o fisco',
  alternativa: 'o trimestre começado conta inteiro',
  selecionavel: true,
};

export const L24: Leitura = {
  id: 'L-24',
  dispositivo: 'art. 24 e § único',
  certeza: 'provavel',
  bruto: 'imposto sobre o aumento de aluguel',
  leitura: '10% do novo valor locativo menos a alíquota já paga sobre o antigo',
  motivo: 'o § único tributa também o aumento',
};

export const L25: Leitura = {
  id: 'L-25',
  dispositivo: 'art. 24, § único',
  certeza: 'provavel',
  bruto: 'sobre o aumento de aluguel no decorrer',
  leitura: 'a queda do aluguel não dá devolução no exercício',
  motivo: 'o texto só prevê aumento',
};

export const L26: Leitura = {
  id: 'L-26',
  dispositivo: 'art. 26',
  certeza: 'provavel',
  bruto: 'desde o primeiro dia do mês',
  leitura: 'imposto do ano × (12 − mês do evento) ÷ 12; vale o evento que ocorrer primeiro',
  motivo: 'a lei fixa o dia inicial do imposto anual; a proporção mensal é consequência',
  alternativa: 'imposto do ano inteiro, ou por trimestre',
};

export const L27: Leitura = {
  id: 'L-27',
  dispositivo: 'arts. 26 e 29',
  certeza: 'incerta',
  bruto: 'em duas prestações iguais: a do primeiro',
  leitura: 'o imposto do prédio novo não tem vencimento fixado: devolve-se só o valor',
  motivo: 'a lei é omissa sobre o prédio lançado depois das prestações',
};

export const L28: Leitura = {
  id: 'L-28',
  dispositivo: 'art. 27',
  certeza: 'provavel',
  bruto: 'a renda máxima produzida pelo imóvel',
  leitura: 'o maior entre aluguel e sublocação, mais móveis e outras rendas, × 12',
  motivo: '"renda máxima" é a maior, não a soma',
};

export const L29: Leitura = {
  id: 'L-29',
  dispositivo: 'art. 36, e e l',
  certeza: 'provavel',
  bruto: 'menos aparte residencial',
  leitura:
    'a parte residencial do templo paga sobre o valor locativo dela; a fábrica só é isenta em zona suburbana',
  motivo: '"aparte" lê-se "a parte"',
};
