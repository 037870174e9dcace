import { antes, type DataCivil } from '../calendario/dataCivil';
import { moedaEm } from '../moeda/moedas';
import { citacoesPorExtenso, type Citacao } from '../norma/norma';
import { diaComRedacao, foraDeVigencia, type Vigencia } from '../norma/vigencia';
import { calculaSaida } from './calculaSaida';
import {
  type Colunas,
  criaLancaColunas,
  type PedidoDeColunas,
  type ResultadoDeColunas,
} from './colunas/lancaColunas';
import type { CalculaLinha } from './colunas/calculaLinha';
import { criaPreparaLinha, type FormaDaLinha } from './colunas/preparaLinha';
import { Programas } from './colunas/programas';
import type { ContaBase } from './conta/contaBase';
import { ContaDecimal } from './conta/contaDecimal';
import { ContaMemoria } from './conta/contaMemoria';
import type { Contexto } from './conta/contexto';
import { FatoInvalido, falhaDe, SemResposta } from './falha';
import { leFatos } from './fato/leFatos';
import { figurasEm } from './figurasEm';
import { finaliza } from './finaliza';
import { type Memoria, memoriaDe } from './memoria';
import type { Opcoes } from './pedido';
import type { Regra } from './regra';
import type { Resultado } from './resultado';

/** A rule in the wording of one day, ready to be run on many rows. */
export interface RegraResolvida {
  readonly regra: Regra;
  readonly contexto: Contexto;
  /** Why the law does not answer on that day, if it does not. */
  readonly foraDeVigencia: string | undefined;
  lanca(fatos: Readonly<Record<string, unknown>>): Resultado;
  explica(fatos: Readonly<Record<string, unknown>>): Memoria;
  /** The same, on whole columns, at the speed of the arithmetic. */
  lancaColunas(colunas: Colunas, pedido: PedidoDeColunas): ResultadoDeColunas;
  /** The same, made ready for rows of one kind that come one at a time. Undefined: `lanca` each of them. */
  preparaLinha(forma: FormaDaLinha): CalculaLinha | undefined;
}

export interface Resolucao {
  readonly regra: Regra;
  readonly vigencia: Vigencia;
  readonly exercicio: number;
  readonly dia: DataCivil;
  readonly comData: boolean;
  readonly opcoes: Opcoes;
}

/** Fixes a rule in the wording of a day. Outside the law's life the nearest wording still checks the facts. */
export function resolveRegra({
  regra,
  vigencia,
  exercicio,
  dia,
  comData,
  opcoes,
}: Resolucao): RegraResolvida {
  const prorroga = opcoes.leiAntigaDepoisDe1966 === true;
  const fora =
    regra.respondeAntes && antes(dia, vigencia.desde) ? undefined : foraDeVigencia(vigencia, dia, prorroga);
  const contexto: Contexto = {
    municipio: regra.norma.municipio,
    exercicio,
    dia,
    comData,
    simbolo: moedaEm(regra.norma.inicio)?.simbolo ?? 'Cr$',
    tabelas: opcoes.tabelas ?? [],
    alternativas: new Set(opcoes.alternativas ?? []),
    ...(opcoes.sistemaDeDatas ? { sistemaDeDatas: opcoes.sistemaDeDatas } : {}),
  };
  const redacao = diaComRedacao(vigencia, dia);
  const prepara = (conta: ContaBase) => {
    const redacoes = new Set<Citacao>();
    const figuras = figurasEm(regra.parametros, redacao, conta, redacoes);
    return (fatos: Readonly<Record<string, unknown>>): Resultado =>
      executa(regra, fatos, conta, { figuras, redacoes }, redacao, fora);
  };
  const lanca = prepara(new ContaDecimal(contexto));
  const origem = { regra, contexto, redacao, fora, lanca };
  return {
    regra,
    contexto,
    foraDeVigencia: fora,
    lanca,
    lancaColunas: criaLancaColunas(origem, new Programas(origem)),
    preparaLinha: criaPreparaLinha(origem),
    explica: (fatos) => {
      const conta = new ContaMemoria(contexto);
      if (prorroga && foraDeVigencia(vigencia, dia, false))
        conta.nota('Lei mantida depois de 1966 por escolha do lançador nesta pasta');
      for (const leitura of regra.leituras ?? []) conta.usaAlternativa(leitura);
      return memoriaDe(regra, contexto, conta, prepara(conta)(fatos));
    },
  };
}

/** The figures of a run, and the wordings among them that an amending law brought. */
interface FigurasUsadas {
  readonly figuras: object;
  readonly redacoes: Set<Citacao>;
}

function executa(
  regra: Regra,
  fatos: Readonly<Record<string, unknown>>,
  conta: ContaBase,
  { figuras, redacoes }: FigurasUsadas,
  redacao: DataCivil,
  fora: string | undefined,
): Resultado {
  redacoes.clear();
  try {
    const lidos = leFatos(regra.fatos, fatos, conta);
    const { saida, isencao } = calculaSaida(regra, lidos, figuras, conta, redacao);
    if (fora !== undefined) throw new SemResposta(fora);
    const fundamento = isencao
      ? [isencao.citacao]
      : comAsRedacoes(saida.fundamento ?? regra.fundamento, redacoes);
    return finaliza(saida, citacoesPorExtenso(fundamento), conta);
  } catch (erro) {
    // Order of the contract: wrong facts first, then the law out of force, then whatever the law leaves out.
    if (fora !== undefined && !(erro instanceof FatoInvalido))
      return falhaDe(erro instanceof SemResposta ? new SemResposta(fora) : erro);
    return falhaDe(erro);
  }
}

/** The articles of the rule, and those of the amending laws that gave a figure and are not among them. */
function comAsRedacoes(artigos: readonly Citacao[], redacoes: ReadonlySet<Citacao>): readonly Citacao[] {
  if (redacoes.size === 0) return artigos;
  const citadas = new Set(artigos.map(({ norma }) => norma));
  return [...artigos, ...[...redacoes].filter(({ norma }) => !citadas.has(norma))];
}
