import type { Regra } from '../../src';
import { chaveDeTexto } from '../../src/regra/texto';
import { fatosDaLinha } from '../formula/adaptacao';
import type { Linha } from '../formula/porLinha';

const ARGUMENTOS = ['atividade', 'movimento', 'quantidade', 'valorLocativo', 'isencao'];
const EXPORTADOR = new Set(
  ['EXPORTADOR CAFE', 'EXPORTADOR DE CAFÉ', 'COMPRADOR EXPORTADOR DE CAFÉ'].map(chaveDeTexto),
);

/**
 * The formula has one list of trades; the laws have tables. Which table is charged follows from what was
 * given: an exporter of coffee by the bags, a sale turnover by the scale, a trade by its row.
 */
export function fatosDeIndustrias(linha: Linha, regra: Regra): Readonly<Record<string, unknown>> {
  const fatos = fatosDaLinha(linha, regra, ARGUMENTOS);
  const itens = regra.fatos['item']?.codigos?.map(({ codigo }) => codigo) ?? [];
  const { atividade } = fatos;
  if (
    typeof atividade === 'string' &&
    EXPORTADOR.has(chaveDeTexto(atividade)) &&
    itens.includes('EXPORTADOR_CAFE')
  ) {
    return semVazios({
      item: 'EXPORTADOR_CAFE',
      sacas: linha.celula('quantidade') ?? 0,
      isencao: fatos['isencao'],
    });
  }
  if (itens.includes('TOTAL')) return { item: 'TOTAL', ...fatos };
  if (atividade !== undefined && itens.includes('ATIVIDADE'))
    return semVazios({ ...fatos, item: 'ATIVIDADE', movimento: undefined });
  return itens.includes('MOVIMENTO') ? { ...fatos, item: 'MOVIMENTO' } : fatos;
}

function semVazios(fatos: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fatos).filter(([, valor]) => valor !== undefined));
}
