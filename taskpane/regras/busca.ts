import type { Regra } from '../../src';
import { citacaoPorExtenso } from '../../src/norma';

/** Text without accents or case, so that "aferição", "afericao" and "AFERICAO" are one. */
export const semAcento = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Everything of a rule that a search looks into. */
export function textoDaRegra(regra: Regra): string {
  const linhas = Object.values(regra.parametros).flatMap(({ versoes }) =>
    versoes.flatMap(({ descricao, linhas: daTabela = [] }) => [
      descricao,
      ...daTabela.map(({ titulo }) => titulo),
    ]),
  );
  return semAcento(
    [
      regra.id.replaceAll('_', ' '),
      regra.titulo,
      regra.resumo,
      ...regra.fundamento.map(citacaoPorExtenso),
      ...regra.isencoes.map(({ titulo }) => titulo),
      ...linhas,
    ].join(' '),
  );
}

/** Every word asked for is somewhere in the text. */
export function combina(texto: string, busca: string): boolean {
  return semAcento(busca)
    .split(/\s+/)
    .every((palavra) => texto.includes(palavra));
}
