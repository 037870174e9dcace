import type { Fatos } from '../fato/fato';
import type { NomeDeSaida } from '../saida';
import { AUSENTE } from './codificador';
import { codigoDoNumero, type Exigencia, exigenciaDe, PRESENTE } from './codificadorDeNumeros';
import { type CalculaLinha, calculaLinha, type Posicoes } from './calculaLinha';
import { Dicionario } from './dicionario';
import { gravaPrograma } from './gravaPrograma';
import type { RegraEmColunas } from './lancaColunas';

/** What the rows of one kind have in common, and where each of them has its numbers. */
export interface FormaDaLinha {
  /** Facts that are the same in all of them, as they came. */
  readonly conhecidos: Readonly<Record<string, unknown>>;
  /** Facts that are a number in each, not zero and not blank, by its place among the cells of the row. */
  readonly numericos: Posicoes;
  readonly saidas: readonly NomeDeSaida[];
}

/**
 * Makes the computation of rows of one kind ready, one row at a time: what a formula filled down a column needs.
 * Undefined where such rows have to be computed in full.
 */
export function criaPreparaLinha(origem: RegraEmColunas): (forma: FormaDaLinha) => CalculaLinha | undefined {
  return ({ conhecidos, numericos, saidas }) => {
    const { regra, contexto, redacao, fora } = origem;
    const lidos = leConhecidos(regra.fatos, conhecidos);
    if (fora !== undefined || !lidos) return undefined;
    const exigencias: { readonly posicao: number; readonly exigencia: Exigencia }[] = [];
    for (const [nome, posicao] of numericos) {
      const fato = regra.fatos[nome];
      if (!fato?.limites) return undefined;
      exigencias.push({ posicao, exigencia: exigenciaDe(fato, true) });
    }
    const programa = gravaPrograma(regra, contexto, redacao, lidos, [...numericos.keys()]);
    if (programa.tipo === 'linhaALinha') return undefined;
    const calcula = calculaLinha(programa, numericos, saidas);
    return (celulas) => {
      for (let i = 0; i < exigencias.length; i += 1) {
        const { posicao, exigencia } = exigencias[i] as { posicao: number; exigencia: Exigencia };
        if (codigoDoNumero(celulas[posicao], exigencia) !== PRESENTE) return Number.NaN;
      }
      return calcula(celulas);
    };
  };
}

/** The facts of closed lists and the yes/no ones, read; undefined if there is any other. */
function leConhecidos(
  fatos: Fatos,
  brutos: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  const lidos: Record<string, unknown> = {};
  for (const [nome, bruto] of Object.entries(brutos)) {
    const fato = fatos[nome];
    if (!fato || fato.limites) return undefined;
    const dicionario = new Dicionario(nome, fato, false);
    const codigo = dicionario.codigo(bruto);
    if (codigo === AUSENTE) continue;
    const lido = dicionario.valor(codigo);
    if (lido === undefined) return undefined;
    lidos[nome] = lido;
  }
  return lidos;
}
