import type { RegraResolvida } from '../../src';
import { planoDoTributo, type ParcelaDoPlano } from '../../src/consulta';
import { dataBrasileira } from '../../src/calendario';
import { SemResposta } from '../../src/regra';
import type { Correcao } from '../tabela/casaColunas';
import { casaColunas } from '../tabela/casaColunas';
import { exigeFatos } from '../tabela/exigeFatos';
import { letrasDaColuna } from '../xlsx/referencia';

/** Which column gives which fact; refuses a table that cannot be assessed. */
export function planejaColunas(
  titulos: readonly string[],
  { regra }: RegraResolvida,
  correcoes: readonly Correcao[],
  constantes: Readonly<Record<string, string>>,
): readonly (string | undefined)[] {
  const colunas = casaColunas(titulos, regra, correcoes).map((fato) =>
    fato !== undefined && Object.hasOwn(constantes, fato) ? undefined : fato,
  );
  exigeFatos(regra, colunas, constantes);
  return colunas;
}

/** The matching, in words. */
export function descreveColunas(
  titulos: readonly string[],
  colunas: readonly (string | undefined)[],
  constantes: Readonly<Record<string, string>>,
): readonly string[] {
  const nome = (titulo: string, i: number): string =>
    titulo.trim() === '' ? `coluna ${letrasDaColuna(i + 1)}` : titulo.trim();
  const usadas = titulos.flatMap((titulo, i) =>
    colunas[i] === undefined ? [] : [`${nome(titulo, i)} → ${colunas[i]}`],
  );
  const soltas = titulos.flatMap((titulo, i) => (colunas[i] === undefined ? [nome(titulo, i)] : []));
  const fixos = Object.entries(constantes).map(([fato, valor]) => `${fato} = ${valor}`);
  return [
    `Colunas: ${usadas.join('; ')}`,
    ...(fixos.length > 0 ? [`Em todas as linhas: ${fixos.join('; ')}`] : []),
    ...(soltas.length > 0 ? [`Sem uso no cálculo: ${soltas.join('; ')}`] : []),
  ];
}

/** The due dates that the law fixes; none when it fixes none. */
export function vencimentosDe(resolvida: RegraResolvida): readonly ParcelaDoPlano[] {
  try {
    return planoDoTributo(resolvida, 0);
  } catch (erro) {
    if (erro instanceof SemResposta) return [];
    throw erro;
  }
}

export function descreveVencimento({ vencimento, vencimentoUtil }: ParcelaDoPlano): string {
  const data = dataBrasileira(vencimento);
  return vencimentoUtil ? `${data} (dia útil: ${dataBrasileira(vencimentoUtil)})` : data;
}
