import type { Regra } from '../../src';
import { chaveDeTexto } from '../../src/regra/texto';
import { celulaVazia } from '../celulas/celula';
import { fatosDaLinha } from '../formula/adaptacao';
import type { Linha } from '../formula/porLinha';
import { codigoDe } from './codigoDe';
import { confere } from './confere';

const ARGUMENTOS = ['atividade', 'movimento', 'quantidade', 'valorLocativo', 'isencao'];

/** Names of trades that have a table of their own, besides those that the rule has for the table. */
const OUTROS_NOMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Comprador exportador de café': 'EXPORTADOR_CAFE',
    'Comerciante de animais': 'ANIMAIS',
  }).map(([nome, item]) => [chaveDeTexto(nome), item]),
);

/**
 * The formula has one list of trades; the laws have tables. Which table is charged follows from what was given: an
 * exporter of coffee by the bags, whoever has a turnover by it, and the others by the row of the trade.
 */
export function fatosDeIndustrias(linha: Linha, regra: Regra): Readonly<Record<string, unknown>> {
  const { atividade, ...outros } = fatosDaLinha(linha, regra, ARGUMENTOS);
  const fatos = atividade === undefined ? outros : { atividade, ...outros };
  const itens = regra.fatos['item']?.codigos?.map(({ codigo }) => codigo) ?? [];
  if (itens.includes('TOTAL')) return { item: 'TOTAL', ...fatos };
  const { isencao, movimento, quantidade } = fatos;
  switch (itemPedido(atividade, regra, itens)) {
    case 'EXPORTADOR_CAFE': {
      const sacas = confere(regra.fatos, 'sacas', linha.celula('quantidade') ?? 0, 'quantidade');
      return semVazios({ item: 'EXPORTADOR_CAFE', sacas, isencao });
    }
    case 'ANIMAIS':
      return semVazios({ item: 'ANIMAIS', isencao });
    case 'MOVIMENTO':
      return semVazios({ item: 'MOVIMENTO', movimento, quantidade, isencao });
  }
  // Alegre, art. 39, b, and Alfredo Chaves, art. 38, § 1º: by the trade only where there is no turnover.
  if (!itens.includes('MOVIMENTO')) return fatos;
  if (atividade === undefined || !celulaVazia(linha.celula('movimento')) || !itens.includes('ATIVIDADE'))
    return { ...outros, item: 'MOVIMENTO' };
  return semVazios({ ...fatos, item: 'ATIVIDADE', movimento: undefined });
}

/** The table that the trade itself names. */
function itemPedido(atividade: unknown, regra: Regra, itens: readonly string[]): string | undefined {
  if (typeof atividade !== 'string') return undefined;
  const item = codigoDe(regra.fatos['item'], atividade) ?? OUTROS_NOMES.get(chaveDeTexto(atividade));
  return item !== undefined && itens.includes(item) ? item : undefined;
}

function semVazios(fatos: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fatos).filter(([, valor]) => valor !== undefined));
}
