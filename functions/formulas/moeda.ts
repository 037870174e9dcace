/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { converteMoeda, exigeMoedaEm, ufirEm } from '../../src/moeda';
import { FatoInvalido, SemResposta } from '../../src/regra';
import { mostra } from '../../src/regra/fato/mostra';
import type { DataCivil } from '../../src/calendario';
import type { Celula } from '../celulas/celula';
import { dinheiroDaCelula } from '../celulas/dinheiroDaCelula';
import { leDataDaCelula } from '../celulas/leDataDaCelula';
import { comErros } from '../formula/comErros';
import { porLinha } from '../formula/porLinha';

/**
 * Valor da UFIR no dia, pela tabela federal.
 * @customfunction UFIR
 * @param data Dia
 * @returns Valor de uma UFIR na moeda do dia
 */
export function ufir(data: any[][]): any[][] {
  return porLinha({ data }, (linha) =>
    unico(() => {
      const dia = dataDaCelula('data', linha.celula('data'));
      const valor = ufirEm(dia);
      if (!valor)
        throw new SemResposta('não há UFIR nesse dia: a série federal vai de 1º/01/1992 a 26/10/2000');
      return Number(valor.valor);
    }),
  );
}

/**
 * Moeda em circulação no dia.
 * @customfunction MOEDA
 * @param data Dia
 * @returns Nome e símbolo da moeda
 */
export function moeda(data: any[][]): any[][] {
  return porLinha({ data }, (linha) =>
    unico(() => {
      const { nome, simbolo } = moedaDoDia(dataDaCelula('data', linha.celula('data')));
      return `${nome} (${simbolo})`;
    }),
  );
}

/**
 * Converte um valor nominal entre as moedas de dois dias, sem correção monetária.
 * @customfunction CONVERTER_MOEDA
 * @param valor Valor na moeda do primeiro dia
 * @param de Dia da moeda em que o valor está
 * @param para Dia da moeda em que se quer o valor
 * @returns Valor na moeda do segundo dia
 */
export function converterMoeda(valor: any[][], de: any[][], para: any[][]): any[][] {
  return porLinha({ valor, de, para }, (linha) =>
    unico(() => {
      const valor = dinheiroDaCelula(linha.celula('valor'));
      const [inicio, fim] = [
        dataDaCelula('de', linha.celula('de')),
        dataDaCelula('para', linha.celula('para')),
      ];
      moedaDoDia(inicio);
      moedaDoDia(fim);
      return converteMoeda(valor, inicio, fim).toSignificantDigits(15).toNumber();
    }),
  );
}

function dataDaCelula(nome: string, celula: Celula): DataCivil {
  const dia = leDataDaCelula(celula);
  if (!dia)
    // A blank cell comes as 0 on the desktop, and is told as blank.
    throw new FatoInvalido(
      nome,
      `veio ${mostra(celula === 0 ? null : celula)}; aceita-se uma data que exista, como 31/03/1952`,
    );
  return dia;
}

function moedaDoDia(dia: DataCivil): { readonly nome: string; readonly simbolo: string } {
  try {
    return exigeMoedaEm(dia);
  } catch (erro) {
    throw new SemResposta(erro instanceof Error ? erro.message : String(erro));
  }
}

function unico(calcula: () => number | string): number | string {
  return comErros(() => [[calcula()]])[0]?.[0] as number | string;
}
