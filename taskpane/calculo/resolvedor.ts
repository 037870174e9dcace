import { exercicioDaCelula, type Quando } from '../../functions/formula/exercicioDaCelula';
import { opcoesDe } from '../../functions/opcoesDe';
import type { Ponte } from '../../functions/tipos';
import { type Falha, type RegraResolvida, resolver } from '../../src';
import type { SistemaDeDatas } from '../../src/calendario';

export interface Resolvedor {
  /** The rule for what the cells say, or for what the workbook says where they are blank. */
  regra(id: string, municipio?: unknown, exercicio?: unknown): RegraResolvida | Falha;
}

export function quandoDe(exercicio: unknown, sistema?: SistemaDeDatas): Quando | undefined {
  return typeof exercicio === 'number' || typeof exercicio === 'string'
    ? exercicioDaCelula(exercicio, sistema)
    : undefined;
}

/** Resolves rules as the formulas of this workbook do, and keeps them while its settings stay the same. */
export function criaResolvedor(ponte: Pick<Ponte, 'ajustes' | 'aoMudar'>): Resolvedor {
  const prontas = new Map<string, RegraResolvida | Falha>();
  ponte.aoMudar(() => {
    prontas.clear();
  });
  const resolve = (id: string, municipio: unknown, exercicio: unknown): RegraResolvida | Falha => {
    const ajustes = ponte.ajustes();
    const lugar = vazio(municipio) ? ajustes.municipio : String(municipio);
    if (lugar === undefined)
      return { falha: 'ND', motivo: 'escolha o município no painel, ou informe-o na fórmula' };
    const quando = quandoDe(vazio(exercicio) ? ajustes.exercicio : exercicio, ajustes.sistemaDeDatas);
    if (!quando) return { falha: 'ND', motivo: 'escolha o exercício no painel, ou informe-o na fórmula' };
    return resolver({ municipio: lugar, ...quando, regra: id, opcoes: opcoesDe(ajustes) });
  };
  return {
    regra(id, municipio, exercicio) {
      const chave = JSON.stringify([id, municipio ?? null, exercicio ?? null]);
      const pronta = prontas.get(chave) ?? resolve(id, municipio, exercicio);
      prontas.set(chave, pronta);
      return pronta;
    },
  };
}

function vazio(valor: unknown): boolean {
  return valor === null || valor === undefined || valor === 0 || valor === '';
}
