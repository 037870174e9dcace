import { type Falha, falhou, type Regra, type RegraResolvida, type Resultado } from '../../src';
import type { NomeDeSaida } from '../../src/regra/saida';
import type { Argumento } from '../celulas/celula';
import { brutoDoFato } from '../celulas/brutoDoFato';
import { erroDeExcel } from '../celulas/erroDeExcel';
import { type ValorDeExcel, valorParaExcel } from '../celulas/valorParaExcel';
import { criaMotor } from './motor';
import { chamadaDe, type Linha } from './chamada';
import { cabeEmColunas, emColunas } from './emColunas';
import { umaLinha } from './porLinha';

export const motor = criaMotor();

/** Facts of one row, from the arguments of a formula to those that the rule of the municipality knows. */
export type Adaptacao = (linha: Linha, regra: Regra) => Readonly<Record<string, unknown>>;

interface ComoAplicar {
  /** Results that the cell shows: the first one that the rule gives. */
  readonly saidas?: readonly NomeDeSaida[];
  readonly adapta?: Adaptacao;
}

/** A formula of one rule: runs it on each row and shows its main result. */
export function aplicaRegra(
  id: string,
  argumentos: Readonly<Record<string, Argumento>>,
  { saidas = ['valor'], adapta }: ComoAplicar = {},
): ValorDeExcel[][] {
  const nomes = Object.keys(argumentos);
  const calcula = (linha: Linha): ValorDeExcel => {
    const resolvida = motor.regra(id, linha.celula('municipio'), linha.celula('exercicio'));
    if ('falha' in resolvida) return erroDeExcel(resolvida);
    const fatos = adapta ? adapta(linha, resolvida.regra) : fatosDaLinha(linha, resolvida.regra, nomes);
    return mostra(lancaComNomes(resolvida, fatos), saidas);
  };
  const chamada = chamadaDe(argumentos);
  if ('desiguais' in chamada) return [[erroDeExcel({ falha: 'VALOR', motivo: chamada.desiguais })]];
  const linhaALinha = (indice: number): ValorDeExcel => umaLinha(chamada, indice, calcula);
  if (!adapta) {
    const primeira = chamada.linha(0);
    const resolvida = motor.regra(id, primeira.celula('municipio'), primeira.celula('exercicio'));
    if (!('falha' in resolvida) && cabeEmColunas(chamada, resolvida))
      return emColunas(chamada, resolvida, saidas, linhaALinha);
  }
  return Array.from({ length: chamada.altura }, (_, i) => [linhaALinha(i)]);
}

/**
 * Each argument as the fact of the same name, or the one that the rule says it stands for. An argument that
 * the law of this municipality has no use for is left out.
 */
export function fatosDaLinha(
  linha: Linha,
  regra: Regra,
  argumentos: readonly string[],
): Readonly<Record<string, unknown>> {
  const fatos: Record<string, unknown> = {};
  for (const argumento of argumentos) {
    const nome = regra.argumentos[argumento] ?? argumento;
    const fato = regra.fatos[nome];
    if (!fato) continue;
    const bruto = brutoDoFato(fato, linha.celulas(argumento), linha.dada(argumento));
    if (bruto !== undefined) fatos[nome] = bruto;
  }
  return fatos;
}

/** Runs the rule; a message that names a fact names the argument that the formula shows. */
export function lancaComNomes(
  resolvida: RegraResolvida,
  fatos: Readonly<Record<string, unknown>>,
): Resultado {
  const resultado = resolvida.lanca(fatos);
  if (!falhou(resultado) || resultado.fato === undefined) return resultado;
  const argumento = Object.entries(resolvida.regra.argumentos).find(
    ([, fato]) => fato === resultado.fato,
  )?.[0];
  return argumento
    ? { ...resultado, motivo: resultado.motivo.replace(resultado.fato, argumento) }
    : resultado;
}

/** The result that the cell shows. A result without any of them is an act that the law forbids. */
export function mostra(resultado: Resultado, saidas: readonly NomeDeSaida[]): ValorDeExcel {
  if (falhou(resultado)) return erroDeExcel(resultado);
  for (const saida of saidas) {
    const valor = resultado[saida];
    if (valor !== undefined) return valorParaExcel(valor);
  }
  return erroDeExcel(semValor(resultado.permitido === false, resultado.fundamento));
}

function semValor(vedado: boolean, fundamento: string): Falha {
  return {
    falha: 'ND',
    motivo: vedado ? `a lei veda este ato (${fundamento})` : `a lei não dá aqui um valor (${fundamento})`,
  };
}
