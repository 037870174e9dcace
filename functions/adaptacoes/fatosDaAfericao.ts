import type { Regra } from '../../src';
import type { Fatos } from '../../src/regra/fato/fato';
import { type Celula, celulaVazia } from '../celulas/celula';
import { leSimOuNao } from '../celulas/leSimOuNao';
import { fatosDaLinha } from '../formula/adaptacao';
import type { Linha } from '../formula/porLinha';
import { confere } from './confere';

/** What the list of instruments calls each argument. */
const PARTES = {
  item: 'instrumento',
  quantidade: 'quantidade',
  capacidade: 'capacidade',
  comprimento: 'comprimento',
} as const;

/**
 * Where the law charges by instrument, the call is a list of one instrument and the surcharges that were asked for;
 * where it charges the taxpayer, the instrument says who that is.
 */
export function fatosDaAfericao(linha: Linha, regra: Regra): Readonly<Record<string, unknown>> {
  const { itens: lista } = regra.fatos;
  if (!lista) {
    const instrumento = linha.celula('instrumento');
    const tipo =
      'tipo' in regra.fatos && !celulaVazia(instrumento)
        ? { tipo: confere(regra.fatos, 'tipo', instrumento, 'instrumento') }
        : {};
    return { ...fatosDaLinha(linha, regra, ['quantidade', 'isencao']), ...tipo };
  }
  const itens: Record<string, unknown>[] = [instrumentoDa(linha, lista.partes ?? {})];
  if (pedido(linha, 'foraDaReparticao')) itens.push({ item: 'ADICIONAL_FORA_REPARTICAO', quantidade: 1 });
  if (pedido(linha, 'zonaRural')) itens.push({ item: 'ADICIONAL_ZONA_RURAL', quantidade: 1 });
  return { itens };
}

/** One instrument. Each part is read here, since in the list it would have another name. */
function instrumentoDa(linha: Linha, partes: Fatos): Record<string, Celula> {
  const instrumento: Record<string, Celula> = {};
  for (const [parte, argumento] of Object.entries(PARTES)) {
    const celula = linha.celula(argumento);
    if (!celulaVazia(celula)) instrumento[parte] = confere(partes, parte, celula, argumento);
    else if (partes[parte]?.obrigatorio) confere(partes, parte, null, argumento);
  }
  return instrumento;
}

function pedido(linha: Linha, nome: string): boolean {
  const celula = linha.celula(nome);
  return !celulaVazia(celula) && leSimOuNao(celula, nome);
}
