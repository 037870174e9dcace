import { comparaDatas, dataBrasileira, type DataCivil } from '../calendario/dataCivil';
import type { Regra } from '../regra';

/** A change of wording: what changed, by which law, from when. */
export interface Alteracao {
  readonly desde: DataCivil;
  readonly norma: string;
  /** Names of the figures and exemptions of the rule that changed. */
  readonly oQue: readonly string[];
}

/** Every change that a rule has had, in order. The first wording is no change. */
export function alteracoesDaRegra({ parametros, isencoes }: Regra): readonly Alteracao[] {
  const porDia = new Map<string, { desde: DataCivil; norma: string; oQue: Set<string> }>();
  const anota = (desde: DataCivil, norma: string, oQue: string): void => {
    const chave = `${dataBrasileira(desde)} ${norma}`;
    const alteracao = porDia.get(chave) ?? { desde, norma, oQue: new Set<string>() };
    alteracao.oQue.add(oQue);
    porDia.set(chave, alteracao);
  };
  for (const [nome, { versoes }] of Object.entries(parametros)) {
    for (const { desde, citacao } of versoes.slice(1)) anota(desde, citacao.norma.nome, nome);
  }
  for (const { codigo, desde, citacao } of isencoes) {
    if (desde) anota(desde, citacao.norma.nome, codigo);
  }
  return [...porDia.values()]
    .sort((a, b) => comparaDatas(a.desde, b.desde))
    .map(({ desde, norma, oQue }) => ({ desde, norma, oQue: [...oQue] }));
}

/** `desde 01/01/1964, Lei nº 181/1963` */
export function alteracoesPorExtenso(alteracoes: readonly Alteracao[]): string {
  return alteracoes.map(({ desde, norma }) => `desde ${dataBrasileira(desde)}, ${norma}`).join('; ');
}
