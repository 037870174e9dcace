import { codigosDeMunicipio } from '../src';
import { existeData } from '../src/calendario';
import { leNumero } from '../src/valor';
import type { AjustesDoLivro } from './tipos';

/** Settings as they can be used, and what was left out of them, in words for the assessor. */
export interface AjustesLidos {
  readonly ajustes: AjustesDoLivro;
  readonly problemas: readonly string[];
}

/**
 * Reads what a workbook holds under our name. Whoever edits the file may put anything there, and a newer version
 * may have put more: what has the right form is taken, unknown keys are kept as they are to be saved again, and
 * the rest is left out and told.
 */
export function leAjustesGravados(gravados: unknown): AjustesLidos {
  if (gravados === null || gravados === undefined) return { ajustes: {}, problemas: [] };
  if (typeof gravados !== 'object' || Array.isArray(gravados))
    return { ajustes: {}, problemas: ['Os ajustes gravados nesta pasta não se leem; escolha-os de novo'] };
  const problemas: string[] = [];
  const ajustes: Record<string, unknown> = {};
  for (const [chave, valor] of Object.entries(gravados)) {
    const leitor = Object.hasOwn(LEITORES, chave) ? LEITORES[chave as keyof AjustesDoLivro] : undefined;
    if (chave === '__proto__' || valor === null || valor === undefined) continue;
    const lido = leitor ? leitor(valor, problemas) : valor;
    if (lido === undefined) problemas.push(`O ajuste ${chave} desta pasta não se lê e foi deixado de lado`);
    else ajustes[chave] = lido;
  }
  return { ajustes, problemas };
}

type Leitor = (valor: unknown, problemas: string[]) => unknown;

const LEITORES: Readonly<Record<keyof AjustesDoLivro, Leitor>> = {
  municipio: (valor) => (typeof valor === 'string' ? valor : undefined),
  exercicio: (valor) => (typeof valor === 'string' || Number.isFinite(valor) ? valor : undefined),
  leiAntiga: (valor) => (typeof valor === 'boolean' ? valor : undefined),
  alternativas: (valor) =>
    Array.isArray(valor) && valor.every((id) => typeof id === 'string') ? valor : undefined,
  sistemaDeDatas: (valor) => (valor === 1900 || valor === 1904 ? valor : undefined),
  tabelas(valor, problemas) {
    if (!Array.isArray(valor)) return undefined;
    return valor.filter((linha: unknown, i) => {
      const defeito = defeitoDaLinha(linha);
      if (defeito) problemas.push(`Linha ${i + 1} das tabelas complementares deixada de lado: ${defeito}`);
      return defeito === undefined;
    });
  },
};

/** Why a row of the complementary tables cannot be used. */
function defeitoDaLinha(linha: unknown): string | undefined {
  if (typeof linha !== 'object' || linha === null) return 'não é uma linha de tabela';
  const { municipio, tabela, item, valor, desde } = linha as Record<string, unknown>;
  if (!codigosDeMunicipio().some((codigo) => codigo === municipio)) return 'município desconhecido';
  if (typeof tabela !== 'string' || typeof item !== 'string') return 'sem tabela ou sem item';
  const lido = leNumero(valor);
  if ('erro' in lido) return `o valor ${lido.erro}`;
  if (lido.valor.isNegative()) return 'o valor é negativo';
  const { ano, mes, dia } = (desde ?? {}) as Readonly<Record<string, unknown>>;
  return existeData(Number(ano), Number(mes), Number(dia)) ? undefined : 'a data de início não existe';
}
