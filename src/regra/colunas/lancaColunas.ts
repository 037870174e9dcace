import type { DataCivil } from '../../calendario/dataCivil';
import type { Contexto } from '../conta/contexto';
import type { Regra } from '../regra';
import type { Resultado } from '../resultado';
import type { NomeDeSaida } from '../saida';
import { AUSENTE, codificador, type ColunaDeFato } from './codificador';
import { Grupos } from './grupos';
import { gravaPrograma, type Programa } from './gravaPrograma';
import { BLOCO } from './maquina';
import { compila, type Executavel } from './executavel';

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
): (colunas: Colunas, pedido: PedidoDeColunas) => ResultadoDeColunas {
  const programas = new Map<string, Executavel>();
  return (colunas, pedido) => {
    const lidas = Object.entries(colunas).flatMap(([nome, coluna]) => {
      const fato = origem.regra.fatos[nome];
      return fato ? [codificador(nome, fato, coluna, pedido.celulas === true)] : [];
    });
    const destino: Destino = {
      valores: new Float64Array(pedido.linhas).fill(Number.NaN),
      parcelas: [],
      linhas: new Map(),
      saidas: pedido.saidas,
      querParcelas: pedido.parcelas === true,
      total: pedido.linhas,
    };
    const umaLinha = (linha: number): void => {
      if (pedido.semLinhas) return;
      destino.linhas.set(linha, origem.lanca(fatosDaLinha(colunas, linha, pedido, origem.regra)));
    };
    const grupos = new Grupos(lidas);
    const porChave = new Map<number, Executavel>();
    for (let inicio = 0; inicio < pedido.linhas; inicio += BLOCO) {
      const n = Math.min(BLOCO, pedido.linhas - inicio);
      for (const [chave, grupo] of grupos.agrupa(inicio, n, umaLinha)) {
        if (grupo.n === 0) continue;
        executavelDe(chave, grupo.linhas[0] as number).executa(
          grupo.linhas,
          grupo.n,
          lidas,
          destino,
          umaLinha,
        );
      }
    }
    return destino;

    function executavelDe(chave: number, exemplo: number): Executavel {
      const pronto = porChave.get(chave) ?? executavelDoExemplo(exemplo);
      porChave.set(chave, pronto);
      return pronto;
    }

    function executavelDoExemplo(exemplo: number): Executavel {
      const conhecidos: Record<string, unknown> = {};
      const numericos: string[] = [];
      for (const coluna of lidas) {
        const codigo = coluna.codigo(exemplo);
        if (codigo === AUSENTE) continue;
        if (coluna.numerico) numericos.push(coluna.nome);
        else conhecidos[coluna.nome] = coluna.valorDoCodigo(codigo);
      }
      const nome = JSON.stringify([conhecidos, numericos]);
      const porNome = programas.get(nome);
      if (porNome) return porNome;
      const programa: Programa =
        origem.fora === undefined
          ? gravaPrograma(origem.regra, origem.contexto, origem.redacao, conhecidos, numericos)
          : { tipo: 'linhaALinha' };
      const novo = compila(programa);
      programas.set(nome, novo);
      return novo;
    }
  };
}

/** Where the rows of a run leave their results. */
export interface Destino extends ResultadoDeColunas {
  readonly parcelas: Float64Array[];
  readonly linhas: Map<number, Resultado>;
  readonly saidas: readonly NomeDeSaida[];
  readonly querParcelas: boolean;
  readonly total: number;
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
