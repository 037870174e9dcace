import { falhou, type Lancado, type Memoria } from '../../src';
import { lerDataIso, dataBrasileira } from '../../src/calendario';
import type { ParcelaDoResultado } from '../../src/regra';
import { type NomeDeSaida, SAIDAS } from '../../src/regra/saida';
import { formataDecimal, decimalDeNumero } from '../../src/valor';
import { leFatosDitos } from '../pedido/fatosDitos';
import { leAlvo, type OpcoesDeTributo } from '../pedido/lugar';
import { mostraQuando } from '../pedido/quando';
import { exigeMunicipio, resolveAlvo } from '../pedido/resolveAlvo';
import { Recusa } from '../recusa';
import { mostra } from '../terminal/saida';

export interface OpcoesDeExplicar extends OpcoesDeTributo {
  readonly fato: readonly string[];
  readonly json?: boolean;
}

/** `lancador explicar`: the memória de cálculo of one assessment. Answers 1 when there is no value. */
export function explicar(opcoes: OpcoesDeExplicar): number {
  const alvo = leAlvo(opcoes);
  const resolvida = resolveAlvo(alvo);
  const ditos = Object.entries(leFatosDitos(resolvida.regra, opcoes.fato));
  const memoria = resolvida.explica(Object.fromEntries(ditos.map(([nome, valor]) => [nome, emJson(valor)])));
  const onde = `${exigeMunicipio(alvo.municipio).nome} · ${mostraQuando(alvo.quando)}`;
  mostra(
    opcoes.json
      ? [JSON.stringify(memoria, null, 2)]
      : emTexto(memoria, onde, resolvida.contexto.simbolo ?? 'Cr$'),
  );
  return falhou(memoria.resultado) ? 1 : 0;
}

/** Facts of several values (instruments and their quantities) are given in JSON. */
function emJson(valor: string): unknown {
  if (!/^[[{]/.test(valor)) return valor;
  try {
    return JSON.parse(valor) as unknown;
  } catch {
    throw new Recusa(`--fato: veio ${valor}, que não é JSON`);
  }
}

function emTexto(memoria: Memoria, onde: string, simbolo: string): readonly string[] {
  const { titulo, passos, avisos, resultado, fundamentos, versao } = memoria;
  const linhas = [`${titulo} · ${onde}`, ''];
  for (const [i, { rotulo, conta, valor, fundamento }] of passos.entries())
    linhas.push(`${i + 1}. ${rotulo}: ${conta} = ${valor}${fundamento === '' ? '' : ` (${fundamento})`}`);
  if (passos.length > 0) linhas.push('');
  if (falhou(resultado)) linhas.push(`Sem valor: ${resultado.motivo}`);
  else linhas.push(...resultados(resultado, simbolo));
  for (const aviso of avisos) linhas.push(`Aviso: ${aviso}`);
  if (fundamentos.length > 0) linhas.push(`Fundamento: ${fundamentos.join('; ')}`);
  linhas.push(`Regras: versão ${versao}`);
  return linhas;
}

function resultados(resultado: Lancado, simbolo: string): readonly string[] {
  const linhas: string[] = [];
  for (const nome of Object.keys(SAIDAS) as NomeDeSaida[]) {
    const valor = resultado[nome];
    if (valor !== undefined) linhas.push(`${SAIDAS[nome][1]}: ${mostraValor(nome, valor, simbolo)}`);
  }
  const parcelas = resultado.parcelas ?? [];
  for (const [i, parcela] of parcelas.entries())
    linhas.push(`Parcela ${i + 1}: ${mostraParcela(parcela, simbolo)}`);
  return linhas;
}

function mostraValor(nome: NomeDeSaida, valor: number | string | boolean, simbolo: string): string {
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não';
  if (typeof valor === 'string') return mostraData(valor);
  if (SAIDAS[nome][0] === 'ano') return String(valor);
  const dinheiro = SAIDAS[nome][0] === 'dinheiro';
  return `${dinheiro ? `${simbolo} ` : ''}${formataDecimal(decimalDeNumero(valor), dinheiro ? 2 : 0)}`;
}

function mostraParcela(
  { vencimento, vencimentoUtil, marco, valor }: ParcelaDoResultado,
  simbolo: string,
): string {
  const util = vencimentoUtil === undefined ? '' : ` (dia útil: ${mostraData(vencimentoUtil)})`;
  const quando = vencimento === undefined ? (marco ?? '') : `${mostraData(vencimento)}${util}`;
  return `${simbolo} ${formataDecimal(decimalDeNumero(valor), 2)}, ${quando}`;
}

function mostraData(texto: string): string {
  const data = lerDataIso(texto);
  return data ? dataBrasileira(data) : texto;
}
