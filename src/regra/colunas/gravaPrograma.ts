import type { DataCivil } from '../../calendario/dataCivil';
import type { Dinheiro, Grandeza, Unidade } from '../../valor/grandeza';
import type { Contexto } from '../conta/contexto';
import { FatoInvalido, SemResposta } from '../falha';
import { calculaSaida } from '../calculaSaida';
import { figurasEm } from '../figurasEm';
import { quantiaDaSaida } from '../quantiaDaSaida';
import type { Regra } from '../regra';
import { type NomeDeSaida, SAIDAS } from '../saida';
import { ContaGravadora, NaoGravavel } from './contaGravadora';
import { type Condicao, type No, Nos } from './no';

/** What a formula does with one combination of facts: a tree of comparisons that ends in results. */
export type Programa =
  | { readonly tipo: 'condicao'; readonly condicao: Condicao; readonly sim: Programa; readonly nao: Programa }
  | {
      readonly tipo: 'saida';
      readonly saidas: ReadonlyMap<NomeDeSaida, No>;
      /** Results that are given too, and are no numbers. */
      readonly outras: ReadonlySet<NomeDeSaida>;
      readonly parcelas: readonly No[];
    }
  /** These rows are computed one by one: an error with its message, or a result that is no number. */
  | { readonly tipo: 'linhaALinha' };

/** More comparisons than this on the numbers of a row are not worth recording. */
const MAXIMO_DE_FOLHAS = 256;

const LINHA_A_LINHA: Programa = { tipo: 'linhaALinha' };

/**
 * Records the formula of a rule for one combination of facts. Numbers come as nodes; everything else is
 * already known.
 */
export function gravaPrograma(
  regra: Regra,
  contexto: Contexto,
  redacao: DataCivil,
  conhecidos: Readonly<Record<string, unknown>>,
  numericos: readonly string[],
): Programa {
  const nos = new Nos();
  const presentes = new Set([...Object.keys(conhecidos), ...numericos]);
  const falta = Object.entries(regra.fatos).some(([nome, fato]) => fato.obrigatorio && !presentes.has(nome));
  if (falta) return LINHA_A_LINHA;
  let folhas = 0;
  const explora = (decisoes: readonly boolean[]): Programa => {
    const conta = new ContaGravadora(contexto, nos, decisoes);
    const folha = umaVez(regra, conta, redacao, conhecidos, numericos);
    const condicao = conta.condicoes[decisoes.length];
    if (!condicao) {
      folhas += 1;
      return folha;
    }
    if (folhas > MAXIMO_DE_FOLHAS) return LINHA_A_LINHA;
    return {
      tipo: 'condicao',
      condicao,
      sim: explora([...decisoes, true]),
      nao: explora([...decisoes, false]),
    };
  };
  return explora([]);
}

function umaVez(
  regra: Regra,
  conta: ContaGravadora,
  redacao: DataCivil,
  conhecidos: Readonly<Record<string, unknown>>,
  numericos: readonly string[],
): Programa {
  const fatos: Record<string, unknown> = { ...conhecidos };
  for (const nome of numericos) fatos[nome] = conta.fatoNomeado(nome);
  try {
    const { saida } = calculaSaida(regra, fatos, figurasEm(regra.parametros, redacao, conta), conta, redacao);
    const saidas = new Map<NomeDeSaida, No>();
    const outras = new Set<NomeDeSaida>();
    for (const [nome, valor] of Object.entries(saida) as [NomeDeSaida, unknown][]) {
      const no = noDaSaida(nome, valor, conta);
      if (no) saidas.set(nome, no);
      else if (valor !== undefined) outras.add(nome);
    }
    return {
      tipo: 'saida',
      saidas,
      outras,
      parcelas: (saida.parcelas ?? []).map(({ valor }) => conta.no(valor)),
    };
  } catch (erro) {
    if (erro instanceof NaoGravavel || erro instanceof FatoInvalido || erro instanceof SemResposta)
      return LINHA_A_LINHA;
    throw erro;
  }
}

function noDaSaida(nome: string, valor: unknown, conta: ContaGravadora): No | undefined {
  if (!ehSaida(nome) || valor === undefined) return undefined;
  const tipo = SAIDAS[nome][0];
  if (tipo === 'dinheiro') return conta.no(quantiaDaSaida(nome, valor as Dinheiro, conta));
  return tipo === 'medida' ? conta.no(valor as Grandeza<Unidade> | number) : undefined;
}

function ehSaida(nome: string): nome is NomeDeSaida {
  return Object.hasOwn(SAIDAS, nome);
}

/** The first of the results wanted that the program gives; undefined if there is none, or if it is no number. */
export function saidaPedida(
  { saidas, outras }: Extract<Programa, { tipo: 'saida' }>,
  pedidas: readonly NomeDeSaida[],
): NomeDeSaida | undefined {
  for (const nome of pedidas) {
    if (saidas.has(nome)) return nome;
    if (outras.has(nome)) return undefined;
  }
  return undefined;
}
