import type { Leitura } from '../../norma/leitura';

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

export const L16: Leitura = {
  id: 'L-16',
  dispositivo: 'arts. 17 e 18',
  certeza: 'provavel',
  bruto: 'por metro linear de frente ou frentes',
  leitura: 'na esquina, só a maior testada; não sendo esquina, soma das frentes',
  motivo: 'o art. 17 é especial',
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

export const L26: Leitura = {
  id: 'L-26',
  dispositivo: 'art. 26',
  certeza: 'provavel',
  bruto: 'desde o primeiro dia do mês',
  leitura: 'imposto do ano × (12 − mês do evento) ÷ 12; vale o evento que ocorrer primeiro',
  motivo: 'a lei fixa o dia inicial do imposto anual; a proporção mensal é consequência',
  alternativa: 'imposto do ano inteiro, ou por trimestre',
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
