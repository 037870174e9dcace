import type { DataCivil } from '../../calendario/dataCivil';
import type { DataHora } from '../../calendario/dataHora';
import type { Prazo } from '../../calendario/prazo';
import type { Leitura } from '../../norma/leitura';
import type { Citacao } from '../../norma/norma';
import type { Arredondamento } from '../../valor/arredondamento';
import type {
  Dinheiro,
  Grandeza,
  Metros,
  MetrosQuadrados,
  Numero,
  Percentual,
  Unidade,
} from '../../valor/grandeza';
import type { Faixas } from '../parametro/faixas';
import type { Parametro } from '../parametro/parametro';
import type { Prestacoes } from '../parametro/prestacoes';
import type { Progressiva } from '../parametro/progressiva';
import type { Tabela } from '../parametro/tabela';
import type { TabelaAusente } from '../parametro/tabelaAusente';

/** One instalment: the date as the law writes it, and the day it moves to when that is no business day. */
export interface Parcela {
  readonly vencimento: DataCivil;
  readonly vencimentoUtil?: DataCivil;
  readonly valor: Dinheiro;
}

/**
 * The arithmetic of a formula. Formulas are written only in its terms, so that one text gives the value in
 * the cell and, when someone asks, the memória de cálculo. The first argument of an operation that makes a
 * value is its name in the memória.
 */
export interface Conta extends ContaDeData {
  /** Percentage of a base. */
  parte<U extends Unidade>(rotulo: string, aliquota: Percentual, base: Grandeza<U>): Grandeza<U>;
  /** Tariff times a measure or a count. */
  vezes<U extends Unidade>(
    rotulo: string,
    tarifa: Grandeza<U>,
    medida: Grandeza<Unidade> | number,
  ): Grandeza<U>;
  /** Area of a rectangle. */
  area(rotulo: string, largura: Metros, comprimento: Metros): MetrosQuadrados;
  soma<U extends Unidade>(rotulo: string, ...parcelas: readonly Grandeza<U>[]): Grandeza<U>;
  /** May go below zero; see `excesso`. */
  menos<U extends Unidade>(rotulo: string, de: Grandeza<U>, quanto: Grandeza<U>): Grandeza<U>;
  /** What exceeds, never below zero: max(0; a − b). */
  excesso<U extends Unidade>(rotulo: string, de: Grandeza<U>, quanto: Grandeza<U>): Grandeza<U>;
  maior<U extends Unidade>(rotulo: string, ...valores: readonly Grandeza<U>[]): Grandeza<U>;
  menor<U extends Unidade>(rotulo: string, ...valores: readonly Grandeza<U>[]): Grandeza<U>;
  /** numerador/denominador of the value, multiplied before it is divided. */
  fracao<U extends Unidade>(
    rotulo: string,
    valor: Grandeza<U>,
    numerador: Grandeza<Unidade> | number,
    denominador: Grandeza<Unidade> | number,
  ): Grandeza<U>;
  /** One over the other, as a pure number. */
  razao(rotulo: string, a: Grandeza<Unidade>, b: Grandeza<Unidade>): Numero;
  /** Smallest whole number that is not below. */
  inteiroAcima<U extends Unidade>(rotulo: string, valor: Grandeza<U>): Grandeza<U>;
  /** How many units of that size are begun: ⌈valor ÷ tamanho⌉. */
  unidadesComecadas<U extends Unidade>(rotulo: string, valor: Grandeza<U>, tamanho: Grandeza<U>): Numero;
  /** Up to the next multiple. */
  acimaAoMultiplo<U extends Unidade>(rotulo: string, valor: Grandeza<U>, multiplo: Grandeza<U>): Grandeza<U>;
  /** A measure at so many decimal places, half up. Never for money: see `quantia`. */
  medida<U extends Exclude<Unidade, 'dinheiro'>>(
    rotulo: string,
    valor: Grandeza<U>,
    casas: number,
  ): Grandeza<U>;
  /** Money as it is charged: rounded by the rule of the time, or by the policy given. */
  quantia(rotulo: string, valor: Dinheiro, arredondamento?: Arredondamento): Dinheiro;
  /** Progressive scale: each rate only on its bracket. */
  progressiva(rotulo: string, escala: Progressiva, base: Grandeza<Unidade>): Dinheiro;
  /** Value of the bracket that the key falls in. @throws {SemResposta} illegible bracket */
  faixa<C extends Unidade, V extends Unidade>(
    rotulo: string,
    faixas: Faixas<C, V>,
    chave: Grandeza<C>,
  ): Grandeza<V>;
  /** Row of a table with one column. @throws {SemResposta} illegible row, missing table */
  linha<C extends string, U extends Unidade>(
    rotulo: string,
    tabela: Tabela<C, 'valor', U>,
    codigo: C,
  ): Grandeza<U>;
  linha(rotulo: string, tabela: TabelaAusente, codigo: string): Dinheiro;
  /** Row and column of a table. @throws {SemResposta} illegible cell */
  celula<C extends string, K extends string, U extends Unidade>(
    rotulo: string,
    tabela: Tabela<C, K, U>,
    codigo: C,
    coluna: K,
  ): Grandeza<U>;

  ate(a: Grandeza<Unidade>, b: Grandeza<Unidade> | number): boolean;
  menosDe(a: Grandeza<Unidade>, b: Grandeza<Unidade> | number): boolean;
  maisDe(a: Grandeza<Unidade>, b: Grandeza<Unidade> | number): boolean;
  aoMenos(a: Grandeza<Unidade>, b: Grandeza<Unidade> | number): boolean;
  igual(a: Grandeza<Unidade>, b: Grandeza<Unidade> | number): boolean;
  zero(a: Grandeza<Unidade>): boolean;

  /** No money at all. */
  readonly nada: Dinheiro;
  /** A value that another authority publishes (the UFIR), as written there, with the act that publishes it. */
  publicado<U extends Unidade>(rotulo: string, escrito: string, unidade: U, ato: string): Grandeza<U>;
  /** A count that the formula itself knows (rows of a list, months left). Never a figure of the law. */
  numero(valor: number): Numero;
  /** The whole number behind a count, for dates and lists. */
  inteiro(valor: Numero): number;

  /** The quantity as an assessor writes it, for messages. */
  mostra(valor: Grandeza<Unidade>): string;

  /** A figure in the wording of another day than that of the request. @throws {SemResposta} before the first */
  redacaoDe<T>(parametro: Parametro<T>, dia: DataCivil): T;
  /** A doubtful reading that decided something: leaves its notice. True when its alternative was chosen. */
  usaAlternativa(leitura: Leitura): boolean;
  /** Something the assessor should know, with its article if it has one. */
  nota(texto: string, citacao?: Citacao): void;
}

/** Operations that need the calendar or the exercise. */
export interface ContaDeData {
  /** Deadline in days: excludes the first, includes the last, moves to the next business day. */
  prazo(rotulo: string, inicio: DataCivil, dias: Numero, feriados?: readonly DataCivil[]): Prazo;
  /** So many months later, date to date (Lei 810/1949); never moves to a business day. */
  emMeses(rotulo: string, inicio: DataCivil, meses: Numero): DataCivil;
  /** Deadline in hours, on the clock: never moves to a business day. */
  prazoEmHoras(rotulo: string, inicio: DataHora, horas: Numero): DataHora;
  /** Due dates of the plan in the exercise. */
  vencimentos(prestacoes: Prestacoes, exercicio?: number): readonly DataCivil[];
  /** Business day on or after the date. */
  diaUtil(dia: DataCivil, feriados?: readonly DataCivil[]): DataCivil;
  /** Last business day of the month, moving back. */
  ultimoDiaUtilDoMes(ano: number, mes: number, feriados?: readonly DataCivil[]): DataCivil;
  enesimoDiaUtil(ano: number, mes: number, n: Numero, feriados?: readonly DataCivil[]): DataCivil;
  /** Paid after the due date, moved to a business day. */
  emAtraso(vencimento: DataCivil, pagamento: DataCivil): boolean;
  /** Equal instalments that add up to the amount as charged; what is left goes to the first. */
  parcelas(valor: Dinheiro, quando: Prestacoes | readonly DataCivil[]): readonly Parcela[];
  /** The same division without dates, for parts that fall due at events. */
  partesIguais(valor: Dinheiro, quantas: number): readonly Dinheiro[];
}
