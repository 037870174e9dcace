import type { Leitura } from '../../../norma/leitura';

export const L10: Leitura = {
  id: 'L10',
  dispositivo: 'art. 39',
  certeza: 'certa',
  bruto: 'ter espessura mínima de 0,15 (quinze centímetros)',
  leitura: '0,15 m',
  motivo: 'falta a unidade; o extenso a dá',
};

export const L11: Leitura = {
  id: 'L11',
  dispositivo: 'art. 44',
  certeza: 'provavel',
  bruto: 'Art. 44. As portas deverão obedecer as seguintes larguras mínimas:',
  leitura: '0,90 m e 1,20 m valem para portas e corredores; o acréscimo por comprimento, só para corredores',
  motivo:
    'os incisos são do art. 46, perdido; o III fala em corredores e o art. 102 remete ao "art. 46º, inciso III"',
};

export const L12: Leitura = {
  id: 'L12',
  dispositivo: 'art. 44, III',
  certeza: 'provavel',
  bruto: '0,10 (dez centímetros) por metro de comprimento excedente',
  leitura: 'acréscimo proporcional ao comprimento que passa de 10 m',
  motivo: 'não diz "ou fração", como dizem os arts. 104, 105 e 111',
  alternativa: '0,10 m por metro ou fração',
  selecionavel: true,
};

export const L14: Leitura = {
  id: 'L14',
  dispositivo: 'art. 49',
  certeza: 'incerta',
  bruto: 'ou então, a altura máxima que um lance de escada deve alcançar',
  leitura: 'lance até 19 degraus ou até 3,60 m de altura; cada degrau até 0,19 m, sempre',
  motivo: '"ou então" é alternativa; 19 × 0,19 m dá 3,61 m e os dois critérios não coincidem',
  alternativa: 'os dois limites juntos: até 19 degraus e até 3,60 m',
  selecionavel: true,
};

export const L15: Leitura = {
  id: 'L15',
  dispositivo: 'art. 53',
  certeza: 'provavel',
  bruto: 'escadas metálicas e de caracol',
  leitura: 'mais de dois pavimentos: incombustível, nem metálica nem de caracol',
  motivo: '"e" está por "ou"',
};

export const L17: Leitura = {
  id: 'L17',
  dispositivo: 'art. 57',
  certeza: 'certa',
  bruto: 'mais de 0,9 m (nove metros)',
  leitura: 'mais de 9,00 m',
  motivo: 'o extenso diz nove metros',
};

export const L18: Leitura = {
  id: 'L18',
  dispositivo: 'arts. 57 e 58',
  certeza: 'provavel',
  bruto: 'medidos do piso da garagem até o piso do',
  leitura: 'dois casos independentes: mais de 9,00 m desde a entrada ou mais de 11,50 m desde a garagem',
  motivo: 'as alturas se medem de pontos diferentes',
};

export const L19: Leitura = {
  id: 'L19',
  dispositivo: 'art. 64',
  certeza: 'certa',
  bruto: 'não poderão exercer a ½ (metade)',
  leitura: 'não poderão exceder a metade',
  motivo: 'contexto',
};

export const L22: Leitura = {
  id: 'L22',
  dispositivo: 'art. 77, I',
  certeza: 'certa',
  bruto: '(um metro e cinqüenta centímetros quadrados)',
  leitura: '1,50 m²',
  motivo: 'o extenso é impróprio; o algarismo traz o sentido',
};

export const L24: Leitura = {
  id: 'L24',
  dispositivo: 'art. 83',
  certeza: 'provavel',
  bruto: 'pelo menos 50% (cinqüenta por cento) da área exigida para iluminação',
  leitura: 'ventilação de metade da área exigida, também quando o exigido é o mínimo de 0,20 m²',
  motivo: 'letra do artigo',
};

export const L26: Leitura = {
  id: 'L26',
  dispositivo: 'art. 87, I',
  certeza: 'certa',
  bruto: 'no mínimo 10.000m2 (dez metros quadrados)',
  leitura: '10,00 m²',
  motivo: 'o extenso diz dez metros quadrados',
};

export const L27: Leitura = {
  id: 'L27',
  dispositivo: 'art. 87, III',
  certeza: 'certa',
  bruto: 'metros do piso do segundo pavimento ao piso do segundo pavimento',
  leitura: 'H vai do piso do último pavimento ao piso do segundo',
  motivo: 'como está impresso H seria sempre zero; o art. 86, III traz a redação certa',
};

export const L28: Leitura = {
  id: 'L28',
  dispositivo: 'art. 87, IV e V',
  certeza: 'provavel',
  bruto: 'Somente compartimentos de utilização transitória poderão ser iluminados',
  leitura: 'o compartimento de utilização especial também não pode usar área fechada',
  motivo: 'o inciso V diz "somente"',
};

export const L29: Leitura = {
  id: 'L29',
  dispositivo: 'art. 89, I',
  certeza: 'provavel',
  bruto: 'ou então, ser construído neste alinhamento',
  leitura: 'afastamento frontal de zero ou de 3,00 m ou mais; entre um e outro, não',
  motivo: '"ou então" é alternativa',
};
