import {
  antes,
  comparaDatas,
  dataCivil,
  depois,
  type DataCivil,
  lerDataIso,
} from '../../calendario/dataCivil';
import type { Citacao } from '../../norma/norma';
import { SemResposta } from '../falha';
import { deUmaRedacao } from './deUmaRedacao';
import type { Parametro, VersaoDeParametro } from './parametro';

/** The same figure in its successive wordings: `versoes(dinheiro('20', art…), desde('1960-12-17', dinheiro('100', …)))`. */
export function versoes<T>(...parametros: readonly [Parametro<T>, ...Parametro<T>[]]): Parametro<T> {
  const todas = parametros
    .flatMap((parametro) => parametro.versoes)
    .sort((a, b) => comparaDatas(a.desde, b.desde));
  todas.forEach((versao, i) => {
    const anterior = todas[i - 1];
    if (anterior && comparaDatas(anterior.desde, versao.desde) === 0)
      throw new Error(`${versao.citacao.texto}: duas redações no mesmo dia`);
  });
  return { versoes: todas as unknown as Parametro<T>['versoes'] };
}

/** A wording that begins on another day than its law does. */
export function desde<T>(dia: string, parametro: Parametro<T>): Parametro<T> {
  const inicio = lerDataIso(dia) ?? dataCivil(0, 0, 0);
  const [primeira] = parametro.versoes;
  return { versoes: [{ ...primeira, desde: inicio }] };
}

/** A wording that the source lacks or that cannot be read: asking for it answers `#N/D` with the reason. */
export function semFigura<T>(
  citacao: Citacao,
  motivo: string,
  trecho: string | readonly string[] = [],
): Parametro<T> {
  return deUmaRedacao(citacao, trecho, [], {
    descricao: motivo,
    entrega: () => {
      throw new SemResposta(`${citacao.texto}: ${motivo}`);
    },
  });
}

/** A wording without the figure (suppressed, or not to be relied on): the formula receives undefined and goes on. */
export function semEfeito(
  citacao: Citacao,
  motivo: string,
  trecho: string | readonly string[],
): Parametro<undefined> {
  return deUmaRedacao(citacao, trecho, [], { descricao: motivo, entrega: () => undefined });
}

/** The wording in force on that day, or undefined before the first. */
export function versaoEm<T>(parametro: Parametro<T>, dia: DataCivil): VersaoDeParametro<T> | undefined {
  let vigente: VersaoDeParametro<T> | undefined;
  for (const versao of parametro.versoes) {
    if (depois(versao.desde, dia)) break;
    vigente = versao;
  }
  return vigente ?? (antes(dia, parametro.versoes[0].desde) ? undefined : parametro.versoes[0]);
}
