import type { Leitura } from '../../norma/leitura';

export const L65: Leitura = {
  id: 'L-65',
  dispositivo: 'Tabela nº 1 do Selo, portarias',
  certeza: 'ilegivel',
  bruto: 'para tratar de interesses particulares.',
  leitura: 'o valor da portaria de licença para interesses particulares perdeu-se na fonte',
  motivo: 'a linha da tabela não traz taxa; não se presume outra',
};

export const L66: Leitura = {
  id: 'L-66',
  dispositivo: 'Tabela nº 1 do Selo, privilégios',
  certeza: 'incerta',
  bruto: 'b) de mais de dez (10) anos 500,00',
  leitura: 'mais de 10 anos: 500,00 fixos, como está escrito',
  motivo: 'suspeito, porque 10 anos pagam 1.000,00; mas nada no texto autoriza mudar',
  alternativa: '500,00 por ano ou fração',
  selecionavel: true,
};

export const L67: Leitura = {
  id: 'L-67',
  dispositivo: 'Tabela nº 1 do Selo, recebimentos',
  certeza: 'incerta',
  bruto: 'até Cr$ 1.000,00 ou fração 4,00',
  leitura: 'acima de 1.000,00: 4,00 por milhar ou fração',
  motivo: '"ou fração" só tem sentido se o milhar se repete',
  alternativa: '4,00 é o máximo, seja qual for a quantia',
  selecionavel: true,
};

export const L69: Leitura = {
  id: 'L-69',
  dispositivo: 'Tabela nº 1 do Selo, requerimentos',
  certeza: 'provavel',
  bruto: 'a) requerimentos dirigidos à administração municipal',
  leitura: 'a alínea específica (b a e) substitui a geral; não se somam os 5,00',
  motivo: 'a regra especial prevalece',
};

export const L74: Leitura = {
  id: 'L-74',
  dispositivo: 'art. 126',
  certeza: 'provavel',
  bruto: 'cobrando-se o selo em dobro',
  leitura: 'o dobro é o total cobrado, só sobre a parte viciada ou que deixou de ser paga',
  motivo: 'a alínea a cobra "novo selo" (uma vez); a alínea b, o dobro disso',
};

export const L75: Leitura = {
  id: 'L-75',
  dispositivo: 'arts. 126, § 4º, e 128',
  certeza: 'ilegivel',
  bruto: 'taxados nos artigos 114 e 115 da tabela anexa',
  leitura: 'inaplicável: a tabela do selo não tem artigos',
  motivo: 'resto da Lei do Selo federal, de onde o capítulo foi copiado',
};

export const L76: Leitura = {
  id: 'L-76',
  dispositivo: 'art. 129',
  certeza: 'provavel',
  bruto: 'cinco vezes o valor do imposto, o qual não será inferior a cinquenta cruzeiros',
  leitura: 'o mínimo de 50,00 é da multa',
  motivo: 'no modelo federal está "a qual", a multa',
  alternativa: 'o mínimo é do imposto: multa de 5 × 50,00 pelo menos',
  selecionavel: true,
};

export const L77: Leitura = {
  id: 'L-77',
  dispositivo: 'art. 129, § único',
  certeza: 'provavel',
  bruto: 'duas vezes o valor do imposto, o qual não será inferior a cinco mil cruzeiros',
  leitura: 'o dobro do imposto, no mínimo 5.000,00, como está escrito',
  motivo: 'desproporcional ao caput, mas por extenso e em algarismos',
  alternativa: 'mínimo de 50,00 ou de 200,00',
};

export const L79: Leitura = {
  id: 'L-79',
  dispositivo: 'art. 131, § 2º',
  certeza: 'incerta',
  bruto: 'Sendo inferior a vinte cruzeiros',
  leitura: 'dívida de 20,00 exatos: arquiva-se',
  motivo: 'a inscrição exige que seja "superior a vinte"; a lei não fala do valor exato',
  alternativa: 'dívida de 20,00 exatos: inscreve-se',
  selecionavel: true,
};
