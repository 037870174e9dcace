import type { Regra } from '../../src';
import { type Celula, celulaVazia } from '../celulas/celula';
import { leSimOuNao } from '../celulas/leSimOuNao';
import { fatosDaLinha } from '../formula/adaptacao';
import type { Linha } from '../formula/porLinha';
import { confere } from './confere';

/** The amount that a fine is a multiple of has another name in each infraction; each uses only its own. */
const BASES = ['impostoDevido', 'valorEstampilhas', 'foroAnual', 'impostoIndustrias'];

/** Facts of a fine: the base under every name it may have, and the grade as a word or as an amount. */
export function fatosDaMulta(linha: Linha, regra: Regra): Readonly<Record<string, unknown>> {
  const fatos: Record<string, unknown> = {
    ...fatosDaLinha(linha, regra, ['infracao', 'area', 'reincidente', 'valorUfir']),
  };
  const base = linha.celula('base');
  if (!celulaVazia(base)) {
    for (const nome of BASES) if (nome in regra.fatos) fatos[nome] = confere(regra.fatos, nome, base, 'base');
  }
  const graduacao = linha.celula('graduacao');
  if (!celulaVazia(graduacao)) {
    const nome = /\d/.test(String(graduacao)) ? 'valorAplicado' : 'graduacao';
    if (nome in regra.fatos) fatos[nome] = confere(regra.fatos, nome, graduacao, 'graduacao');
  }
  const vezes = linha.celula('reincidente');
  if ('reincidencias' in regra.fatos && !celulaVazia(vezes))
    fatos['reincidencias'] = reincidencias(vezes, regra);
  return fatos;
}

/** Where the law counts them: how many, or whether there was one. */
function reincidencias(celula: Celula, { fatos }: Regra): Celula {
  if (/\d/.test(String(celula))) return confere(fatos, 'reincidencias', celula, 'reincidente');
  return leSimOuNao(celula, 'reincidente') ? 1 : 0;
}
