import type { DataCivil } from '../../calendario/dataCivil';
import type { Contexto } from '../conta/contexto';
import type { Regra } from '../regra';
import type { Resultado } from '../resultado';
import type { NomeDeSaida } from '../saida';
import type { QualquerFato } from '../fato/fato';
import { criaCampo } from './campo';
import type { ColunaDeFato } from './codificador';
import type { Destino } from './executavel';
import { Grupos } from './grupos';
import type { Programas } from './programas';

/** Columns of facts by name; names that the rule does not have are not looked at. */
export type Colunas = Readonly<Record<string, ColunaDeFato>>;

export interface PedidoDeColunas {
  readonly linhas: number;
  /** Results wanted, the first that the rule gives. */
  readonly saidas: readonly NomeDeSaida[];
  /** Values come from cells, where zero and blank are the same. */
  readonly celulas?: boolean;
  /** Leave the rows that are no plain number alone: whoever asks computes them. */
  readonly semLinhas?: boolean;
  /** Also the amounts of the instalments. */
  readonly parcelas?: boolean;
}

export interface ResultadoDeColunas {
  /** The wanted number of each row; NaN where the row is in `linhas`. */
  readonly valores: Float64Array;
  /** Amounts of the first, second… instalment; NaN where there is none. */
  readonly parcelas: readonly Float64Array[];
  /** Rows that were computed one by one: errors with their message, results that are no number. */
  readonly linhas: ReadonlyMap<number, Resultado>;
}

export interface RegraEmColunas {
  readonly regra: Regra;
  readonly contexto: Contexto;
  readonly redacao: DataCivil;
  /** Why the law does not answer on that day: then every row only checks its facts. */
  readonly fora: string | undefined;
  lanca(fatos: Readonly<Record<string, unknown>>): Resultado;
}

/**
 * Runs a rule on whole columns. The formula is recorded once for each combination of codes and of facts present,
 * and repeated on all rows that have it; a row that cannot go that way is computed by itself, with the same formula.
 */
export function criaLancaColunas(
  origem: RegraEmColunas,
  programas: Programas,
): (colunas: Colunas, pedido: PedidoDeColunas) => ResultadoDeColunas {
  const porCampos = new Map<string, Grupos>();
  const gruposDe = (nomes: readonly string[], zeroEhVazio: boolean): Grupos => {
    const chave = [String(zeroEhVazio), ...nomes].join();
    const prontos = porCampos.get(chave);
    if (prontos && !prontos.cheios) return prontos;
    const campos = nomes.map((nome) =>
      criaCampo(nome, origem.regra.fatos[nome] as QualquerFato, zeroEhVazio),
    );
    const novos = new Grupos(campos, programas);
    porCampos.set(chave, novos);
    return novos;
  };
  return (colunas, pedido) => {
    const usadas = Object.entries(colunas).filter(([nome]) => origem.regra.fatos[nome]);
    const destino: Destino = {
      valores: new Float64Array(pedido.linhas),
      parcelas: [],
      linhas: new Map(),
      saidas: pedido.saidas,
      querParcelas: pedido.parcelas === true,
      total: pedido.linhas,
    };
    const umaLinha = (linha: number): void => {
      destino.valores[linha] = Number.NaN;
      if (pedido.semLinhas) return;
      destino.linhas.set(linha, origem.lanca(fatosDaLinha(colunas, linha, pedido, origem.regra)));
    };
    const grupos = gruposDe(
      usadas.map(([nome]) => nome),
      pedido.celulas === true,
    );
    grupos.roda({ colunas: usadas.map(([, coluna]) => coluna), destino, umaLinha });
    return destino;
  };
}

function fatosDaLinha(
  colunas: Colunas,
  linha: number,
  { celulas }: PedidoDeColunas,
  regra: Regra,
): Readonly<Record<string, unknown>> {
  const fatos: Record<string, unknown> = {};
  for (const [nome, { valores, repetida }] of Object.entries(colunas)) {
    const fato = regra.fatos[nome];
    if (!fato) continue;
    const bruto = valores[repetida ? 0 : linha];
    const vazio = bruto === null || bruto === undefined || bruto === '';
    if (celulas && (vazio || bruto === 0)) {
      if (!fato.zeroEhAusente) fatos[nome] = 0;
    } else if (!vazio) fatos[nome] = bruto;
  }
  return fatos;
}
