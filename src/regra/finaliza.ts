import { dataIso, type DataCivil } from '../calendario/dataCivil';
import { type DataHora, dataHoraIso } from '../calendario/dataHora';
import type { Dinheiro, Grandeza, Unidade } from '../valor/grandeza';
import type { Parcela } from './conta/conta';
import type { ContaBase } from './conta/contaBase';
import type { Lancado, ParcelaDoResultado } from './resultado';
import { quantiaDaSaida } from './quantiaDaSaida';
import { type NomeDeSaida, type ParcelaComMarco, SAIDAS, type Saida } from './saida';

/** Turns what the formula returned into plain values; money is rounded here, once, as the time has it. */
export function finaliza(saida: Saida, fundamento: string, conta: ContaBase): Lancado {
  const pronto: Record<string, unknown> = {};
  for (const nome of Object.keys(saida) as (keyof Saida)[]) {
    const valor = saida[nome];
    if (valor === undefined || nome === 'fundamento') continue;
    pronto[nome] =
      nome === 'parcelas'
        ? (valor as readonly (Parcela | ParcelaComMarco)[]).map((parcela) => finalizaParcela(parcela, conta))
        : finalizaValor(nome, valor as ValorBruto, conta);
  }
  return { ...pronto, fundamento };
}

type ValorBruto = Grandeza<Unidade> | number | boolean | string | DataCivil | DataHora;

function finalizaValor(nome: NomeDeSaida, valor: ValorBruto, conta: ContaBase): number | string | boolean {
  if (typeof valor === 'number' || typeof valor === 'boolean' || typeof valor === 'string') return valor;
  switch (SAIDAS[nome][0]) {
    case 'dinheiro':
      return conta.de(quantiaDaSaida(nome, valor as Dinheiro, conta)).toNumber();
    case 'data':
      return 'hora' in valor ? dataHoraIso(valor) : dataIso(valor as DataCivil);
    default:
      return conta.de(valor as Grandeza<Unidade>).toNumber();
  }
}

function finalizaParcela(parcela: Parcela | ParcelaComMarco, conta: ContaBase): ParcelaDoResultado {
  const valor = conta.de(parcela.valor).toNumber();
  if ('marco' in parcela) return { marco: parcela.marco, valor };
  const { vencimento, vencimentoUtil } = parcela;
  return {
    vencimento: dataIso(vencimento),
    ...(vencimentoUtil ? { vencimentoUtil: dataIso(vencimentoUtil) } : {}),
    valor,
  };
}
