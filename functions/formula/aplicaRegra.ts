import { type Falha, falhou, type RegraResolvida, type Resultado } from '../../src';
import type { NomeDeSaida } from '../../src/regra/saida';
import type { Argumento } from '../celulas/celula';
import { erroDeExcel } from '../celulas/erroDeExcel';
import { type ValorDeExcel, valorParaExcel } from '../celulas/valorParaExcel';
import { type Adaptacao, diretamente } from './adaptacao';
import { CelulaUnica } from './celulaUnica';
import { chamadaDe, type Linha } from './chamada';
import { comArgumento } from './comArgumento';
import { cabeEmColunas, emCelulas, emColunas } from './emColunas';
import { emEspecies } from './emEspecies';
import { criaMotor } from './motor';
import { umaLinha } from './porLinha';

export const motor = criaMotor();

interface ComoAplicar {
  /** Results that the cell shows: the first one that the rule gives. */
  readonly saidas?: readonly NomeDeSaida[];
  readonly adapta?: Adaptacao;
}

const VALOR: readonly NomeDeSaida[] = ['valor'];
const unicas = new Map<string, CelulaUnica[]>();
let ultima: CelulaUnica | undefined;

/** A formula of one rule: runs it on each row and shows its main result. */
export function aplicaRegra(
  id: string,
  argumentos: Readonly<Record<string, Argumento>>,
  { saidas = VALOR, adapta }: ComoAplicar = {},
): ValorDeExcel[][] {
  const unica = celulaUnica(id, argumentos, saidas, adapta);
  const direto = unica.calcula(argumentos);
  if (!Number.isNaN(direto)) return [[direto]];
  const nomes = Object.keys(argumentos);
  const adaptacao = adapta ?? diretamente(nomes);
  const calcula = (linha: Linha): ValorDeExcel => {
    const resolvida = motor.regra(id, linha.celula('municipio'), linha.celula('exercicio'));
    if ('falha' in resolvida) return erroDeExcel(resolvida);
    return mostra(lancaComNomes(resolvida, adaptacao(linha, resolvida.regra), nomes), saidas);
  };
  const chamada = chamadaDe(argumentos);
  if ('desiguais' in chamada) return [[erroDeExcel({ falha: 'VALOR', motivo: chamada.desiguais })]];
  const linhaALinha = (indice: number): ValorDeExcel => umaLinha(chamada, indice, calcula);
  const primeira = chamada.linha(0);
  const [municipio, exercicio] = [primeira.celula('municipio'), primeira.celula('exercicio')];
  const resolvida = motor.regra(id, municipio, exercicio);
  if (!('falha' in resolvida) && cabeEmColunas(chamada, resolvida)) {
    const formas = adapta && unica.temOsArgumentos(argumentos) ? unica.formas(municipio, exercicio) : null;
    const valores = formas ? emEspecies(chamada, formas, saidas) : emColunas(chamada, resolvida, saidas);
    if (!adapta || formas) return emCelulas(chamada, valores, linhaALinha);
  }
  return Array.from({ length: chamada.altura }, (_, i) => [linhaALinha(i)]);
}

function celulaUnica(
  id: string,
  argumentos: Readonly<Record<string, Argumento>>,
  saidas: readonly NomeDeSaida[],
  adapta: Adaptacao | undefined,
): CelulaUnica {
  if (ultima?.serve(id, saidas, adapta)) return ultima;
  let daRegra = unicas.get(id);
  if (!daRegra) unicas.set(id, (daRegra = []));
  ultima = daRegra.find((unica) => unica.serve(id, saidas, adapta) && unica.temOsArgumentos(argumentos));
  if (ultima) return ultima;
  ultima = new CelulaUnica(id, Object.keys(argumentos), saidas, adapta, motor);
  daRegra.push(ultima);
  return ultima;
}

/** Runs the rule; a message that names a fact names the argument that the formula shows for it. */
export function lancaComNomes(
  resolvida: RegraResolvida,
  fatos: Readonly<Record<string, unknown>>,
  argumentos: readonly string[],
): Resultado {
  const resultado = resolvida.lanca(fatos);
  const { fato } = falhou(resultado) ? resultado : {};
  if (!falhou(resultado) || fato === undefined || argumentos.includes(fato)) return resultado;
  const argumento = argumentos.find((nome) => resolvida.regra.argumentos[nome] === fato);
  return argumento ? comArgumento(resultado, fato, argumento) : resultado;
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
