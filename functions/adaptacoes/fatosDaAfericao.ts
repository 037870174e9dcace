import type { Regra } from '../../src';
import { simNao } from '../../src/regra/fato';
import { SEM_NUMEROS } from '../../src/regra/fato/entregaDeFato';
import { celulaVazia } from '../celulas/celula';
import { fatosDaLinha } from '../formula/adaptacao';
import type { Linha } from '../formula/porLinha';

const SIM_OU_NAO = simNao('');
/**
 * Where the law charges by instrument, the call is a list of one instrument and the surcharges that were asked for;
 * where it charges the taxpayer, the instrument says who that is.
 */
export function fatosDaAfericao(linha: Linha, regra: Regra): Readonly<Record<string, unknown>> {
  if (!('itens' in regra.fatos)) {
    const fatos: Record<string, unknown> = { ...fatosDaLinha(linha, regra, ['quantidade', 'isencao']) };
    const instrumento = linha.celula('instrumento');
    if ('tipo' in regra.fatos && instrumento !== null && instrumento !== 0) fatos['tipo'] = instrumento;
    return fatos;
  }
  const itens: Record<string, unknown>[] = [
    semVazios({
      item: linha.celula('instrumento'),
      quantidade: linha.celula('quantidade'),
      capacidade: linha.celula('capacidade'),
      comprimento: linha.celula('comprimento'),
    }),
  ];
  if (pedido(linha, 'foraDaReparticao')) itens.push({ item: 'ADICIONAL_FORA_REPARTICAO', quantidade: 1 });
  if (pedido(linha, 'zonaRural')) itens.push({ item: 'ADICIONAL_ZONA_RURAL', quantidade: 1 });
  return { itens };
}

function pedido(linha: Linha, nome: string): boolean {
  const celula = linha.celula(nome);
  return !celulaVazia(celula) && SIM_OU_NAO.le(celula, nome, SEM_NUMEROS);
}

function semVazios(fatos: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fatos).filter(([, valor]) => valor !== null && valor !== 0));
}
