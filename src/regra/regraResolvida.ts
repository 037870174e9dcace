import type { DataCivil } from '../calendario/dataCivil';
import { citacaoPorExtenso, type Citacao } from '../norma/norma';
import { diaComRedacao, foraDeVigencia, type Vigencia } from '../norma/vigencia';
import type { ContaBase } from './conta/contaBase';
import { ContaDecimal } from './conta/contaDecimal';
import { ContaMemoria } from './conta/contaMemoria';
import type { Contexto } from './conta/contexto';
import { FatoInvalido, falhaDe, SemResposta } from './falha';
import { leFatos } from './fato/leFatos';
import { finaliza } from './finaliza';
import type { Isencao } from './isencao';
import { type Memoria, memoriaDe } from './memoria';
import type { Parametros } from './parametro/parametro';
import { versaoEm } from './parametro/versoes';
import type { Fatos } from './fato/fato';
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
  const fora = foraDeVigencia(vigencia, dia, prorroga);
  const contexto: Contexto = {
    municipio: regra.norma.municipio,
    exercicio,
    dia,
    comData,
    tabelas: opcoes.tabelas ?? [],
    alternativas: new Set(opcoes.alternativas ?? []),
  };
  const redacao = diaComRedacao(vigencia, dia);
  const roda = (fatos: Readonly<Record<string, unknown>>, conta: ContaBase, figuras: object): Resultado =>
    executa(regra, fatos, conta, figuras, redacao, fora);
  const contaDecimal = new ContaDecimal(contexto);
  const figurasDecimais = figurasEm(regra.parametros, redacao, contaDecimal);
  return {
    regra,
    contexto,
    foraDeVigencia: fora,
    lanca: (fatos) => roda(fatos, contaDecimal, figurasDecimais),
    explica: (fatos) => {
      const conta = new ContaMemoria(contexto);
      if (prorroga && foraDeVigencia(vigencia, dia, false))
        conta.nota('Lei mantida depois de 1966 por escolha do lançador nesta pasta');
      for (const leitura of regra.leituras ?? []) conta.usaAlternativa(leitura);
      return memoriaDe(
        regra,
        contexto,
        conta,
        roda(fatos, conta, figurasEm(regra.parametros, redacao, conta)),
      );
    },
  };
}

function executa(
  regra: Regra,
  fatos: Readonly<Record<string, unknown>>,
  conta: ContaBase,
  figuras: object,
  redacao: DataCivil,
  fora: string | undefined,
): Resultado {
  try {
    const { contexto } = conta;
    const lidos = leFatos(regra.fatos, fatos, conta);
    const isencao = isencaoQueVale(regra, lidos, figuras, conta, redacao);
    const saida = isencao
      ? { valor: conta.nada, isento: true }
      : regra.calcular(lidos, figuras as never, conta, contexto);
    if (fora !== undefined) throw new SemResposta(fora);
    return finaliza(saida, fundamentoDe(isencao?.citacao, regra.fundamento), conta);
  } catch (erro) {
    // Order of the contract: wrong facts first, then the law out of force, then whatever the law leaves out.
    if (fora !== undefined && !(erro instanceof FatoInvalido))
      return falhaDe(erro instanceof SemResposta ? new SemResposta(fora) : erro);
    return falhaDe(erro);
  }
}

function isencaoQueVale(
  regra: Regra,
  fatos: Readonly<Record<string, unknown>>,
  figuras: object,
  conta: ContaBase,
  redacao: DataCivil,
): Isencao<Fatos, Parametros> | undefined {
  const alegada = fatos['isencao'];
  const achada = regra.isencoes.find((isencao) => {
    if (!isencao.automatica && isencao.codigo !== alegada) return false;
    if (foraDaRedacao(isencao, redacao)) return false;
    return isencao.quando?.(fatos as never, figuras as never, conta, conta.contexto) ?? true;
  });
  if (achada?.leitura) conta.usaAlternativa(achada.leitura);
  if (achada) conta.nota(`Isento: ${achada.titulo}`, achada.citacao);
  else if (typeof alegada === 'string')
    conta.nota(`A hipótese ${alegada} foi alegada e não isenta neste caso`);
  return achada;
}

function foraDaRedacao({ desde, ate }: Isencao<Fatos, Parametros>, dia: DataCivil): boolean {
  const valor = (d: DataCivil): number => d.ano * 10000 + d.mes * 100 + d.dia;
  return (desde !== undefined && valor(dia) < valor(desde)) || (ate !== undefined && valor(dia) > valor(ate));
}

/** The figures in the wording of the day, handed over only when the formula asks for each. */
function figurasEm(parametros: Parametros, dia: DataCivil, conta: ContaBase): object {
  const figuras = {};
  for (const [nome, parametro] of Object.entries(parametros)) {
    const versao = versaoEm(parametro, dia);
    let pronta: unknown;
    Object.defineProperty(figuras, nome, {
      enumerable: true,
      get: () => {
        if (!versao) throw new SemResposta(`${regraSemRedacao(parametro.versoes[0].citacao)}`);
        return (pronta ??= versao.entrega(conta));
      },
    });
  }
  return figuras;
}

function regraSemRedacao(citacao: Citacao): string {
  return `redação anterior ausente: antes de ${citacao.norma.nome} a fonte não traz o ${citacao.texto}`;
}

function fundamentoDe(isencao: Citacao | undefined, regra: readonly Citacao[]): string {
  return isencao ? citacaoPorExtenso(isencao) : regra.map(citacaoPorExtenso).join('; ');
}
