/** The commonest functions of a Brazilian Excel, by the name that the grid's engine knows. */
const EM_PORTUGUES: Readonly<Record<string, string>> = {
  ABS: 'ABS',
  ANO: 'YEAR',
  ARRED: 'ROUND',
  'ARREDONDAR.PARA.BAIXO': 'ROUNDDOWN',
  'ARREDONDAR.PARA.CIMA': 'ROUNDUP',
  CONCAT: 'CONCAT',
  'CONT.NÚM': 'COUNT',
  'CONT.SE': 'COUNTIF',
  'CONT.SES': 'COUNTIFS',
  'CONT.VALORES': 'COUNTA',
  CORRESP: 'MATCH',
  DATA: 'DATE',
  DIA: 'DAY',
  DIREITA: 'RIGHT',
  E: 'AND',
  ESQUERDA: 'LEFT',
  FILTRO: 'FILTER',
  HOJE: 'TODAY',
  MAIOR: 'LARGE',
  MENOR: 'SMALL',
  MÁXIMO: 'MAX',
  MÊS: 'MONTH',
  MÉDIA: 'AVERAGE',
  MÍNIMO: 'MIN',
  NÃO: 'NOT',
  OU: 'OR',
  PROCV: 'VLOOKUP',
  PROCX: 'XLOOKUP',
  SE: 'IF',
  SEERRO: 'IFERROR',
  SOMA: 'SUM',
  SOMARPRODUTO: 'SUMPRODUCT',
  SOMASE: 'SUMIF',
  SOMASES: 'SUMIFS',
  TEXTO: 'TEXT',
  TRUNCAR: 'TRUNC',
  ÍNDICE: 'INDEX',
  ÚNICO: 'UNIQUE',
};

const semAcento = (nome: string) => nome.normalize('NFD').replace(/\p{M}/gu, '');

const DO_MOTOR = new Map(Object.entries(EM_PORTUGUES).map(([nosso, dele]) => [dele, nosso]));
const DO_PORTUGUES = new Map(
  Object.entries(EM_PORTUGUES).flatMap(([nosso, dele]) => [
    [nosso, dele] as const,
    [semAcento(nosso), dele] as const,
  ]),
);

export const nomeParaMotor = (nome: string): string => DO_PORTUGUES.get(nome.toUpperCase()) ?? nome;
export const nomeParaTela = (nome: string): string => DO_MOTOR.get(nome.toUpperCase()) ?? nome;
