import type { FatosBrutos } from '../apoio/geraFatos';
import { sorteio } from '../apoio/semente';

type Celula = number | string;

/**
 * A tribute computed a second time, by a spreadsheet formula written from the law and not from our rule. The cells
 * hold centavos, hundredths of m² and other whole numbers, so that any spreadsheet computes exactly: INT((x + half)/n)
 * is half up, with no binary fraction on the way.
 */
export interface SegundaConta {
  readonly nome: string;
  readonly municipio: string;
  readonly exercicio: number;
  readonly regra: string;
  /** Formula of the row, with `#` for its number; columns A, B, C… in the order of `celulas`. In centavos. */
  readonly formula: string;
  /** Draws one taxpayer: the cells of the sheet and the facts of the rule. */
  sorteia(acaso: () => number): { readonly celulas: readonly Celula[]; readonly fatos: FatosBrutos };
}

const inteiro = (acaso: () => number, maximo: number): number => Math.floor(acaso() * (maximo + 1));
const um = <T>(acaso: () => number, lista: readonly T[]): T => lista[inteiro(acaso, lista.length - 1)] as T;
/** Half of the draws small, and one in eight on a limit or beside it. */
function medida(acaso: () => number, maximo: number, limites: readonly number[] = []): number {
  const sorte = acaso();
  if (sorte < 0.125 && limites.length > 0) return Math.max(0, um(acaso, limites) + inteiro(acaso, 2) - 1);
  return inteiro(acaso, sorte < 0.5 ? Math.ceil(maximo / 1000) : maximo);
}
const centavos = (valor: number): number => valor / 100;

/** Alegre, art. 45 and Tabela 1: 250,00 and 1 % to 500 mil, 0,5 % to 1 milhão, 0,25 % to 2 milhões, 0,1 % above. */
const industriasDeAlegre: SegundaConta = {
  nome: 'Alegre, indústrias e profissões pelo movimento',
  municipio: 'ALEGRE',
  exercicio: 1955,
  regra: 'INDUSTRIAS_PROFISSOES',
  formula:
    '=INT((250000000+MIN(A#,50000000)*100+MAX(0,MIN(A#,100000000)-50000000)*50+MAX(0,MIN(A#,200000000)-100000000)*25+MAX(0,A#-200000000)*10+5000)/10000)',
  sorteia(acaso) {
    const movimento = medida(acaso, 1_000_000_000, [50_000_000, 100_000_000, 200_000_000]);
    return { celulas: [movimento], fatos: { item: 'MOVIMENTO', movimento: centavos(movimento) } };
  },
};

const ATIVIDADES_DE_JAMBEIRO = [
  'COMERCIO',
  'INDUSTRIA',
  'COLEGIO',
  'HOSPITAL',
  'HOTEL',
  'CINEMA',
  'TEATRO',
  'ARMAZEM_GERAL',
  'DEPOSITO_FECHADO',
  'ESTABELECIMENTO_CREDITO',
  'DESCONTO_TITULOS',
];

/** Jambeiro, arts. 37–42 and 58: fixed part, 10 % (5 %, none) of the rental value, and 10 % of social assistance. */
const industriasDeJambeiro: SegundaConta = {
  nome: 'Jambeiro, indústrias e profissões com a taxa de assistência',
  municipio: 'JAMBEIRO',
  exercicio: 1960,
  regra: 'INDUSTRIAS_PROFISSOES',
  // D holds the tax of the year, E the whole: two steps, as an assessor would lay them out.
  formula:
    '=INT((IF(OR(C#="ARMAZEM_GERAL",C#="DEPOSITO_FECHADO"),0,B#)*100+A#*IF(OR(C#="COLEGIO",C#="HOSPITAL",C#="HOTEL",C#="CINEMA",C#="TEATRO",C#="ARMAZEM_GERAL"),5,IF(OR(C#="ESTABELECIMENTO_CREDITO",C#="DESCONTO_TITULOS"),0,10))+50)/100)' +
    '+INT((INT((IF(OR(C#="ARMAZEM_GERAL",C#="DEPOSITO_FECHADO"),0,B#)*100+A#*IF(OR(C#="COLEGIO",C#="HOSPITAL",C#="HOTEL",C#="CINEMA",C#="TEATRO",C#="ARMAZEM_GERAL"),5,IF(OR(C#="ESTABELECIMENTO_CREDITO",C#="DESCONTO_TITULOS"),0,10))+50)/100)*10+50)/100)',
  sorteia(acaso) {
    const [valorLocativo, parteFixa] = [medida(acaso, 50_000_000), medida(acaso, 1_000_000)];
    const atividade = um(acaso, ATIVIDADES_DE_JAMBEIRO);
    return {
      celulas: [valorLocativo, parteFixa, atividade],
      fatos: {
        item: 'TOTAL',
        atividade,
        valorLocativo: centavos(valorLocativo),
        parteFixa: centavos(parteFixa),
      },
    };
  },
};

/** Garça, arts. 15, 17, 23 and 25: 8 % of the rental value, at least 0,2 % of the market value. */
const predialDeGarca = (exercicio: number, comPequenoValor: boolean): SegundaConta => ({
  nome: `Garça, imposto predial de ${exercicio}`,
  municipio: 'GARCA',
  exercicio,
  regra: 'IMPOSTO_PREDIAL',
  // A aluguel, B móveis (20 % at most), C valor venal, D sonegado (a fifth more), E the owner's only house (600,00).
  formula: comPequenoValor
    ? '=IF(AND(E#=1,(A#*5-MIN(B#*5,A#))*(5+D#)<=60000*25),0,INT((MAX((A#*5-MIN(B#*5,A#))*(5+D#)*8,C#*(5+D#))+1250)/2500))'
    : '=INT((MAX((A#*5-MIN(B#*5,A#))*(5+D#)*8,C#*(5+D#))+1250)/2500)',
  sorteia(acaso) {
    const aluguel = Math.max(1, medida(acaso, 20_000_000, [60_000, 75_000]));
    const [moveis, venal] = [
      Math.max(1, medida(acaso, 5_000_000)),
      Math.max(1, medida(acaso, 2_000_000_000)),
    ];
    const [sonegado, unica] = [inteiro(acaso, 1), inteiro(acaso, 1)];
    return {
      celulas: [aluguel, moveis, venal, sonegado, unica],
      fatos: {
        aluguel: centavos(aluguel),
        mobiliado: true,
        moveis: centavos(moveis),
        valorVenal: centavos(venal),
        sonegado: sonegado === 1,
        unicoImovel: unica === 1,
        ocupacao: unica === 1 ? 'PROPRIETARIO' : 'ALUGADO',
      },
    };
  },
});

/** Alfredo Chaves, arts. 19, 26–29: so much a m²; building and a third of it as yard pay half; 5 % off in February. */
const territorialDeAlfredoChaves: SegundaConta = {
  nome: 'Alfredo Chaves, imposto territorial',
  municipio: 'ALFREDO_CHAVES',
  exercicio: 1962,
  regra: 'IMPOSTO_TERRITORIAL',
  // A area and B building in hundredths of m², C tariff in centavos, D whether paid whole in February.
  formula:
    '=INT((C#*(A#*6-MIN(A#*3,B#*4))+300)/600)-IF(D#=1,INT((INT((C#*(A#*6-MIN(A#*3,B#*4))+300)/600)*5+50)/100),0)',
  sorteia(acaso) {
    const area = Math.max(1, medida(acaso, 500_000));
    const predio = Math.max(1, inteiro(acaso, area - 1));
    const [tarifa, fevereiro] = [Math.max(1, medida(acaso, 20_000)), inteiro(acaso, 1)];
    return {
      celulas: [area, predio, tarifa, fevereiro],
      fatos: {
        zona: 'URBANA',
        area: centavos(area),
        edificado: true,
        areaPredio: centavos(predio),
        valorTabela: centavos(tarifa),
        pagamento: fevereiro === 1 ? '1962-02-15' : '1962-03-10',
        integral: true,
      },
    };
  },
};

/** Limeira do Oeste, arts. 130–132: 50, 100, 150 or 200 UFIR by the area, twice if again, no fraction of a centavo. */
const multaDeLimeira: SegundaConta = {
  nome: 'Limeira do Oeste, multa por obra sem licença',
  municipio: 'LIMEIRA_DO_OESTE',
  exercicio: 1999,
  regra: 'MULTA_OBRA',
  // A area in hundredths of m², B 1 if again, C the UFIR in ten-thousandths. Between brackets the lower one counts.
  formula: '=INT(IF(A#<6100,50,IF(A#<7600,100,IF(A#<=10000,150,200)))*(1+B#)*C#/100)',
  sorteia(acaso) {
    const area = Math.max(1, medida(acaso, 30_000, [6000, 6100, 7500, 7600, 10_000]));
    const [reincidente, ufir] = [inteiro(acaso, 1), 1 + inteiro(acaso, 20_000)];
    return {
      celulas: [area, reincidente, ufir],
      fatos: {
        infracao: 'OBRA_SEM_LICENCA',
        area: centavos(area),
        reincidente: reincidente === 1,
        valorUfir: ufir / 10_000,
      },
    };
  },
};

export const segundasContas: readonly SegundaConta[] = [
  industriasDeJambeiro,
  industriasDeAlegre,
  predialDeGarca(1952, true),
  predialDeGarca(1955, false),
  territorialDeAlfredoChaves,
  multaDeLimeira,
];

/** A roll of taxpayers, the same for the same seed. */
export function rol(conta: SegundaConta, linhas: number, semente: number) {
  const acaso = sorteio(semente);
  return Array.from({ length: linhas }, () => conta.sorteia(acaso));
}
