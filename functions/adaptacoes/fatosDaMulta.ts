import type { Regra } from '../../src';
import { fatosDaLinha } from '../formula/adaptacao';
import type { Linha } from '../formula/porLinha';

/** The amount that a fine is a multiple of has another name in each infraction; each uses only its own. */
const BASES = ['impostoDevido', 'valorEstampilhas', 'foroAnual', 'impostoIndustrias'];

/** Facts of a fine: the base under every name it may have, and the grade as a word or as an amount. */
export function fatosDaMulta(linha: Linha, regra: Regra): Readonly<Record<string, unknown>> {
  const fatos: Record<string, unknown> = {
    ...fatosDaLinha(linha, regra, ['infracao', 'area', 'reincidente', 'valorUfir']),
  };
  const base = linha.celula('base');
  if (linha.dada('base') && base !== null) {
    for (const nome of BASES) if (nome in regra.fatos) fatos[nome] = base;
  }
  const graduacao = linha.celula('graduacao');
  if (linha.dada('graduacao') && graduacao !== null && graduacao !== 0) {
    const porExtenso = typeof graduacao === 'string' && !/\d/.test(graduacao);
    const nome = porExtenso ? 'graduacao' : 'valorAplicado';
    if (nome in regra.fatos) fatos[nome] = graduacao;
  }
  if ('reincidencias' in regra.fatos && linha.dada('reincidente')) {
    const vezes = linha.celula('reincidente');
    if (typeof vezes === 'number') fatos['reincidencias'] = vezes;
    else if (vezes !== null)
      fatos['reincidencias'] = /^(s|sim|verdadeiro|true|x)$/i.test(String(vezes).trim()) ? 1 : 0;
  }
  return fatos;
}
